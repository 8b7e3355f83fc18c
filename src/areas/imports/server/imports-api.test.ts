import { expect, test } from 'vitest'
import { resourceEndpoints as resources } from '#areas/resources/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { tableOf } from '#test/exports.ts'
import { accepted, checkedImport, csvOf, imported, problemsOf, settled, startImport } from '#test/imports.ts'
import { importEndpoints as calls, importUpload } from '../contract/endpoints.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const other = await app.as('otherAdministrator')
const accounts = await app.as('accounts')
const { pool } = app.database

await administrator.call(resources.createCategory, {
  body: { name: 'Excavator 5T', asset_group: 'excavator', needs_float: 1 },
})
const headings = ['Fleet number', 'Category', 'Name']
const machine = (fleet_no: string) => [fleet_no, 'Excavator 5T', `Machine ${fleet_no}`]
async function countOf(table: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}
const messageFor = async (content: Buffer) => {
  const { status, errors } = await startImport(administrator, 'asset', content)
  return [status, errors['file']]
}

test('no one imports without the right to import, and to create the records', async () => {
  const file = csvOf(headings, machine('EX-1'))
  const refused = { status: 403, message: 'You are not Authorized for this action.' }
  expect(await startImport(app.visitor, 'asset', file)).toMatchObject({ status: 401 })
  for (const name of ['allocator', 'sales', 'driver', 'safety', 'subcontractor'] as const)
    expect(await startImport(await app.as(name), 'asset', file), name).toMatchObject(refused)
  expect(await startImport(accounts, 'asset', file)).toMatchObject(refused)
  const { data } = await accounts.call(calls.listImportKinds, {})
  expect(data.map(({ kind }) => kind)).toEqual([
    'client',
    'contact',
    'site',
    'supplier',
    'tip_site',
    'product',
  ])
})

test('a file may have 5 MB, and there must be one', async () => {
  const tooLarge = Buffer.alloc(importUpload.max_bytes + 1, 'a')
  expect(await startImport(administrator, 'asset', tooLarge)).toMatchObject({
    status: 413,
    message: 'File must be 5 MB or smaller.',
  })
  const body = { kind: 'asset', file_name: 'none.csv' } as const
  expect(await administrator.call(calls.startImport, { body }, { files: [] })).toMatchObject({
    status: 422,
    errors: { file: 'Choose a file.' },
  })
  expect(await countOf('import')).toBe(0)
})

test('a file that cannot be read is refused with a sentence that says why', async () => {
  expect(await messageFor(Buffer.alloc(0))).toEqual([422, 'This file is empty.'])
  expect(await messageFor(Buffer.from('\n\n'))).toEqual([422, 'This file is empty.'])
  expect(await messageFor(csvOf(headings))).toEqual([422, 'There are no rows below the headings.'])
  expect(await messageFor(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'))).toEqual([
    422,
    'This is a picture or PDF, not a spreadsheet. Choose a CSV or XLSX file.',
  ])
  expect(await messageFor(Buffer.from([1, 2, 3, 0, 4]))).toEqual([
    422,
    'Choose a spreadsheet: a CSV or XLSX file.',
  ])
  const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  expect(await messageFor(Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]))).toEqual([
    422,
    'This spreadsheet has a password. Save it without one, then choose it again.',
  ])
  expect(await messageFor(compound)).toEqual([
    422,
    'This is an old Excel file (.xls). Save it as .xlsx or CSV, then choose it again.',
  ])
  expect(await messageFor(Buffer.from('PK\x03\x04 no archive'))).toEqual([
    422,
    'This spreadsheet is damaged and cannot be read. Open it, save it again as .xlsx or CSV, and choose that file.',
  ])
  expect(await messageFor(csvOf(['Name', 'NAME'], ['a', 'b']))).toEqual([
    422,
    'Two columns are called “NAME”. Give each its own heading.',
  ])
  expect(await messageFor(csvOf(['Name', '', 'Make'], ['a', 'b', 'c']))).toEqual([
    422,
    'Column B has no heading. Give every column its own heading, and do not merge cells in that row.',
  ])
  expect(await messageFor(Buffer.from(`Name,Make\n${'a,b\n'.repeat(1_000_000)}`))).toEqual([
    422,
    'A file can have 20,000 rows. Split it into several files.',
  ])
  const wide = Array.from({ length: 101 }, (_, at) => `Column ${at}`)
  expect(await messageFor(csvOf(wide, wide))).toEqual([
    422,
    'A file can have 100 columns. Remove those you do not need.',
  ])
  expect(await countOf('import_row')).toBe(0)
})

