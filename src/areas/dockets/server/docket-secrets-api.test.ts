import { expect, test } from 'vitest'
import { driverJobEndpoints } from '#areas/driver-jobs/contract/endpoints.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import type { Caller } from '#test/app.ts'
import { newClientWithSite, newJob } from '#test/jobs.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import { at, docketing, paperDocket, plainDriverJob, signedDocket, workedOrder } from '#test/dockets.ts'
import { docketEndpoints as calls } from '../contract/endpoints.ts'

const { app, owner, accounts, allocator } = await docketing()
app.clock.set(at('18:00', '2026-11-25'))
const administrator = await app.as('administrator')
const driver = await app.as('driver')
const subcontractor = await app.as('subcontractor')
const sales = await app.as('sales')
const safety = await app.as('safety')

const recordOf = (who: Caller) =>
  app.platform.db
    .selectFrom('app_user')
    .select(['driver_id', 'subcontractor_id'])
    .where('id', '=', who.user_id)
    .executeTakeFirstOrThrow()
const driver_id = (await recordOf(driver)).driver_id!
const subcontractor_id = (await recordOf(subcontractor)).subcontractor_id!

const canary = 'Canary rate'
const travel = (from: string, to: string) => [
  { kind: 'travel' as const, started_at: at(from), ended_at: at(to) },
]

/**
 * A docket from the field, of one of the sales representative's clients, that relies on another of the same
 * order and day, overlaps it, adds to its hours, and has loads that two rates fit.
 */
async function besideAnother() {
  const where = await newClientWithSite(app, { account_manager_id: sales.user_id })
  const { id: job_id } = await newJob(app, where)
  for (const [description, unit] of [
    [`${canary}, Clean Fill, day`, 'tonne'],
    [`${canary}, Clean Fill, night`, 'tonne'],
    [`Travel, ${canary}`, 'fixed'],
  ] as const)
    await administrator.call(jobEndpoints.createJobRate, {
      params: { id: job_id },
      body: { description, unit, unit_price_cents: 77_31 },
    })
  const order = await workedOrder(
    app,
    { unit: 'day', unit_price_cents: 1400_00, min_hours: null },
    { job_id },
  )
  const asset_id = (await makeAsset(app, { asset_owner: 'subcontractor', subcontractor_id })).id
  const elsewhere = await workedOrder(app)
  const other = await paperDocket(app, {
    order,
    driver_id: (await makeDriver(app)).id,
    asset_id,
    starts_at: at('06:00'),
    finishes_at: at('12:00'),
    entries: travel('05:00', '06:00'),
  })
  const night = await paperDocket(app, {
    order: elsewhere,
    driver_id,
    starts_at: at('18:00'),
    finishes_at: at('23:30'),
    entries: [],
  })
  const load = { material: 'Clean Fill', loaded_at: at('08:00'), net_t: 30, ticket_no: `T${order.id}` }
  const own = await signedDocket(app, {
    order,
    driver_id,
    asset_id,
    starts_at: at('07:00'),
    finishes_at: at('15:00'),
    entries: travel('06:15', '07:00'),
    loads: [load] as never,
    overlap_reason: `With ${other.docket_no}`,
  })
  return { own, others: [other.docket_no, night.docket_no] }
}

test('viewers of some dockets learn nothing about other dockets and rates', async () => {
  const { own, others } = await besideAnother()
  const params = { id: own.id }
  const office = await allocator.call(calls.getDocket, { params })
  expect(office.data.variance.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['once', 'overlap', 'second', 'hours', 'rate']),
  )
  expect(office.text).toContain(others[0])
  for (const who of [driver, subcontractor, sales]) {
    const answers = [
      await who.call(calls.getDocket, { params }),
      await who.call(calls.getDocketDocument, { params }),
      await who.call(calls.listDockets, { query: { search: own.docket_no } }),
      await who.call(calls.exportDockets, { query: { search: own.docket_no } }),
    ]
    for (const { status, text } of answers) {
      expect(status, text).toBe(200)
      expect(text).toContain(own.docket_no)
      expect(
        [...others, 'Clean Fill, day', '13.5 hours', '7731'].filter((one) => text.includes(one)),
      ).toEqual([])
    }
    const { data } = await who.call(calls.getDocket, { params })
    expect(data.variance.map(({ code }) => code).toSorted()).toEqual(['break'])
    const [hire] = data.lines
    expect(hire).toMatchObject({ quantity_agreed: 0, explanation: { steps: [] } })
  }
  // Someone who sees every docket but no prices sees the others, and still no rate.
  const seen = await safety.call(calls.getDocket, { params })
  expect(seen.data.variance.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['overlap', 'second', 'hours']),
  )
  const history = `/api/records/docket/${own.id}/history?limit=200`
  const historyText = (await safety.request('GET', history)).text
  expect(historyText).toContain(own.docket_no)
  expect(seen.text + historyText).not.toMatch(/Clean Fill, day|is charged on|already/)
  expect((await accounts.request('GET', history)).text).toContain('Clean Fill, day')
})

test('hours and loads are explained to those whose docket it is', async () => {
  const { id } = await signedDocket(app, {
    driver_id,
    starts_at: at('07:00', '2026-11-24'),
    finishes_at: at('14:10', '2026-11-24'),
    entries: [],
  })
  const { data } = await driver.call(calls.getDocket, { params: { id } })
  expect(data.lines[0]?.explanation.steps).toContain('Worked 7 h 10 min.')
})

test('a driver who answers learns that a ticket is in use, but not where', async () => {
  const load = (ticket_no: string) => ({
    material: 'Clean Fill',
    tip: 'Epping',
    loaded_at: at('08:00', '2026-11-21'),
    ticket_no,
  })
  const shift = {
    starts_at: at('07:00', '2026-11-21'),
    finishes_at: at('15:00', '2026-11-21'),
    entries: [],
  }
  const other = await paperDocket(app, { ...shift, loads: [load('T-taken')] as never })
  const order = await workedOrder(app)
  const asked = await paperDocket(app, { order, driver_id, ...shift })
  const driver_job_id = await plainDriverJob(app, order.id, driver_id)
  await owner.query('update docket set driver_job_id = $2 where id = $1', [asked.id, driver_job_id])
  await allocator.call(calls.submitDocket, { params: { id: asked.id }, body: {} })
  const query = { params: { id: asked.id }, body: { reason: 'And the load?' } }
  await allocator.call(calls.queryDocket, query)
  const refused = await driver.call(driverJobEndpoints.answerDocketQuery, {
    params: { id: driver_job_id },
    body: { answer: 'Forgotten', ...shift, loads: [load('T-taken')] },
  })
  expect([refused.status, refused.errors]).toEqual([
    422,
    { 'loads.0.ticket_no': 'Ticket T-taken of Epping is already noted.' },
  ])
  expect(refused.text).not.toContain(other.docket_no)
})
