import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { exported } from '#test/exports.ts'
import { tipSiteEndpoints as calls } from '../contract/endpoints.ts'
import type { TipSiteInput } from '../contract/tip-site.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')
const driver = await app.as('driver')
const subcontractor = await app.as('subcontractor')

const weekday = { opens: '06:00', closes: '16:30' }
const shut = { opens: null, closes: null }
const hours = [weekday, weekday, weekday, weekday, weekday, shut, shut]
const westgate: TipSiteInput = {
  name: 'Westgate Clean Fill',
  suburb: 'Truganina',
  materials: [
    { material: 'Clean Fill', conditions: 'Soil report' },
    { material: 'Clay', conditions: null },
  ],
  hours,
}

let made = 0
async function newSite(fields: object = {}) {
  made += 1
  const { data, status, text } = await allocator.call(calls.createTipSite, {
    body: { name: `Test tip ${made}`, ...fields },
  })
  if (status !== 200) throw new Error(text)
  return data
}
const idsOf = async (query: object) =>
  (await sales.call(calls.listTipSites, { query })).data.map(({ id }) => id)

test('a tip site is refused without a session, without the right, and with wrong fields', async () => {
  expect(await app.visitor.call(calls.createTipSite, { body: westgate })).toMatchObject({ status: 401 })
  for (const caller of [driver, subcontractor])
    expect(await caller.call(calls.listTipSites, { query: {} })).toMatchObject({ status: 403 })
  for (const caller of [sales, safety, driver, subcontractor])
    expect(await caller.call(calls.createTipSite, { body: westgate })).toMatchObject({ status: 403 })
  const wrong = await allocator.call(calls.createTipSite, {} as never, {
    raw: {
      name: 'W',
      status: 'shut',
      materials: [
        { material: 'Clay', conditions: null },
        { material: 'Clay', conditions: null },
      ],
      hours: [{ opens: '16:00', closes: '07:00' }, { opens: '07:00', closes: null }, ...hours.slice(2)],
      queue_minutes: -1,
      licence_expires_on: 'soon',
    },
  })
  expect(wrong).toMatchObject({
    status: 422,
    errors: {
      name: 'Name must be at least 2 characters.',
      status: 'Status is not one of the choices.',
      'materials.1.material': 'Choose each material once.',
      'hours.0.closes': 'It must close after it opens.',
      'hours.1.closes': 'Enter both times, or neither.',
      queue_minutes: 'Usual queue must be a whole number from 0 to 600.',
      licence_expires_on: 'Enter a date like 20 Nov 2026.',
    },
  })
  expect(
    await allocator.call(calls.createTipSite, { body: { ...westgate, supplier_id: 999 } }),
  ).toMatchObject({
    status: 422,
    errors: { supplier_id: 'Operator is not one of the choices.' },
  })
})

test('a tip site is created, found by material, changed by one of two, archived and restored', async () => {
  const { data } = await allocator.call(calls.createTipSite, { body: westgate })
  const { id } = data
  expect(data).toMatchObject({ ...westgate, status: 'open', closed_on_holidays: 1, version: 1 })
  expect(await idsOf({ material: 'Clay' })).toEqual([id])
  expect(await idsOf({ material: 'Cl' })).toEqual([])
  expect(await idsOf({ search: 'trugan' })).toEqual([id])
  const again = { status: 422, errors: { name: 'Another tip site in this suburb already has this name.' } }
  expect(await accounts.call(calls.createTipSite, { body: westgate })).toMatchObject(again)

  const params = { id }
  const materials = [{ material: 'Clay', conditions: null }]
  await accounts.call(calls.editTipSite, { params, body: { version: 1, materials } })
  expect(
    await allocator.call(calls.editTipSite, { params, body: { version: 1, status: 'closed_wet' } }),
  ).toMatchObject({ status: 409, data: { changed_by: 'Con Petrou', current: { materials, version: 2 } } })
  await allocator.call(calls.archiveTipSites, { body: { ids: [id], reason: 'Full' } })
  const closed = { status: 409, message: 'Restore this tip site to change it.' }
  expect(await accounts.call(calls.editTipSite, { params, body: { version: 3, name: 'New' } })).toMatchObject(
    closed,
  )
  expect(
    await accounts.request('POST', `/api/records/tip_site/${id}/notes`, { payload: { body: 'Full.' } }),
  ).toMatchObject(closed)
  await allocator.call(calls.restoreTipSites, { body: { ids: [id] } })
  const { rows } = await app.database.pool.query(
    `select action from activity_log where record_type = 'tip_site' and record_id = $1 order by id`,
    [id],
  )
  expect(rows.map(({ action }: { action: string }) => action)).toEqual([
    'created',
    'updated',
    'archived',
    'restored',
  ])
})

