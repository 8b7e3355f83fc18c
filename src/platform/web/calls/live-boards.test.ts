import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { read, readSeldom } from './api.ts'
import { liveBoards } from './live-boards.ts'

const counts = endpoint({
  method: 'GET',
  path: '/api/counts',
  permission: 'signed_in',
  summary: 'Counts for a test.',
  topic: 'docket',
  also: ['quote'],
  output: z.array(z.number()),
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often `query` was asked for, on screen and under live notices. */
async function shown(query: ReturnType<typeof read<typeof counts>>) {
  const queries = new QueryClient()
  const ask = vi.fn<() => Promise<number[]>>(() => Promise.resolve([1]))
  new QueryObserver(queries, { ...query, queryFn: ask, staleTime: 30_000 }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  ask.mockClear()
  const { note } = liveBoards(queries, {
    isShown: () => true,
    later: (then, ms) => void setTimeout(then, ms),
  })
  return { ask, note, queries }
}

test('counts at the edge of the screen are asked for at once, then at most every two seconds', async () => {
  const { ask, note } = await shown(readSeldom(counts, {}))
  note({ topic: 'client' })
  expect(ask).not.toHaveBeenCalled()
  note({ topic: 'quote' })
  expect(ask).toHaveBeenCalledTimes(1)
  for (let passed = 0; passed < 6_000; passed += 100) {
    note({ topic: 'docket' })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(ask).toHaveBeenCalledTimes(4)
})

test('a change made here refreshes a list immediately, and the counts with its notice', async () => {
  const list = await shown(read(counts, {}))
  void list.queries.invalidateQueries({ queryKey: ['docket'] })
  expect(list.ask).toHaveBeenCalledTimes(1)
  const { ask, note, queries } = await shown(readSeldom(counts, {}))
  void queries.invalidateQueries({ queryKey: ['docket'] })
  expect(ask).not.toHaveBeenCalled()
  note({ topic: 'docket' })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a list does not wait until what is apart has been read again', async () => {
  const { ask, note, queries } = await shown(read(counts, {}))
  const others = vi.fn<() => Promise<number>>(() => new Promise(() => {}))
  const apart = { queryKey: ['presence'], queryFn: others, meta: { isApart: true } }
  new QueryObserver(queries, apart).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  note({ topic: 'presence' })
  note({ topic: 'docket' })
  expect(others).toHaveBeenCalledOnce()
  expect(ask).toHaveBeenCalledTimes(1)
})
