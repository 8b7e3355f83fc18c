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
    '7:00 am to 3:00 pm: EX-98 Cat 320, Sunbury stage 1',
    expect.stringMatching(/^9:30 am to 5:30 pm: Category/),
  ])
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
