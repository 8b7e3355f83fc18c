import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { loadRecord, takeFromList } from './load-record.ts'
import { Refusal } from '../calls/refusal.ts'

interface Job {
  id: number
  title: string
}
const list = { queryKey: ['job', 'day'] }
const record = {
  queryKey: ['job', 7],
  queryFn: (): Promise<Job> => Promise.reject(new Refusal({ status: 0, message: 'No answer' })),
  retry: false,
  networkMode: 'always',
} as const

function openedWith(rows: Job[], prepare: (queries: QueryClient) => void = () => {}) {
  const queries = new QueryClient()
  queries.setQueryData(list.queryKey, rows, { updatedAt: 1000 })
  prepare(queries)
  takeFromList(queries, { id: 7, list, record })
  const context = { queries } as Parameters<typeof loadRecord>[0]['context']
  const loaded = loadRecord({ context, params: { id: '7' }, route: { id: 'job' } }, record)
  return loaded.then(() => queries.getQueryState<Job>(record.queryKey))
}

test('a record from a loaded list opens without a network, as old as the list', async () => {
  const opened = await openedWith([{ id: 7, title: 'Trench' }])
  expect(opened).toMatchObject({ data: { title: 'Trench' }, dataUpdatedAt: 1000 })
})

test('a record from a stale list is fetched at once', async () => {
  const opened = await openedWith(
    [{ id: 7, title: 'Trench' }],
    (queries) => void queries.invalidateQueries(list),
  )
  expect(opened).toMatchObject({ data: { title: 'Trench' }, dataUpdatedAt: 0 })
})

test("the record's own copy takes precedence over the list's", async () => {
  const opened = await openedWith(
    [{ id: 7, title: 'Trench' }],
    (queries) => void queries.setQueryData(record.queryKey, { id: 7, title: 'Trench, deeper' }),
  )
  expect(opened?.data).toEqual({ id: 7, title: 'Trench, deeper' })
})

test('without a network, a record in no list is refused', async () => {
  await expect(openedWith([])).rejects.toMatchObject({ status: 0 })
})