test('the list knows what is open today', async () => {
  // The clock stands on Friday 20 Nov 2026.
  const open = await newSite({ hours })
  const unknown = await newSite()
  const weekend = await newSite({ hours: [shut, shut, shut, shut, shut, weekday, weekday] })
  const wet = await newSite({ hours, status: 'closed_wet' })
  const holiday = await newSite({ hours, closed_dates: ['2026-11-20'] })
  const made = [open, unknown, weekend, wet, holiday].map(({ id }) => id)
  const among = async (open_today: '0' | '1') =>
    (await idsOf({ open_today, sort: 'created_at' })).filter((id) => made.includes(id))
  expect(await among('1')).toEqual([open.id, unknown.id])
  expect(await among('0')).toEqual([weekend.id, wet.id, holiday.id])
  app.clock.set('2026-12-25T09:00:00+11:00')
  expect(await among('1')).toEqual([])
  await accounts.call(calls.editTipSite, {
    params: { id: open.id },
    body: { version: 1, closed_on_holidays: 0 },
  })
  expect(await among('1')).toEqual([open.id])
  app.clock.set('2026-11-20T06:00:00+11:00')
})

test('exporting tip sites needs the right, and matches the list', async () => {
  const path = '/api/tip-sites/export'
  for (const caller of [sales, safety, driver, subcontractor])
    expect(await caller.request('GET', path)).toMatchObject({ status: 403 })
  await newSite({
    name: 'Ridge landfill',
    materials: [{ material: 'Cat C', conditions: 'Book 24 hours before' }],
    hours,
    licence_no: 'OL1',
  })
  const { rows } = await exported(allocator, path, 'material=Cat C')
  expect(rows).toMatchObject([
    {
      Name: 'Ridge landfill',
      Status: 'Open',
      'Accepted materials': 'Cat C (Book 24 hours before)',
      'Opening hours': 'Mon to Fri 6:00 am to 4:30 pm',
      'EPA licence': 'OL1',
    },
  ])
})

test('what a site accepts is on the list of materials as it is written there; what it had before stays', async () => {
  const accepted = (...materials: string[]) => materials.map((material) => ({ material, conditions: null }))
  const words = 'Material is not one of the choices.'
  const body = { name: 'Unlisted tip', materials: accepted('Clay', 'clean fill', 'Concrete') }
  expect(await allocator.call(calls.createTipSite, { body })).toMatchObject({
    status: 422,
    errors: { 'materials.1.material': words, 'materials.2.material': words },
  })
  const site = await newSite({ materials: accepted('Clay', 'Grassy Fill') })
  const params = { id: site.id }
  const edit = (version: number, fields: object) =>
    allocator.call(calls.editTipSite, { params, body: { version, ...fields } })
  expect((await edit(1, { materials: accepted('Grassy Fill', 'Concrete') })).errors).toEqual({
    'materials.1.material': words,
  })
  await app.database.pool.query(
    `update dropdown_item set is_visible = false where list_key = 'material_type' and value in ('Grassy Fill', 'Rubble')`,
  )
  expect((await edit(1, { gate_notes: 'Gate 2', materials: accepted('Grassy Fill', 'Sand') })).status).toBe(
    200,
  )
  expect((await edit(2, { materials: accepted('Sand', 'Rubble') })).errors).toEqual({
    'materials.1.material': words,
  })
})
