import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { allRight, asDriver, complete, filledIn, prepared } from '#test/checklists.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { checklistEndpoints as calls } from '../contract/endpoints.ts'
import { checklistsForAsset } from './index.ts'

const app = await testApp()
const sales = await app.as('sales')
const allocator = await app.as('allocator')
const driver = await app.as('driver')
const otherDriver = await app.as('otherDriver')
const subcontractor = await app.as('subcontractor')
const { pool } = app.database

async function recordOf(user_id: number) {
  const user = await app.platform.db
    .selectFrom('app_user')
    .select(['driver_id', 'subcontractor_id'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return { driver_id: user.driver_id ?? 0, subcontractor_id: user.subcontractor_id ?? 0 }
}

/** Dan's, in order except for a dirty cab; the other driver's, on the subcontractor's machine. */
const own = await prepared(app)
const { driver_id } = await recordOf(driver.user_id)
const mine = await complete(
  app,
  filledIn(
    { ...own, driver: { id: driver_id } },
    {
      answers: allRight(own.checklist, { Greased: { value: 'fail', comment: 'Dry' } }),
      comment: 'Needs grease',
      smu: 7,
    },
  ),
  asDriver(driver_id, driver.user_id),
)
const theirs = await prepared(app, {
  asset_owner: 'subcontractor',
  subcontractor_id: (await recordOf(subcontractor.user_id)).subcontractor_id,
})
const other = (await recordOf(otherDriver.user_id)).driver_id
const others = await complete(
  app,
  filledIn({ ...theirs, driver: { id: other } }),
  asDriver(other, otherDriver.user_id),
)
const one = (id: number) => ({ params: { id } })

test('without the right it is refused, and other people’s are not found', async () => {
  for (const e of [calls.listChecklists, calls.listAssetChecklists, calls.listDefects]) {
    expect((await app.visitor.call(e, { query: {} })).status).toBe(401)
    expect((await sales.call(e, { query: {} })).status).toBe(403)
  }
  expect((await sales.call(calls.getAssetChecklist, one(mine.id))).status).toBe(403)
  expect((await driver.call(calls.getAssetChecklist, one(others.id))).status).toBe(404)
  expect((await otherDriver.call(calls.getAssetChecklist, one(mine.id))).status).toBe(404)
  expect((await subcontractor.call(calls.getAssetChecklist, one(mine.id))).status).toBe(404)
  expect((await allocator.call(calls.getAssetChecklist, one(999_999))).status).toBe(404)
  expect((await allocator.call(calls.getChecklist, one(999_999))).status).toBe(404)
  const { rows } = await pool.query('select id::int from asset_defect where asset_checklist_id = $1', [
    mine.id,
  ])
  const defect = (rows[0] as { id: number }).id
  expect((await otherDriver.call(calls.getDefect, one(defect))).status).toBe(404)
  expect((await driver.call(calls.getDefect, one(defect))).status).toBe(200)
})

test('lists show a driver their own, and a company those of its plant', async () => {
  const ids = async (caller: typeof driver, query = {}) =>
    (await caller.call(calls.listAssetChecklists, { query })).data.map(({ id }) => id)
  expect(await ids(driver)).toEqual([mine.id])
  expect(await ids(otherDriver)).toEqual([others.id])
  expect(await ids(subcontractor)).toEqual([others.id])
  expect(await ids(allocator)).toEqual([others.id, mine.id])
  expect(await ids(allocator, { sort: 'completed_at' })).toEqual([mine.id, others.id])
  expect(await ids(allocator, { result: 'pass_with_defects' })).toEqual([mine.id])
  expect(await ids(allocator, { asset_id: theirs.asset.id })).toEqual([others.id])
  expect(await ids(allocator, { driver_id, from: '2026-11-20', to: '2026-11-20' })).toEqual([mine.id])
  expect(await ids(allocator, { from: '2026-11-21' })).toEqual([])
  expect(await ids(allocator, { search: own.asset.fleet_no.toLowerCase() })).toEqual([mine.id])
  const { total } = await allocator.call(calls.listAssetChecklists, { query: { page_size: 1 } })
  expect(total).toBe(2)
})

test('a completed one has its answers in order, its readings and its outcome', async () => {
  const { data } = await driver.call(calls.getAssetChecklist, one(mine.id))
  expect(data).toMatchObject({
    checklist_name: 'Excavator prestart',
    checklist_version: 1,
    fleet_no: own.asset.fleet_no,
    driver: 'Dan Okafor',
    work_date: '2026-11-20',
    completed_at: '2026-11-19T18:50:00.000Z',
    smu: 7,
    comment: 'Needs grease',
    result: 'pass_with_defects',
    fails: 1,
    defects: [{ description: 'Greased: Dry', severity: 'minor', status: 'Open' }],
  })
  expect(data.answers.map(({ position }) => position)).toEqual(
    own.checklist.items.map(({ position }) => position),
  )
  expect(data.answers.find(({ text }) => text === 'Greased')).toMatchObject({
    section: 'Walk-around',
    value: 'fail',
    comment: 'Dry',
    is_critical: 0,
    photo_keys: [],
  })
})

test('an answer’s photos are given by file key, in order', async () => {
  const made = await prepared(app)
  const { rows } = await pool.query<{ id: string; key: string }>(
    `insert into file (sha256, name, content_type, bytes, record_type, record_id)
     select repeat(letter, 64), letter || '.jpg', 'image/jpeg', 9, 'asset', $1 from unnest(array['a', 'b', 'c']) letter
     returning id, key`,
    [made.asset.id],
  )
  const [first, second] = rows.map(({ id, key }) => ({ id: Number(id), key }))
  const answers = allRight(made.checklist, {
    'No leaks': { value: 'fail', photo_file_ids: [second!.id, first!.id] },
  })
  const { id } = await complete(app, filledIn(made, { answers }))
  const { data } = await allocator.call(calls.getAssetChecklist, one(id))
  expect(data.answers.find(({ text }) => text === 'No leaks')!.photo_keys).toEqual([second!.key, first!.key])
})

test('every business has its prestarts, found by name, kind and whether they are in use', async () => {
  const names = async (query = {}) =>
    (await allocator.call(calls.listChecklists, { query })).data.map(({ name }) => name)
  expect(await names()).toEqual(['Excavator prestart', 'Plant prestart', 'Truck prestart'])
  expect(await names({ sort: '-name', search: 'tru' })).toEqual(['Truck prestart'])
  expect(await names({ kind: 'site' })).toEqual([])
  expect(await names({ is_active: '0' })).toEqual([])
  const { data: rows } = await allocator.call(calls.listChecklists, { query: { search: 'truck' } })
  const { data } = await allocator.call(calls.getChecklist, one(rows[0]!.id))
  expect(data.items).toHaveLength(rows[0]!.items)
  const critical = data.items.filter(({ is_critical }) => is_critical).map(({ text }) => text)
  expect(critical).toEqual([
    'Tyres: tread and pressure, wheel nuts tight',
    'Lights and indicators',
    'No engine or drivetrain warning light',
    'Brakes, no air leaks',
    'Park brake holds',
    'Steering',
    'Horn and reversing alarm',
    'Seatbelt',
    'Hydraulics and hoist',
    'Tailgate lock and pin',
    'Coupling, safety chains and dog trailer connection',
    'Fit to drive: rested, no alcohol, no drugs',
  ])
})

test('an asset has the templates of its group and those of its own category', async () => {
  const forGroup = async (asset_group: 'combo' | 'roller' | 'trailer') => {
    const category = await makeCategory(app, { asset_group })
    return { category, asset: await makeAsset(app, { asset_category_id: category.id }) }
  }
  const names = async (id: number) => (await checklistsForAsset(app.platform.db, id)).map(({ name }) => name)
  expect(await names((await forGroup('combo')).asset.id)).toEqual(['Truck prestart'])
  expect(await names((await forGroup('roller')).asset.id)).toEqual(['Plant prestart'])
  const { category, asset } = await forGroup('trailer')
  expect(await names(asset.id)).toEqual([])
  await pool.query(
    `with made as (insert into checklist (name, kind) values ('Float ramps', 'trailer') returning id)
     insert into checklist_category select id, $1 from made`,
    [category.id],
  )
  expect(await names(asset.id)).toEqual(['Float ramps'])
  expect((await allocator.call(calls.listChecklists, { query: { kind: 'trailer' } })).data).toMatchObject([
    { name: 'Float ramps', asset_groups: [], asset_categories: [category.name], items: 0 },
  ])
})
