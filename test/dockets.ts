import type { PlannedRate } from '#areas/work-orders/contract/rate-snapshot.ts'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import type { Docket, DocketInput } from '#areas/dockets/contract/docket.ts'
import { createDocket, docketSheet, draftDocket, signDocket } from '#areas/dockets/server/index.ts'
import { RateTerms } from '#areas/rates/contract/terms.ts'
import { fixedClock } from '#platform/server/clock.ts'
import type { Change } from '#platform/server/change/change.ts'
import { keepFile } from '#platform/server/files/file-rows.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import { withUploads } from '#platform/server/files/with-uploads.ts'
import type { Order } from '#areas/work-orders/contract/order.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { melbourneDate, melbourneInstant } from '#shared/local-date.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { Readable } from 'node:stream'
import type * as z from 'zod'
import { type TestApp, testApp } from './app.ts'
import { makeDriver } from './fleet.ts'
import { plainBooking } from './jobs.ts'
import { signature } from './quotes.ts'
import { newOrder } from './work-orders.ts'

const usual: PlannedRate = {
  unit: 'hour',
  unit_price_cents: 18_500,
  min_hours: 4,
  round_minutes: 15,
  source: 'Quote Q-000001, line 1',
  terms: RateTerms.parse({}),
}

/**
 * An app on the morning after the Monday of its orders, its database as its owner, and the two people who
 * handle dockets.
 */
export async function docketing() {
  const app = await testApp()
  const owner = await app.database.owner()
  app.clock.set(at('06:00', '2026-11-24'))
  return { app, owner, allocator: await app.as('allocator'), accounts: await app.as('accounts') }
}

/** A confirmed order of a new job from 7 to 3 on a Monday, priced by the hour unless `rate` says otherwise. */
export async function workedOrder(
  app: TestApp,
  rate: Partial<PlannedRate> = {},
  fields: Parameters<typeof newOrder>[1] = {},
): Promise<Order> {
  const order = await newOrder(app, { status: 'Confirmed', ...fields })
  await app.database.pool.query('update job_item set rate_snapshot = $2 where id = $1', [
    order.id,
    JSON.stringify({ ...usual, ...rate }),
  ])
  return order
}

/** An instant of the Monday of {@link workedOrder}. */
export const at = (time: string, date = '2026-11-23'): string => melbourneInstant(date, time)

/** What the office enters for a day that went as planned; a new driver by default. */
export async function docketBody(
  app: TestApp,
  order: Pick<Order, 'id'>,
  fields: Partial<z.input<typeof docketEndpoints.createDocket.body>> = {},
): Promise<z.input<typeof docketEndpoints.createDocket.body>> {
  const driver_id = fields.driver_id ?? (await makeDriver(app)).id
  return {
    job_item_id: order.id,
    source: 'paper',
    starts_at: at('07:00'),
    finishes_at: at('15:00'),
    entries: [{ kind: 'break', started_at: at('12:00'), ended_at: at('12:30') }],
    ...fields,
    driver_id,
  }
}

/** Puts an order on the day it was worked, for tests where the planned day and its history do not matter. */
const planFor = (app: TestApp, id: number, starts_at: string) =>
  app.database.pool.query(
    `update job_item set work_date = work_date + d.days, starts_at = starts_at + make_interval(days => d.days),
       ends_at = ends_at + make_interval(days => d.days)
     from (select $2::date - work_date as days from job_item where id = $1) d where job_item.id = $1 and abs(d.days) > 1`,
    [id, melbourneDate(starts_at)],
  )

/** As those read it who see what it charges. */
const asPriced = async (app: TestApp, id: number): Promise<Docket> =>
  (await (await app.as('accounts')).call(docketEndpoints.getDocket, { params: { id } })).data

/** A draft the office entered once the day was over, whatever the clock shows. */
export async function paperDocket(
  app: TestApp,
  { order, ...fields }: Partial<DocketInput> & { order?: Order } = {},
): Promise<Docket> {
  const allocator = await app.as('allocator')
  const typed = await docketBody(app, order ?? (await workedOrder(app)), fields)
  const body = docketEndpoints.createDocket.body.parse(typed)
  await planFor(app, body.job_item_id, body.starts_at)
  const { user_id } = allocator
  const viewer = { ...system, user_id, grants: effectiveGrants(3) }
  const { id } = await app.platform.writeAt(fixedClock(body.finishes_at ?? body.starts_at))(
    viewer,
    (change) => createDocket(change, body),
  )
  return asPriced(app, id)
}

