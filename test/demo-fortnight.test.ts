import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checklistEndpoints } from '#areas/checklists/contract/endpoints.ts'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { toApprove } from '#areas/dockets/contract/choices.ts'
import { asksReason } from '#areas/dockets/rules/flags/flag-kinds.ts'
import { homeEndpoints } from '#areas/homes/contract/endpoints.ts'
import { pictureEndpoints } from '#areas/pictures/contract/endpoints.ts'
import { scopes } from '#db/demo/scopes.ts'
import { demoApp } from './demo-app.ts'

const catC = scopes.find(({ extras }) => extras.some(([code]) => code === 'TIP-CATC'))?.title
const app = await demoApp()
const { platform } = app
const { db } = platform

test('loads fit their job and truck, and have a record where required', async () => {
  const loads = await db
    .selectFrom('load')
    .innerJoin('driver_job', 'driver_job.id', 'load.driver_job_id')
    .innerJoin('job_item', 'job_item.id', 'driver_job.job_item_id')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .innerJoin('asset', 'asset.id', 'driver_job.asset_id')
    .select(['job.title', 'material', 'net_t', 'payload_t', 'waste_record_no'])
    .where('tipped_at', 'is not', null)
    .execute()
  expect(loads.length).toBeGreaterThan(40)
  const listed = await db
    .selectFrom('dropdown_item')
    .select('value')
    .where('is_tracked', '=', 1)
    .where('list_key', '=', 'material_type')
    .execute()
  const tracked = new Set(listed.map(({ value }) => value))
  expect(new Set(loads.map(({ payload_t }) => payload_t)).size).toBeGreaterThan(1)
  for (const { title, material, net_t, payload_t, waste_record_no } of loads) {
    const payload = Number(payload_t)
    expect(net_t).toBeGreaterThanOrEqual(0.8 * payload - 0.1)
    expect(net_t).toBeLessThanOrEqual(payload)
    expect([material, waste_record_no !== null]).toEqual([material, tracked.has(material)])
    if (title === catC) expect(material).toBe('Cat C')
  }
  expect(loads.some(({ title }) => title === catC)).toBe(true)
})

test('one machine failed its prestart: it is off road, its defect open, its bookings flagged, and people were notified', async () => {
  const administrator = await app.as('administrator')
  const { data: failed } = await administrator.call(checklistEndpoints.listAssetChecklists, {
    query: { result: 'fail' },
  })
  expect(failed.length).toBe(1)
  const { id, asset_id, fleet_no } = failed[0]!
  const asset = await db
    .selectFrom('asset')
    .select(['status', 'off_road_reason'])
    .where('id', '=', asset_id)
    .executeTakeFirstOrThrow()
  expect(asset).toEqual({ status: 'off_road', off_road_reason: expect.stringContaining(': ') })
  const { data: defects } = await administrator.call(checklistEndpoints.listDefects, {
    query: { asset_id, severity: 'critical' },
  })
  expect(defects.map(({ status }) => status)).toEqual(['Open'])

  const notifications = await db
    .selectFrom('notification')
    .innerJoin('app_user', 'app_user.id', 'notification.user_id')
    .select(['app_user.email', 'notification.title', 'notification.body', 'notification.read_at'])
    .where('notification.record_type', '=', 'asset_checklist')
    .where('notification.record_id', '=', id)
    .execute()
  const allocator = notifications.find(({ email }) => email === 'allocator@demo.example')
  expect(allocator?.title).toContain(`${fleet_no} `)
  expect(allocator?.body).toMatch(/It is booked on J-\d+/)
  expect(notifications.some(({ email }) => email === 'safety@demo.example')).toBe(true)
  expect(notifications.filter(({ read_at }) => read_at !== null)).toEqual([])
})

test('a driver who is booked in the coming days has a lapsed licence: the first thing the safety officer sees', async () => {
  const { data: home } = await (await app.as('safety')).call(homeEndpoints.getHome, { query: {} })
  const card = home.cards.find(({ count }) => count > 0)
  expect(card?.key).toBe('may-not-work')
  expect(card?.items[0]).toMatchObject({
    detail: expect.stringMatching(/^Driver · booked .+ · J-\d+-\d+ · /),
    reason: 'Driver licence is expired',
    tone: 'danger',
  })
})

