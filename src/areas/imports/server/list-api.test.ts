import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { exported } from '#test/exports.ts'
import { csvOf, imported, startImport, undone } from '#test/imports.ts'
import { importEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const accounts = await app.as('accounts')
const sales = await app.as('sales')

const suppliers = (name: string) => csvOf(['Name', 'Supplies'], [name, 'Tip'], ['', 'Parts'])
const tips = await imported(administrator, 'supplier', suppliers('North Tip'), 'tips.csv')
await undone(administrator, tips)
await imported(accounts, 'supplier', suppliers('South Quarry'), 'quarries.csv')
const driver = csvOf(['Name', 'Mobile'], ['Jo Nguyen', '0491 570 156'])
await imported(administrator, 'driver', driver, 'people.csv')
const { data: unfinished } = await startImport(accounts, 'client', csvOf(['Name'], ['Merri']), 'clients.csv')

const files = async (query: object) =>
  (await administrator.call(calls.listImports, { query })).data.map(({ file_name }) => file_name)

test('the list is for those who may import, and so is its file', async () => {
  for (const path of ['/api/imports', '/api/imports/export', '/api/imports/people'])
    expect((await sales.request('GET', path)).status, path).toBe(403)
  expect((await administrator.request('GET', '/api/imports?status=lost')).status).toBe(422)
})

test('imports are found by what they are of, how far they have come, and whose they are', async () => {
  expect(await files({})).toEqual(['people.csv', 'quarries.csv', 'tips.csv'])
  expect(await files({ kind: 'supplier' })).toEqual(['quarries.csv', 'tips.csv'])
  expect(await files({ status: 'undone' })).toEqual(['tips.csv'])
  expect(await files({ created_by: accounts.user_id })).toEqual(['quarries.csv'])
  expect((await administrator.call(calls.listImporters, {})).data.map(({ name }) => name)).toEqual([
    'Ada Marsh',
    'Con Petrou',
  ])
})

test('the file has what the list shows to its reader', async () => {
  const { rows } = await exported(administrator, '/api/imports/export', 'kind=supplier&status=undone')
  expect(rows).toEqual([
    {
      File: 'tips.csv',
      Records: 'Suppliers',
      Status: 'Undone',
      Rows: '2',
      Imported: '1',
      'Left out': '1',
      By: 'Ada Marsh',
      Date: '2026-11-20',
      Finished: '2026-11-20',
      Undone: '2026-11-20',
      'Undone by': 'Ada Marsh',
    },
  ])
  const own = await exported(accounts, '/api/imports/export')
  expect(own.rows.map(({ File }) => File)).toEqual(['tips.csv', 'quarries.csv', 'clients.csv'])
})

test('an unfinished import is named before a new file replaces it', async () => {
  const inHand = async (who = accounts) =>
    (await who.call(calls.listImportKinds, {})).data.flatMap(({ in_hand }) => (in_hand ? [in_hand] : []))
  expect(await inHand()).toEqual([{ id: unfinished.id, file_name: 'clients.csv', status: 'matching' }])
  expect(await inHand(administrator)).toEqual([])
  const { data } = await startImport(accounts, 'client', csvOf(['Name'], ['Darebin']), 'other.csv')
  expect(await inHand()).toEqual([{ id: data.id, file_name: 'other.csv', status: 'matching' }])
})
