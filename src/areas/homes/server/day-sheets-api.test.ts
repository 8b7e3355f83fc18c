import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import { newClientWithSite, newJob, plainBooking, saveCompany } from '#test/jobs.ts'
import { makeOrder } from '#test/orders.ts'
import { pagesOf, withoutSpaces } from '#test/pdf-text.ts'
import type { PersonName } from '#test/people.ts'
import { homeEndpoints as calls } from '../contract/endpoints.ts'
import { daySheetDocuments } from '../rules/day-sheets.ts'

const app = await testApp()
const day = '2027-04-06'
await saveCompany(app)

const sheetsFor = async (name: PersonName, asked = day) =>
  (await (await app.as(name)).call(calls.getDaySheets, { query: { day: asked } })).data
const pdfFor = async (name: PersonName, query: string) => {
  const { token } = await app.as(name)
  return app.server.app.inject({
    url: `/api/day-sheets/pdf?${query}`,
    headers: { authorization: `Bearer ${token}` },
  })
}

/** Two orders at one site: one with a machine and driver, one with nothing yet. */
async function plannedDay() {
  const { client_id, job_site_id } = await newClientWithSite(
    app,
    { name: 'Ironbark Constructions' },
    { name: 'Sunbury stage 1', site_instructions: 'Gate on Barkly Street', suburb: 'Sunbury' },
  )
  const { id: job_id } = await newJob(app, { client_id, job_site_id, safety_notes: 'No trucks 8:15 to 9 am' })
  const first = await makeOrder(app, { job_id, work_date: day })
  const second = await makeOrder(app, { job_id, work_date: day, start_time: '09:30' })
  await app.database.pool.query(`update job_item set order_notes = 'Bring the laser' where id = $1`, [
    first.id,
  ])
  const asset = await makeAsset(app, { fleet_no: 'EX-98', name: 'Cat 320' })
  const driver = await makeDriver(app, { name: 'Lou Paper', mobile: '0455500124' })
  await plainBooking(app, first.id, { asset_id: asset.id })
  await plainBooking(app, first.id, { driver_id: driver.id })
  return { first, second }
}
const { first, second } = await plannedDay()

test('a visitor gets none, and a day or grouping that is none is refused', async () => {
  expect((await app.visitor.request('GET', `/api/day-sheets?day=${day}`)).status).toBe(401)
  const allocator = await app.as('allocator')
  expect((await allocator.request('GET', '/api/day-sheets?day=soon')).status).toBe(422)
  expect((await pdfFor('allocator', `day=${day}&by=colour`)).statusCode).toBe(422)
  const none = await pdfFor('allocator', 'day=2027-05-01')
  expect([none.statusCode, none.json().message]).toEqual([409, 'There are no orders on that day.'])
})

test('an order has its place, contact, machine, driver and instructions, and phones only for those who may', async () => {
  const { orders, count } = await sheetsFor('allocator')
  expect([count, orders.map(({ id }) => id)]).toEqual([2, [first.id, second.id]])
  expect(orders[0]).toMatchObject({
    client: 'Ironbark Constructions',
    site: 'Sunbury stage 1',
    address: expect.stringContaining('Sunbury'),
    instructions: 'Bring the laser',
    site_instructions: 'Gate on Barkly Street',
    safety_notes: 'No trucks 8:15 to 9 am',
    machines: [{ fleet_no: 'EX-98', model: 'Cat 320' }],
    drivers: [{ name: 'Lou Paper', phone: '0455500124' }],
  })
  expect(orders[1]).toMatchObject({ machines: [], drivers: [], tips: [] })
  expect((await sheetsFor('sales')).orders[0]?.drivers).toMatchObject([{ name: 'Lou Paper', phone: null }])
  for (const name of ['driver', 'subcontractor'] as const)
    expect([name, (await sheetsFor(name)).orders]).toEqual([name, []])
})

test('there is a sheet for each machine, driver or client, and for what is not filled last', async () => {
  const data = await sheetsFor('allocator')
  const namesBy = (by: 'machine' | 'driver' | 'client') =>
    daySheetDocuments(data, by).map(({ buyer }) => buyer.name)
  expect(namesBy('machine')).toEqual(['EX-98', 'Machines to fill'])
  expect(namesBy('driver')).toEqual(['Lou Paper', 'Drivers to fill'])
  expect(namesBy('client')).toEqual(['Ironbark Constructions'])
  const [client] = daySheetDocuments(data, 'client')
  expect(client?.intro.map(({ heading }) => heading)).toEqual([
    '7:00 am to 3:00 pm: EX-98 Cat 320, Sunbury stage 1 (Not confirmed)',
    expect.stringMatching(/^9:30 am to 5:30 pm: Category.* \(Not confirmed\)$/),
  ])
})

test('a machine off the road is said on its sheet and its driver’s, not to the client', async () => {
  const setStatus = (status: string, reason: string | null) =>
    app.database.pool.query(`update asset set status = $1, off_road_reason = $2 where fleet_no = 'EX-98'`, [
      status,
      reason,
    ])
  await setStatus('off_road', 'Hose')
  const data = await sheetsFor('allocator')
  const headingBy = (by: 'machine' | 'driver' | 'client') => daySheetDocuments(data, by)[0]?.intro[0]?.heading
  await setStatus('available', null)
  for (const by of ['machine', 'driver'] as const)
    expect(headingBy(by)).toContain('Sunbury stage 1 (EX-98 is off road)')
  expect(headingBy('client')).not.toContain('off road')
})

test('a client’s sheet names the driver without their phone', async () => {
  const data = await sheetsFor('allocator')
  const wordsBy = (by: 'machine' | 'client') => JSON.stringify(daySheetDocuments(data, by))
  expect(wordsBy('machine')).toContain('Lou Paper, 0455 500 124')
  expect(wordsBy('client')).toContain('Lou Paper')
  expect(wordsBy('client')).not.toContain('500 124')
})

