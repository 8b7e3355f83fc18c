import { expect, test, vi } from 'vitest'
import { clientEndpoints as clients } from '#areas/clients/contract/endpoints.ts'
import { resourceEndpoints as resources } from '#areas/resources/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeSubcontractor } from '#test/fleet.ts'
import { accepted, checkedImport, csvOf, imported, settled, startImport } from '#test/imports.ts'
import { quoting } from '#test/quotes.ts'
import { importEndpoints as calls } from '../contract/endpoints.ts'
import { forget } from './forget-imports.ts'
import { openProgress } from './progress.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const { create } = await quoting(app)
const { pool } = app.database
const owner = await app.database.owner()

await administrator.call(resources.createCategory, {
  body: { name: 'Excavator 5T', asset_group: 'excavator', needs_float: 1 },
})
const fleet = (prefix: string, count = 1) =>
  csvOf(
    ['Fleet number', 'Category', 'Name'],
    ...Array.from({ length: count }, (_, at) => [`${prefix}-${at}`, 'Excavator 5T', 'Digger']),
  )
const countOf = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rowCount
const rowsOf = (id: number) => countOf('select from import_row where import_id = $1', id)
const find = async (id: number) => (await administrator.call(calls.getImport, { params: { id } })).data
/** As a step leaves it that is ordered now. */
async function setStatus(id: number, status: string) {
  await owner.query('update import set status = $2 where id = $1', [id, status])
  await owner.query('update import set updated_at = $2 where id = $1', [id, app.clock.now()])
}

/** Stops imports at a row, until it is let go: the test holds a lock that the row waits for. */
async function stopAt(table: string, column: string, value: string) {
  await owner.query('select pg_advisory_lock(160)')
  await owner.query(`create or replace function stop() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(160); return new; end $$`)
  await owner.query(
    `create trigger stop before insert on ${table} for each row when (new.${column} = '${value}') execute function stop()`,
  )
  const waiting = "select from pg_locks where locktype = 'advisory' and objid = 160 and not granted"
  return {
    reached: () => vi.waitUntil(async () => (await countOf(waiting)) === 1, { timeout: 20_000 }),
    letGo: () => owner.query('select pg_advisory_unlock(160)'),
    remove: () => owner.query(`drop trigger stop on ${table}`),
  }
}

test('an import that is cancelled while it is under way leaves nothing', async () => {
  const found = await checkedImport(administrator, 'asset', fleet('CANCEL', 450))
  const logged = await countOf('select from activity_log')
  const stop = await stopAt('asset', 'fleet_no', 'CANCEL-440')
  const params = { id: found.id }
  await administrator.call(calls.acceptImport, { params, body: { version: found.version } })
  await stop.reached()
  expect(await administrator.call(calls.cancelImport, { params })).toMatchObject({ status: 200 })
  await stop.letGo()
  await expect
    .poll(() => countOf("select from pgboss.job where name = 'imports-run' and state <> 'completed'"), {
      timeout: 20_000,
    })
    .toBe(0)
  await stop.remove()
  expect(await countOf("select from asset where fleet_no like 'CANCEL-%'")).toBe(0)
  expect(await countOf('select from import_record where import_id = $1', found.id)).toBe(0)
  expect(await rowsOf(found.id)).toBe(0)
  expect(await countOf('select from activity_log')).toBe(logged)
})

test('a client whose contacts are being imported can be quoted for meanwhile', async () => {
  const make = async (name: string) =>
    (
      await administrator.call(clients.createClient, {
        body: { name, client_type: 'civil', email: 'office@example.com' },
      })
    ).data
  const [first, second] = [await make('First Civil'), await make('Second Civil')]
  const file = csvOf(['Client', 'Name'], [second.name, 'Dana Frost'], [first.name, 'Last One'])
  const found = await checkedImport(administrator, 'contact', file)
  const stop = await stopAt('client_contact', 'name', 'Last One')
  await administrator.call(calls.acceptImport, {
    params: { id: found.id },
    body: { version: found.version },
  })
  await stop.reached()
  for (const { id } of [first, second])
    expect(await create({ client_id: id, prospect_name: null, prospect_email: null })).toMatchObject({
      client_id: id,
    })
  await stop.letGo()
  expect(await settled(administrator, found.id)).toMatchObject({ status: 'imported', imported_count: 2 })
  await stop.remove()
})