test('there are photos to crop and mark: of a machine, of a site and of recent load tickets', async () => {
  const administrator = await app.as('administrator')
  const { data } = await administrator.call(pictureEndpoints.listPictures, { query: {} })
  const titles = new Set(data.rows.map(({ title }) => title))
  expect([...titles].toSorted()).toEqual(['Scratch on the left side', 'Site plan', 'Ticket of load 1'])
})

test('fully billed completed jobs are invoiced, and no others', async () => {
  const jobs = await db
    .selectFrom('job')
    .leftJoin('job_item', (on) =>
      on
        .onRef('job_item.job_id', '=', 'job.id')
        .on('order_status', 'not in', ['Cancelled', 'Cancelled by Office', 'Moved']),
    )
    .select(['job.job_no', 'job.status', sql<boolean>`bool_and(order_status = 'Invoiced')`.as('isBilled')])
    .where('job.status', 'in', ['Completed', 'Invoiced'])
    .groupBy('job.id')
    .execute()
  for (const { job_no, status, isBilled } of jobs)
    expect([job_no, status]).toEqual([job_no, isBilled ? 'Invoiced' : 'Completed'])
  expect(jobs.some(({ status }) => status === 'Invoiced')).toBe(true)
})

test('the office’s queries fit their dockets', async () => {
  const asked = await db
    .selectFrom('docket')
    .select(['docket_no', 'break_minutes', 'query_reason'])
    .where('status', '=', 'Queried')
    .execute()
  expect(asked.length).toBeGreaterThan(0)
  for (const { docket_no, break_minutes, query_reason } of asked)
    expect([docket_no, query_reason]).toEqual([
      docket_no,
      expect.stringContaining(
        break_minutes === 0 ? 'The break is missing.' : `The docket says a break of ${break_minutes} min.`,
      ),
    ])
})

test('most dockets are approved without a reason, and a few show why there are flags', async () => {
  const accounts = await app.as('accounts')
  const { data: dockets } = await accounts.call(docketEndpoints.listDockets, { query: { page_size: 200 } })
  const flags = dockets.map(({ variance }) => variance.filter(asksReason).map(({ text }) => text))
  expect(flags.flat().filter((text) => /travel/i.test(text))).toEqual([])
  const asking = flags.filter((texts) => texts.length > 0)
  expect(asking.length).toBeLessThan(dockets.length / 4)
  const waiting = dockets.filter(({ status }) => toApprove.some((one) => one === status))
  const flagged = waiting.filter(({ variance }) => variance.some(asksReason))
  expect(flagged.length).toBeGreaterThan(0)
  expect(flagged.length).toBeLessThan(waiting.length / 2)
})

test('every open job accepts a requirement by the specification’s eight keys, whatever its quote hires', async () => {
  const allocator = await app.as('allocator')
  const jobs = await db
    .selectFrom('job')
    .select(['id', 'job_no'])
    .where('status', 'in', ['Draft', 'Pending', 'Confirmed', 'In Progress', 'On Hold'])
    .execute()
  expect(jobs.length).toBeGreaterThan(15)
  for (const { id, job_no } of jobs) {
    const payload = {
      job_id: id,
      min_asset_qty: 1,
      max_asset_qty: 3,
      ideal_asset_qty: 2,
      price_asset_qty: 1,
      start_date: '2026-11-23',
      end_date: '2026-11-27',
      selectedDates: ['2026-11-25', '2026-11-24'],
    }
    const { status, data } = await allocator.request('POST', '/api/allocators/jobRequirement', { payload })
    expect([job_no, status, data]).toEqual([job_no, 200, expect.objectContaining({ orders: 4 })])
  }
})

test('cartage by time, which becomes orders, names its truck', async () => {
  const carting = await db
    .selectFrom('product')
    .leftJoin('asset_category', 'asset_category.id', 'product.asset_category_id')
    .select(['product.code', 'asset_category.name'])
    .where('product.category', '=', 'cartage')
    .where('product.unit', 'in', ['hour', 'day', 'week'])
    .orderBy('product.code')
    .execute()
  expect(carting).toEqual([
    { code: 'CT-H10W', name: '10-wheeler tipper' },
    { code: 'CT-HTD', name: 'Truck & dog (quad)' },
  ])
})
