import { expect, test } from 'vitest'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { driverFor, plainBooking, subcontractorFor } from '#test/jobs.ts'
import type { PersonName } from '#test/people.ts'
import { quote } from '#test/quotes.ts'
import { newOrder } from '#test/work-orders.ts'
import { orderEndpoints as calls } from '../contract/endpoints.ts'
import { requirementEndpoints } from '../contract/requirement-endpoints.ts'

const app = await testApp()
const driver = await app.as('driver')
const otherDriver = await app.as('otherDriver')
const subcontractor = await app.as('subcontractor')
const otherSubcontractor = await app.as('otherSubcontractor')
const driver_id = await driverFor(app, driver.user_id)
await driverFor(app, otherDriver.user_id)
const subcontractor_id = await subcontractorFor(app, subcontractor.user_id, '51824753556')
await subcontractorFor(app, otherSubcontractor.user_id, '53004085616')
const operator = await driverFor(app, null, subcontractor_id)

const seen = async (who: typeof driver, id: number, job_id: number) => {
  const { status } = await who.call(calls.getOrder, { params: { id } })
  const { data, total } = await who.call(calls.listOrders, { query: {} })
  const needs = await who.call(requirementEndpoints.listJobRequirements, { query: { job_id } })
  expect(total).toBe(data.length)
  return [status, data.some((order) => order.id === id), needs.data.length]
}
const all = [200, true, 1]
const nothing = [404, false, 0]

test('a driver and a subcontractor see an order while booked on it', async () => {
  const { id, job_id } = await newOrder(app)
  for (const who of [driver, subcontractor]) expect(await seen(who, id, job_id)).toEqual(nothing)
  const booking = await plainBooking(app, id, { driver_id })
  const theirs = await plainBooking(app, id, { driver_id: operator })
  for (const who of [driver, subcontractor]) expect(await seen(who, id, job_id)).toEqual(all)
  for (const who of [otherDriver, otherSubcontractor]) expect(await seen(who, id, job_id)).toEqual(nothing)
  await booking.release()
  await theirs.release()
  for (const who of [driver, subcontractor]) expect(await seen(who, id, job_id)).toEqual(nothing)
})

/** The restricted fields that each of them sees. */
const shown: [PersonName[], boolean, boolean][] = [
  [['administrator', 'accounts', 'sales'], true, true],
  [['allocator', 'safety'], false, true],
  [['driver', 'subcontractor'], false, false],
]

test('prices and internal notes are for viewers with the rights', async () => {
  const { id, version, job_id } = await newOrder(app, { start_date: '2026-11-24' })
  await plainBooking(app, id, { driver_id })
  await plainBooking(app, id, { driver_id: operator })
  const allocator = await app.as('allocator')
  await allocator.call(calls.editOrder, {
    params: { id },
    body: { version, internal_notes: 'They pay late' },
  })
  for (const [names, rate, notes] of shown)
    for (const name of names) {
      const who = await app.as(name)
      const { data } = await who.call(calls.getOrder, { params: { id } })
      expect([name, 'rate_snapshot' in data]).toEqual([name, rate])
      expect([name, data.internal_notes]).toEqual([name, notes ? 'They pay late' : null])
      const needs = await who.call(requirementEndpoints.listJobRequirements, { query: { job_id } })
      expect([name, 'rate_snapshot' in needs.data[0]!]).toEqual([name, rate])
    }
})

test('people booked count their own orders in a requirement, and quote lines need the right to quotes', async () => {
  const { id, job_id, job_requirement_id } = await newOrder(app, { ideal_asset_qty: 3 })
  await plainBooking(app, id, { driver_id })
  await plainBooking(app, id, { driver_id: operator })
  const sales = await app.as('sales')
  const { data: quoted } = await sales.call(quoteEndpoints.createQuote, { body: quote() })
  await app.database.pool.query('update job_requirement set quote_line_id = $2 where id = $1', [
    job_requirement_id,
    quoted.lines[0]!.id,
  ])
  for (const [names, counted, line] of [
    [['administrator', 'accounts', 'allocator', 'sales'], 3, quoted.lines[0]!.id],
    [['safety'], 3, null],
    [['driver', 'subcontractor'], 1, null],
  ] as const)
    for (const name of names) {
      const who = await app.as(name)
      const { data } = await who.call(requirementEndpoints.listJobRequirements, { query: { job_id } })
      expect([name, data]).toMatchObject([
        name,
        [{ orders: counted, unfilled_orders: counted, quote_line_id: line }],
      ])
    }
})