/** The same, submitted and agreed by phone. */
export async function signedDocket(
  app: TestApp,
  fields: Parameters<typeof paperDocket>[1] = {},
): Promise<Docket> {
  const allocator = await app.as('allocator')
  const { id } = await paperDocket(app, fields)
  await allocator.call(docketEndpoints.submitDocket, { params: { id }, body: {} })
  const signed = await allocator.call(docketEndpoints.signDocketByPhone, {
    params: { id },
    body: { name: 'Jo Nguyen' },
  })
  if (signed.status !== 200) throw new Error(signed.text)
  return asPriced(app, id)
}

/** Approved by the allocator. */
export async function approvedDocket(
  app: TestApp,
  fields: Parameters<typeof paperDocket>[1] = {},
): Promise<Docket> {
  const allocator = await app.as('allocator')
  const { id } = await signedDocket(app, fields)
  const approved = await allocator.call(docketEndpoints.approveDocket, { params: { id }, body: {} })
  if (approved.status !== 200) throw new Error(approved.text)
  return asPriced(app, id)
}

/** An order's driver job, in SQL: dockets only need it to exist. */
export async function plainDriverJob(app: TestApp, job_item_id: number, driver_id: number): Promise<number> {
  await plainBooking(app, job_item_id, { driver_id })
  const { rows } = await app.database.pool.query<{ id: number }>(
    `insert into driver_job (job_item_id, driver_id, booking_id, order_version)
     select $1, $2, max(b.id), max(i.version) from booking b join job_item i on i.id = b.job_item_id
     where b.job_item_id = $1 and b.driver_id = $2 returning id::int`,
    [job_item_id, driver_id],
  )
  return rows[0]!.id
}

/** What a driver's phone recorded on the Monday, as a draft. */
export async function tappedDocket(
  app: TestApp,
  order: Pick<Order, 'id'>,
  driver_id: number,
  more: { operator_comment?: string } = {},
) {
  const driver_job_id = await plainDriverJob(app, order.id, driver_id)
  const facts = {
    driver_job_id,
    job_item_id: order.id,
    driver_id,
    asset_id: null,
    starts_at: at('07:00'),
    finishes_at: at('15:10'),
    entries: [
      { kind: 'work' as const, started_at: at('07:00'), ended_at: at('12:00'), note: null },
      { kind: 'break' as const, started_at: at('12:00'), ended_at: at('12:30'), note: null },
      { kind: 'work' as const, started_at: at('12:30'), ended_at: at('15:10'), note: null },
    ],
    loads: [],
    smu_start: 1200,
    smu_finish: 1207.5,
    odometer_start: null,
    odometer_finish: null,
    operator_comment: null,
    ...more,
  }
  const id = await app.platform.write(system, (change) => draftDocket(change, facts))
  return { id, driver_job_id, facts }
}

/** Signs it on the driver's phone. */
export async function signOnPhone(app: TestApp, driver_job_id: number, is_typed: 0 | 1 = 0): Promise<void> {
  const { content } = await signature()
  await withUploads(app.platform, async (receive) => {
    const limits = { max_bytes: 1_000_000 }
    const received = await receive(Readable.from([content]), 'signature.png', limits)
    await app.platform.write(system, (change) => sign(change, received))
  })

  async function sign(change: Change, received: ReceivedFile): Promise<void> {
    const { id } = await keepFile(change, received, { record_type: 'driver_job', record_id: driver_job_id })
    await signDocket(change, driver_job_id, {
      name: 'Jo Nguyen',
      role: 'Site manager',
      contact: null,
      signature: { id, sha256: received.sha256 },
      is_typed,
      shown_sha256: (await docketSheet(change.tx, driver_job_id))?.model_sha256 ?? null,
      client_comment: 'Good work',
      unsigned_reason: null,
      at: change.now.toISOString(),
    })
  }
}