test('without a day it is the next one with work', async () => {
  const allocator = await app.as('allocator')
  const { data } = await allocator.call(calls.getDaySheets, { query: {} })
  expect(data.day).toBe(day)
})

test('the PDF has the same words, each sheet on pages of its own with the page of all', async () => {
  const { headers, rawPayload, statusCode } = await pdfFor('allocator', `day=${day}&by=driver`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  const pages = await pagesOf(rawPayload)
  expect(pages).toHaveLength(2)
  const documents = daySheetDocuments(await sheetsFor('allocator'), 'driver')
  for (const [at, view] of documents.entries()) {
    for (const words of [
      view.title,
      view.number,
      view.buyer.name,
      ...view.intro.map(({ heading }) => heading ?? ''),
    ])
      expect(pages[at]).toContain(withoutSpaces(words))
    expect(pages[at]).toContain(`Page${at + 1}of2`)
  }
  expect(pages[0]).toContain(withoutSpaces('Instructions: Bring the laser'))
  expect(pages[0]).toContain(withoutSpaces('Machine: EX-98 Cat 320'))
  expect(pages.join('')).not.toContain('$')
  expect(pages.join(''), 'only a document with lines has their table').not.toContain('Description')
})

/** A day with one order of a job, which needs a driver or not. */
async function otherDay(work_date: string, { name, needs_driver }: { name: string; needs_driver: 0 | 1 }) {
  const where = await newClientWithSite(app, { name }, { name: 'Yard' })
  const { id: job_id } = await newJob(app, where)
  return { job_id, order: await makeOrder(app, { job_id, work_date, needs_driver }) }
}

test('an order that needs no driver is on no sheet of drivers to fill', async () => {
  const date = '2027-04-13'
  await otherDay(date, { name: 'Dry Hire Civil', needs_driver: 0 })
  const data = await sheetsFor('allocator', date)
  expect(daySheetDocuments(data, 'driver')).toEqual([])
  expect(daySheetDocuments(data, 'machine').map(({ buyer }) => buyer.name)).toEqual(['Machines to fill'])
  const { statusCode, payload } = await pdfFor('allocator', `day=${date}&by=driver`)
  expect([statusCode, JSON.parse(payload).message]).toEqual([409, 'No order on that day needs a driver.'])
})

test('an order that broke down is left out once another replaced it', async () => {
  const date = '2027-04-14'
  const { job_id, order } = await otherDay(date, { name: 'Breakdown Civil', needs_driver: 1 })
  const setStatus = (values: string) =>
    app.database.pool.query(`update job_item set ${values} where id = $1`, [order.id])
  await setStatus(`order_status = 'Broke Down'`)
  expect((await sheetsFor('allocator', date)).orders.map(({ id }) => id)).toEqual([order.id])
  const rest = await makeOrder(app, { job_id, work_date: date, start_time: '11:00' })
  await setStatus(`replaced_by_id = ${rest.id}`)
  const data = await sheetsFor('allocator', date)
  expect([data.count, data.orders.map(({ id }) => id)]).toEqual([1, [rest.id]])
})

test('a heading says what is in the way: a job on hold, an order not confirmed or without a machine', async () => {
  const date = '2027-04-15'
  const { job_id, order } = await otherDay(date, { name: 'Doubtful Civil', needs_driver: 1 })
  const { pool } = app.database
  const heading = async () =>
    daySheetDocuments(await sheetsFor('allocator', date), 'driver')[0]?.intro[0]?.heading
  const plain = '7:00 am to 3:00 pm: Doubtful Civil, Yard'
  expect(await heading()).toBe(`${plain} (Not confirmed)`)
  await pool.query(`update job_item set order_status = 'Confirmed' where id = $1`, [order.id])
  expect(await heading()).toBe(`${plain} (No machine yet)`)
  await pool.query(
    `update job set status = 'On Hold', status_before_hold = status, hold_reason = 'Rain' where id = $1`,
    [job_id],
  )
  expect(await heading()).toBe(`${plain} (Job on hold)`)
  const { rawPayload } = await pdfFor('allocator', `day=${date}&by=driver`)
  expect((await pagesOf(rawPayload))[0]).toContain(withoutSpaces(`${plain} (Job on hold)`))
})

test('two clients of one name have a sheet each, with a key of its own', async () => {
  const date = '2027-04-16'
  for (const _ of [1, 2]) await otherDay(date, { name: 'Twin Civil', needs_driver: 1 })
  const documents = daySheetDocuments(await sheetsFor('allocator', date), 'client')
  expect(documents.map(({ number }) => number)).toEqual(Array.from({ length: 2 }, () => documents[0]?.number))
  expect(new Set(documents.map(({ key }) => key)).size).toBe(2)
})

test('a day with more orders than a PDF can have is refused in words', async () => {
  const date = '2027-04-20'
  const { order } = await otherDay(date, { name: 'Large Civil', needs_driver: 1 })
  await app.database.pool.query(
    `insert into job_item (order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at,
       asset_category_id, rate_snapshot)
     select order_no || '-' || slot, job_id, job_requirement_id, slot, work_date, starts_at, ends_at,
       asset_category_id, rate_snapshot
     from job_item, generate_series(2, 501) slot where id = $1`,
    [order.id],
  )
  const { statusCode, payload } = await pdfFor('allocator', `day=${date}&by=client`)
  expect([statusCode, JSON.parse(payload).message]).toEqual([
    409,
    'There are 501 orders on that day, and a PDF can have 500. The others would be missing.',
  ])
})
