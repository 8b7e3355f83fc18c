import { expect, test } from 'vitest'
import type { DocketInput } from '#areas/dockets/contract/docket.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import type { JobRateInput } from '#areas/jobs/contract/job-rate.ts'
import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import { rateCardEndpoints } from '#areas/rates/contract/endpoints.ts'
import { RateTerms } from '#areas/rates/contract/terms.ts'
import type { Order } from '#areas/work-orders/contract/order.ts'
import { at, docketBody, docketing, paperDocket, workedOrder } from '#test/dockets.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { newJob, plainBooking } from '#test/jobs.ts'
import { newOrder, ordersOf } from '#test/work-orders.ts'
import type { Docket } from '../../contract/docket.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, accounts, allocator } = await docketing()
app.clock.set(at('18:00', '2026-11-30'))
const administrator = await app.as('administrator')

type Facts = Partial<DocketInput>
const spell = (kind: 'standby' | 'travel', from: string, to: string, date?: string) => ({
  kind,
  started_at: at(from, date),
  ended_at: at(to, date),
})
const shift = (from: string, to: string, entries: object[] = [], date?: string): Facts => ({
  starts_at: at(from, date),
  finishes_at: at(to, date),
  entries: entries as DocketInput['entries'],
})
/** Kind and amount of each line. */
const amounts = ({ lines }: Docket) =>
  lines.map(({ kind, quantity_agreed, unit_price_cents }) => {
    if (unit_price_cents == null) throw new Error('A line has no price.')
    return [kind, Math.round(quantity_agreed * unit_price_cents)]
  })
async function agree(job_id: number, body: JobRateInput) {
  const made = await administrator.call(jobEndpoints.createJobRate, { params: { id: job_id }, body })
  expect(made.status, made.text).toBe(200)
}
const standby: JobRateInput = { description: 'Stand-by', unit: 'hour', unit_price_cents: 90_00 }

test('stand-by that was agreed is charged where the work is counted by the load, and flagged where it was not', async () => {
  const load = (order: Order) => ({
    material: 'Clay',
    loaded_at: at('08:00'),
    net_t: 10,
    ticket_no: `T${order.id}`,
    waste_record_no: `WT-${order.order_no}`,
  })
  const waited = (order: Order) =>
    paperDocket(app, {
      order,
      ...shift('07:00', '15:00', [spell('standby', '10:00', '12:10')]),
      loads: [load(order)] as never,
    })
  const byTonne = { unit: 'tonne', unit_price_cents: 20_00, min_hours: null } as const
  const agreed = await workedOrder(app, byTonne)
  await agree(agreed.job_id, standby)
  const charged = await waited(agreed)
  // 2 h 10 min in steps of 15 minutes.
  expect(amounts(charged)).toEqual([
    ['hire', 200_00],
    ['standby', 202_50],
  ])
  const flagsOf = ({ variance }: Docket) => variance.map(({ text }) => text)
  const words = 'Stand-by of 2 h 10 min is not charged: no rate was agreed.'
  expect(flagsOf(charged)).not.toContain(words)
  const uncharged = await waited(await workedOrder(app, byTonne))
  expect(amounts(uncharged)).toEqual([['hire', 200_00]])
  expect(uncharged.variance).toContainEqual({ code: 'uncharged', text: words })
})

test('a product that bears the fuel levy does so on the hire, stand-by and travel of an order', async () => {
  await administrator.call(rateCardEndpoints.createFuelLevy, {
    body: { valid_from: '2026-01-01', percent: 10 },
  })
  const { id: asset_category_id } = await makeCategory(app, { default_min_hours: 4 })
  const bearing = (code: string, fields: object = {}) =>
    administrator.call(productEndpoints.createProduct, {
      body: {
        code,
        name: `${code} wet hire`,
        category: 'hire',
        unit: 'hour',
        sell_price_cents: 185_00,
        levy_applies: 1,
        ...fields,
      },
    })
  const { data: product } = await bearing('WH-LEVY', { asset_category_id })
  const { data: waiting } = await bearing('SB-LEVY')
  await owner.query(`update product_price set valid_from = '2026-01-01' where product_id = $1`, [product.id])
  const { id: job_id } = await newJob(app)
  await agree(job_id, { ...standby, product_id: waiting.id })
  await agree(job_id, { description: 'Travel', unit: 'hour', unit_price_cents: 80_00 })
  const order = await newOrder(app, { job_id, asset_category_id, status: 'Confirmed' })
  const docket = await paperDocket(app, {
    order,
    ...shift('07:00', '15:00', [spell('standby', '09:00', '10:00'), spell('travel', '06:00', '07:00')]),
  })
  // 7 h at $185 and 1 h at $90; travel has a rate of its own without a product.
  expect(amounts(docket)).toEqual([
    ['hire', 1295_00],
    ['standby', 90_00],
    ['travel', 80_00],
    ['fuel_levy', 138_50],
  ])
})

test('travel in and out is on the days of the machine, without those cancelled or moved', async () => {
  const first = await workedOrder(
    app,
    { terms: RateTerms.parse({ travel_mode: 'first_and_last_day' }) },
    { start_date: '2026-11-23', end_date: '2026-11-27' },
  )
  await owner.query(
    `update job_item set order_status = 'Confirmed', rate_snapshot = f.rate_snapshot
     from (select job_id, rate_snapshot from job_item where id = $1) f where job_item.job_id = f.job_id`,
    [first.id],
  )
  const orders = (await ordersOf(app, first.job_id)).toSorted((a, b) =>
    a.work_date.localeCompare(b.work_date),
  )
  const [monday, tuesday, wednesday, thursday, friday] = orders.map((order) => order as unknown as Order)
  await owner.query(`update job_item set order_status = 'Moved' where id = $1`, [friday!.id])
  const travelOn = async (order: Order, asset_id: number | null = null) => {
    const date = order.work_date
    const entries = [spell('travel', '06:00', '07:00', date), spell('travel', '15:00', '15:30', date)]
    // The way back is after the shift.
    const made = await allocator.call(calls.createDocket, {
      body: await docketBody(app, order, {
        asset_id,
        ...shift('07:00', '15:00', entries, date),
      } as Parameters<typeof docketBody>[2]),
    })
    expect(made.status, made.text).toBe(200)
    const { lines } = made.data
    return lines.filter(({ kind }) => kind === 'travel').map(({ quantity_agreed }) => quantity_agreed)
  }
  expect(await travelOn(monday!)).toEqual([1])
  expect(await travelOn(thursday!)).toEqual([0.5])
  const { id } = await makeAsset(app)
  await plainBooking(app, tuesday!.id, { asset_id: id })
  await plainBooking(app, wednesday!.id, { asset_id: id })
  expect(await travelOn(tuesday!, id)).toEqual([1])
  expect(await travelOn(wednesday!, id)).toEqual([0.5])
})

test('a docket says the minimum that its day was charged at', async () => {
  const night = { day_type: 'night', from: '18:00', to: '06:00', pricing: 'per_hour', value: 35_00 } as const
  const order = await workedOrder(app, {
    terms: RateTerms.parse({ day_types: [{ ...night, min_hours: 8 }] }),
  })
  const docket = await paperDocket(app, { order, ...shift('19:00', '21:00') })
  expect(amounts(docket)).toEqual([
    ['hire', 440_00],
    ['minimum', 1320_00],
  ])
  expect(docket.lines.map(({ explanation }) => explanation.minimum)).toEqual(['8 h', '8 h'])
  const { data } = await accounts.call(calls.getDocketDocument, { params: { id: docket.id } })
  expect(data.model.lines).toMatchObject([{ minimum: '8 h' }])
})