const companies = async (...abns: readonly [string, string]) => {
  const [first, second] = [
    await makeSubcontractor(app, { abn: abns[0] }),
    await makeSubcontractor(app, { abn: abns[1] }),
  ]
  return { first, second }
}
/** Drivers of two subcontractors, in the file against the order of their ids; the first is locked by someone else. */
async function importedAgainst({ first, second }: Awaited<ReturnType<typeof companies>>) {
  const file = csvOf(
    ['Name', 'Mobile', 'Employment', 'Subcontractor'],
    ['Second Vince', '0491 570 006', 'Subcontractor’s', second.name],
    ['First Vince', '0491 570 110', 'Subcontractor’s', first.name],
  )
  const found = await checkedImport(administrator, 'driver', file)
  expect(found.bad_count).toBe(0)
  const other = await pool.connect()
  await other.query('begin')
  await other.query('select from subcontractor where id = $1 for no key update', [first.id])
  await administrator.call(calls.acceptImport, {
    params: { id: found.id },
    body: { version: found.version },
  })
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%\"subcontractor\"%for share%'"
  await vi.waitUntil(async () => (await countOf(waiting)) === 1, { timeout: 20_000 })
  return { id: found.id, other }
}

test('an import locks its subcontractors in their own order, whatever the order of the rows', async () => {
  const { first, second } = await companies('51824753556', '53004085616')
  const { id, other } = await importedAgainst({ first, second })
  // With the rows' order, each of the two would now wait for the other.
  await other.query('select from subcontractor where id = $1 for no key update nowait', [second.id])
  await other.query('commit')
  other.release()
  expect(await settled(administrator, id)).toMatchObject({ status: 'imported', imported_count: 2 })
})

test('an import whose subcontractor is archived at that moment is checked again', async () => {
  const { first, second } = await companies('33102417032', '65057081983')
  const { id, other } = await importedAgainst({ first, second })
  await other.query("update subcontractor set archived_at = now(), archive_reason = 'Left' where id = $1", [
    first.id,
  ])
  await other.query('commit')
  other.release()
  expect(await settled(administrator, id)).toMatchObject({
    status: 'checked',
    bad_count: 1,
    imported_count: 0,
  })
  expect(await countOf("select from driver where name like '% Vince'")).toBe(2)
})

test('a fault that is not about other people’s changes stops the import and is logged', async () => {
  const found = await checkedImport(administrator, 'asset', fleet('FAULT'))
  await owner.query("alter table asset add constraint no_fault check (fleet_no not like 'FAULT-%')")
  expect(await accepted(administrator, found)).toMatchObject({
    status: 'checked',
    problem: 'The import stopped, and nothing was imported. Try again.',
  })
  expect(app.log.filter((line) => line.includes('no_fault'))).not.toHaveLength(0)
  await owner.query('alter table asset drop constraint no_fault')
})

test('progress that is stored late leaves a finished import as it is', async () => {
  const { id, done_count } = await imported(administrator, 'asset', fleet('LATE'))
  await setStatus(id, 'undoing')
  const { db, write } = app.platform
  const progress = openProgress(
    {
      db,
      // The step ends between the look and the write.
      write: async (viewer, work) => {
        await setStatus(id, 'imported')
        return write(viewer, work)
      },
    },
    id,
    'undoing',
  )
  progress.at(77)
  await expect.poll(async () => (await find(id)).status).toBe('imported')
  await progress.stop()
  expect((await find(id)).done_count).toBe(done_count)
})

test('a step whose job is lost is taken back after an hour, and its owner can order it again', async () => {
  const { id } = await imported(administrator, 'asset', fleet('LOST'))
  const checked = await checkedImport(administrator, 'asset', fleet('STUCK'))
  await setStatus(id, 'undoing')
  await setStatus(checked.id, 'importing')
  app.clock.set('2026-11-20T06:50:00+11:00')
  await forget(app.platform)
  expect((await find(id)).status).toBe('undoing')
  app.clock.set('2026-11-20T07:30:00+11:00')
  await forget(app.platform)
  expect(await find(id)).toMatchObject({
    status: 'imported',
    problem: 'The import could not be undone. Try again.',
  })
  const taken = await find(checked.id)
  expect(taken).toMatchObject({
    status: 'checked',
    problem: 'The import stopped, and nothing was imported. Try again.',
  })
  expect(await accepted(administrator, taken)).toMatchObject({ status: 'imported', imported_count: 1 })
})

test('an import that no one goes on with is removed after two days, and left-out rows after a week', async () => {
  app.clock.set('2026-11-21T06:00:00+11:00')
  const bad = csvOf(['Fleet number', 'Category', 'Name'], ['KEPT-1', 'Excavator 5T', 'Digger'], ['KEPT-2'])
  const done = await imported(administrator, 'asset', bad)
  const { data: left } = await startImport(administrator, 'supplier', csvOf(['Name'], ['Quarry']))
  app.clock.set('2026-11-23T05:00:00+11:00')
  await forget(app.platform)
  expect((await find(left.id)).status).toBe('matching')
  app.clock.set('2026-11-23T07:00:00+11:00')
  await forget(app.platform)
  expect(await administrator.call(calls.getImport, { params: { id: left.id } })).toMatchObject({
    status: 404,
  })
  expect(await rowsOf(done.id)).toBe(1)
  app.clock.set('2026-11-28T07:00:00+11:00')
  await forget(app.platform)
  expect(await rowsOf(done.id)).toBe(0)
  expect((await find(done.id)).status).toBe('imported')
})