test('columns are matched with known fields, each once, and all that are required', async () => {
  const { data } = await startImport(
    administrator,
    'asset',
    csvOf(['Fleet No.', 'Description', 'Category', 'Colour'], ['EX-1', 'Digger', 'Excavator 5T', 'Yellow']),
  )
  expect(data.columns).toMatchObject([
    { heading: 'Fleet No.', field: 'fleet_no', samples: ['EX-1'] },
    { heading: 'Description', field: 'name' },
    { heading: 'Category', field: 'asset_category_id' },
    { heading: 'Colour', field: '' },
  ])
  const match = (fields: string[]) =>
    administrator.call(calls.matchImport, {
      params: { id: data.id },
      body: { version: data.version, fields },
    })
  const message = async (...fields: string[]) => (await match(fields)).errors['fields']
  expect(await message('fleet_no', 'name', '', '')).toBe('Choose a column for Category.')
  expect(await message('fleet_no', 'name', 'asset_category_id', 'name')).toBe(
    'Two columns are matched with Name. Choose one of them.',
  )
  expect(await message('fleet_no', 'status', 'asset_category_id', '')).toBe(
    'Choose a field of the list for each column.',
  )
  expect(await message('fleet_no')).toBe('Choose a field of the list for each column.')
  // The colour goes to the make here, and is remembered for the next file.
  await match(['fleet_no', 'name', 'asset_category_id', 'make'])
  await settled(administrator, data.id)
  const next = await startImport(other, 'asset', csvOf(['COLOUR', 'Fleet No.'], ['Red', 'EX-2']))
  expect(next.data.columns.map(({ field }) => field)).toEqual(['make', 'fleet_no'])
})

test('every bad row is named with its reason and its number in the spreadsheet', async () => {
  await imported(administrator, 'asset', csvOf(headings, machine('EX-10')))
  const file = csvOf(
    [...headings, 'Year', 'Needs a float', 'Registration expires on', 'Email'],
    [...machine('EX-11'), 2021, 'yes', '30/6/2027', 'ignored@example.com'],
    [],
    [...machine('ex-10'), '', '', '', ''],
    ['EX-12', 'Excavatr', '', 'last year', 'maybe', '31/02/2027', ''],
    [...machine('ex-11'), '', '', '', ''],
    ['EX-13', 'Excavator 5T', 'x'.repeat(121), '2399', '', '', ''],
  )
  const found = await checkedImport(administrator, 'asset', file, 'fleet.csv')
  expect(found).toMatchObject({ status: 'checked', row_count: 5, bad_count: 4, done_count: 5 })
  expect(await problemsOf(administrator, found.id)).toEqual([
    'Row 4: Fleet number: EX-10 is already in the fleet.',
    'Row 5: There is no category “Excavatr”. Name is required. Enter a year like 2019. Registration expires on: Enter a date like 20 Nov 2026. Needs a float: Choose Yes or No.',
    'Row 6: Fleet number: Row 2 has the same.',
    'Row 7: Name must be 120 characters or fewer. Enter a year like 2019.',
  ])
  const csv = await administrator.request('GET', `/api/imports/${found.id}/problems/file`)
  expect(tableOf(csv.text).rows[0]).toMatchObject({
    Row: '4',
    'Fleet number': 'ex-10',
    Reason: 'Fleet number: EX-10 is already in the fleet.',
  })

  expect(await accepted(administrator, found)).toMatchObject({ status: 'imported', imported_count: 1 })
  const { data } = await administrator.call(resources.listAssets, { query: { search: 'EX-11' } })
  expect(data).toMatchObject([{ fleet_no: 'EX-11', year: 2021, rego_expires_on: '2027-06-30' }])
  // Only what was left out is kept, for its owner to correct.
  expect((await pool.query('select row_no from import_row where import_id = $1', [found.id])).rowCount).toBe(
    4,
  )
  expect(await other.call(calls.listImportProblems, { params: { id: found.id }, query: {} })).toMatchObject({
    status: 404,
  })
})

