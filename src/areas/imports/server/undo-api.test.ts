import { expect, test } from 'vitest'
import { clientEndpoints as clients } from '#areas/clients/contract/endpoints.ts'
import { noteEndpoints as notes } from '#areas/notes/contract/endpoints.ts'
import { productEndpoints as products } from '#areas/products/contract/endpoints.ts'
import { resourceEndpoints as resources } from '#areas/resources/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { csvOf, imported, undone } from '#test/imports.ts'
import { importEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const other = await app.as('otherAdministrator')
const accounts = await app.as('accounts')
await administrator.call(resources.createCategory, {
  body: { name: 'Excavator 5T', asset_group: 'excavator', needs_float: 1 },
})
const fleet = (...numbers: string[]) =>
  imported(
    administrator,
    'asset',
    csvOf(
      ['Fleet number', 'Category', 'Name'],
      ...numbers.map((number) => [number, 'Excavator 5T', `Machine ${number}`]),
    ),
  )
const assets = async (search: string) =>
  (await administrator.call(resources.listAssets, { query: { search, sort: 'fleet_no' } })).data

test('an import is undone by someone who may import its records, once', async () => {
  const done = await fleet('UN-1', 'UN-2')
  const params = { id: done.id }
  const body = { version: done.version }
  expect(await accounts.call(calls.undoImport, { params, body })).toMatchObject({ status: 404 })
  expect(await undone(other, done)).toMatchObject({ status: 'undone', undone_by_name: 'Olga Finch' })
  expect(await assets('UN-')).toEqual([])
  const now = (await other.call(calls.getImport, { params })).data
  expect(await other.call(calls.undoImport, { params, body: { version: now.version } })).toMatchObject({
    status: 409,
    message: 'This import has been undone.',
  })
  const { rows } = await app.database.pool.query(
    "select action, record_label, actor from activity_log where record_type in ('asset', 'import') order by id",
  )
  expect(rows.slice(-3)).toEqual([
    { action: 'removed', record_label: 'UN-1 Machine UN-1', actor: 'Olga Finch' },
    { action: 'removed', record_label: 'UN-2 Machine UN-2', actor: 'Olga Finch' },
    { action: 'undone', record_label: 'file.csv', actor: 'Olga Finch' },
  ])
  // Their numbers are free again.
  expect(await fleet('UN-1')).toMatchObject({ status: 'imported' })
})

test('a record that was changed since, or is used, keeps all of them', async () => {
  const done = await fleet('HE-1', 'HE-2', 'HE-3')
  const [first, second] = await assets('HE-')
  await administrator.call(resources.editAsset, {
    params: { id: first!.id },
    body: { version: 1, make: 'Cat' },
  })
  await administrator.call(notes.createNote, {
    params: { record_type: 'asset', record_id: second!.id },
    body: { body: 'Ring before eight.' },
  })
  expect(await undone(administrator, done)).toMatchObject({
    status: 'imported',
    problem: '2 records cannot be removed, so nothing was.',
    held: [
      { id: first!.id, label: 'HE-1 Machine HE-1', reasons: ['changed since'] },
      { id: second!.id, label: 'HE-2 Machine HE-2', reasons: ['has 1 note'] },
    ],
  })
  expect(await assets('HE-')).toHaveLength(3)
})

test('a client stays for its contacts until their import is undone; a product for a later price', async () => {
  const made = await imported(
    administrator,
    'client',
    csvOf(['Name', 'Type', 'Email'], ['Held Civil', 'Civil contractor', 'a@example.com']),
  )
  const contacts = await imported(
    administrator,
    'contact',
    csvOf(['Client', 'Name'], ['Held Civil', 'Jo Nguyen']),
  )
  const held = await undone(administrator, made)
  expect(held.held).toMatchObject([{ label: 'Held Civil', reasons: ['has 1 contact'] }])
  expect(await undone(administrator, contacts)).toMatchObject({ status: 'undone' })
  expect(await undone(administrator, held)).toMatchObject({ status: 'undone' })
  expect((await administrator.call(clients.listClients, { query: { search: 'Held Civil' } })).data).toEqual(
    [],
  )

  const priced = await imported(
    administrator,
    'product',
    csvOf(['Code', 'Name', 'Category', 'Unit', 'Sell price'], ['P-1', 'Float', 'Float', 'each', 250]),
  )
  const { data } = await administrator.call(products.listProducts, { query: { search: 'P-1' } })
  app.clock.set('2026-11-21T06:00:00+11:00')
  await administrator.call(products.setPrice, {
    params: { id: data[0]!.id },
    body: { valid_from: '2026-11-21', sell_price_cents: 26_000 },
  })
  expect((await undone(administrator, priced)).held).toMatchObject([
    { label: 'Float', reasons: ['has 1 later price'] },
  ])
})

test('an edit and an undo at the same time: either the edit is kept, or the record is gone', async () => {
  for (const round of [1, 2, 3]) {
    const done = await fleet(`RA-${round}`)
    const [asset] = await assets(`RA-${round}`)
    const [edit, after] = await Promise.all([
      administrator.call(resources.editAsset, {
        params: { id: asset!.id },
        body: { version: 1, make: 'Cat' },
      }),
      undone(other, done),
    ])
    const left = await assets(`RA-${round}`)
    if (after.status === 'undone') expect([edit.status, left]).toEqual([404, []])
    else expect([edit.status, left[0]?.make, after.held[0]?.reasons]).toEqual([200, 'Cat', ['changed since']])
  }
})

test('of many records that cannot be removed, the first hundred are listed', async () => {
  const done = await fleet(...Array.from({ length: 101 }, (_, at) => `MANY-${at}`))
  await app.database.pool.query("update asset set make = 'Cat' where fleet_no like 'MANY-%'")
  const { held, problem } = await undone(administrator, done)
  expect(held).toHaveLength(100)
  expect(problem).toBe('101 records cannot be removed, so nothing was. The first 100 are listed.')
})