test('a row that is left out keeps no number from a later row', async () => {
  await imported(
    administrator,
    'asset',
    csvOf([...headings, 'VIN'], [...machine('VIN-1'), 'JHDFG8JP1XXX12345']),
  )
  const file = csvOf(
    [...headings, 'VIN'],
    [...machine('VIN-2'), 'JHDFG8JP1XXX12345'],
    [...machine('VIN-2'), ''],
    [...machine('VIN-2'), ''],
  )
  const found = await checkedImport(administrator, 'asset', file)
  expect(await problemsOf(administrator, found.id)).toEqual([
    'Row 2: VIN-1 already has this VIN.',
    'Row 4: Fleet number: Row 3 has the same.',
  ])
})

test('an unfinished import is its owner’s; each step is allowed in its place only', async () => {
  const bad = await checkedImport(administrator, 'asset', csvOf(headings, ['', 'Excavator 5T', 'No number']))
  const params = { id: bad.id }
  const body = { version: bad.version }
  expect(await other.call(calls.acceptImport, { params, body })).toMatchObject({ status: 404 })
  expect(await other.call(calls.undoImport, { params, body })).toMatchObject({ status: 404 })
  expect(await other.call(calls.getImport, { params })).toMatchObject({ status: 404 })
  expect(await other.call(calls.cancelImport, { params })).toMatchObject({ status: 404 })
  expect(await administrator.call(calls.acceptImport, { params, body })).toMatchObject({
    status: 409,
    message: 'No row can be imported. Correct the file and choose it again.',
  })
  expect(await administrator.call(calls.undoImport, { params, body })).toMatchObject({
    status: 409,
    message: 'This import has only been checked.',
  })
  expect(await administrator.call(calls.acceptImport, { params, body: { version: 99 } })).toMatchObject({
    status: 409,
  })
  expect(await administrator.call(calls.cancelImport, { params })).toMatchObject({
    status: 200,
    message: 'Import cancelled.',
  })
  expect(await administrator.call(calls.getImport, { params })).toMatchObject({ status: 404 })
  expect((await pool.query('select from import_row where import_id = $1', [bad.id])).rowCount).toBe(0)
})

test('two people who import at once get each number once', async () => {
  const file = csvOf(headings, ...Array.from({ length: 50 }, (_, at) => machine(`RACE-${at}`)))
  const both = await Promise.all([
    checkedImport(administrator, 'asset', file),
    checkedImport(other, 'asset', file),
  ])
  await Promise.all(
    [administrator, other].map((who, at) =>
      who.call(calls.acceptImport, {
        params: { id: both[at]!.id },
        body: { version: both[at]!.version },
      }),
    ),
  )
  const ended = [await settled(administrator, both[0].id), await settled(other, both[1].id)]
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['checked', 'imported'])
  expect(ended.find(({ status }) => status === 'checked')).toMatchObject({
    bad_count: 50,
    problem:
      'Something the rows depend on has just changed. They were checked again; nothing was imported yet.',
  })
  const { rows } = await pool.query("select from asset where fleet_no like 'RACE-%'")
  expect(rows).toHaveLength(50)
})

test('an import that is cut off in the middle leaves nothing, and can be done again', async () => {
  const file = csvOf(headings, ...Array.from({ length: 450 }, (_, at) => machine(`CUT-${at}`)))
  const found = await checkedImport(administrator, 'asset', file)
  // The connection ends within the third slice, when two are written.
  const owner = await app.database.owner()
  await owner.query(`create function cut() returns trigger language plpgsql security definer as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
  await owner.query(
    "create trigger cut before insert on asset for each row when (new.fleet_no = 'CUT-440') execute function cut()",
  )
  const logged = await countOf('activity_log')
  expect(await accepted(administrator, found)).toMatchObject({
    status: 'checked',
    problem: 'The import stopped, and nothing was imported. Try again.',
  })
  const { rows } = await pool.query("select from asset where fleet_no like 'CUT-%'")
  expect(rows).toHaveLength(0)
  expect(await countOf('activity_log')).toBe(logged)
  expect((await pool.query('select from import_record where import_id = $1', [found.id])).rowCount).toBe(0)

  await owner.query('drop trigger cut on asset')
  const again = (await administrator.call(calls.getImport, { params: { id: found.id } })).data
  expect(await accepted(administrator, again)).toMatchObject({ status: 'imported', imported_count: 450 })
})
