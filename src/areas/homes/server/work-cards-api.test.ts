import { expect, test } from 'vitest'
import { checklistEndpoints } from '#areas/checklists/contract/endpoints.ts'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { driverJobEndpoints } from '#areas/driver-jobs/contract/endpoints.ts'
import { homeEndpoints } from '../contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { testStart } from '#test/server.ts'
import { allRight, asDriver, complete, filledIn, prepared } from '#test/checklists.ts'
import { paperDocket, signedDocket, workedOrder } from '#test/dockets.ts'
import { acceptance, bookedOrder, driverOf, send, sentJob, tap } from '#test/driver-jobs.ts'
import { homeCards } from '#test/home-cards.ts'
import { moneyKeysIn } from '#test/money-words.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()
const allocator = await app.as('allocator')
const safety = await app.as('safety')

const { card, count, whoSees } = homeCards(app)

const mobileOf = async (driver_id: number): Promise<string> =>
  (
    await app.platform.db
      .selectFrom('driver')
      .select('mobile')
      .where('id', '=', driver_id)
      .executeTakeFirstOrThrow()
  ).mobile

const both = ['administrator', 'otherAdministrator'] as const
const drivers = ['driver', 'otherDriver'] as const
const subcontractors = ['subcontractor', 'otherSubcontractor'] as const

test.each([
  ['drivers-unanswered', [...both, 'allocator']],
  ['drivers-to-send', [...both, 'allocator']],
  ['drivers-not-fit', [...both, 'allocator', 'safety']],
  ['dockets-waiting', [...both, 'accounts', 'allocator']],
  ['checklists-failed', [...both, 'accounts', 'allocator', ...drivers, 'safety', ...subcontractors]],
  ['defects-open', [...both, 'accounts', 'allocator', ...drivers, 'safety', ...subcontractors]],
] as const)('%s is hidden from people without the right to its content', async (key, allowed) => {
  expect(await whoSees(key)).toEqual(allowed)
})

test('a driver has not answered until they accept or decline; having seen it is not an answer', async () => {
  const key = 'drivers-unanswered'
  expect(await card('allocator', key)).toMatchObject({ count: 0, items: [] })
  const first = await sentJob(app, '2026-11-24')
  const second = await sentJob(app, '2026-11-25', { who: 'otherDriver' })
  expect(await card('allocator', key)).toMatchObject({
    count: 2,
    link: '/dashboard/driver_jobs?unanswered=1&from=2026-11-20&sort=work_date',
    items: [
      {
        when: expect.stringMatching(/^Tue 7:/),
        label: 'Dan Okafor',
        detail: expect.stringContaining(first.order.order_no),
        link: `/dashboard/driver_jobs/${first.id}/edit`,
        action: { kind: 'call', phone: await mobileOf(first.driver_id), who: 'Dan Okafor' },
      },
      { label: 'Deb Quill' },
    ],
  })
  const now = first.at('06:00', '2026-11-20')
  expect((await send(first, tap('seen', now, {}))).status).toBe(200)
  expect(await count('allocator', key)).toBe(2)
  expect((await send(first, await acceptance(app, first, now))).status).toBe(200)
  expect(await count('allocator', key)).toBe(1)
  expect((await send(second, tap('decline', now, { reason: 'At the dentist' }))).status).toBe(200)
  expect(await card('administrator', key)).toMatchObject({ count: 0, items: [] })
})

test('a day’s jobs to send are those of the list behind the card, until they are sent', async () => {
  const key = 'drivers-to-send'
  const withdrawn = await sentJob(app, '2026-11-26', { start_time: '07:00' })
  const declined = await sentJob(app, '2026-11-26', { who: 'otherDriver', start_time: '08:00' })
  const otherDay = await sentJob(app, '2026-11-27')
  await sentJob(app, '2026-11-26', { start_time: '18:00' }) // sent, so not listed
  await bookedOrder(app, '2026-11-26', { who: 'otherDriver', start_time: '18:00' }) // not confirmed
  for (const { id } of [withdrawn, otherDay]) {
    const cancelled = { params: { id }, body: { reason: 'Other truck' } }
    expect((await allocator.call(driverJobEndpoints.cancelDriverJob, cancelled)).status).toBe(200)
  }
  const now = declined.at('06:00', '2026-11-20')
  expect((await send(declined, tap('decline', now, { reason: 'At the dentist' }))).status).toBe(200)
  const on = async (day: string) =>
    (await allocator.call(homeEndpoints.getHomeCard, { params: { key }, query: { day } })).data
  const listed = async (query: { from?: string; to?: string }) =>
    (await allocator.call(driverJobEndpoints.listSendable, { query })).data
  const card = await on('2026-11-26')
  expect(card).toMatchObject({
    count: 2,
    link: '/dashboard/driver_jobs/new?from=2026-11-26&to=2026-11-26',
    items: [
      { when: '7:00 am', label: 'Dan Okafor', reason: 'Cancelled', action: { kind: 'send_job' } },
      { when: '8:00 am', label: 'Deb Quill', reason: 'Declined', tone: 'warning' },
    ],
  })
  expect(await listed({ from: '2026-11-26', to: '2026-11-26' })).toMatchObject([
    { order_no: withdrawn.order.order_no },
    { order_no: declined.order.order_no },
  ])
  expect(await listed({ from: '2026-11-26' })).toHaveLength(3)
  const action = card.items[0]?.action
  if (action?.kind !== 'send_job') throw new Error('Nothing to send.')
  const { booking_id } = action
  expect((await allocator.call(driverJobEndpoints.sendDriverJob, { body: { booking_id } })).status).toBe(200)
  expect(await on('2026-11-26')).toMatchObject({ count: 1, items: [{ label: 'Deb Quill' }] })
})

test('a docket waits from its submission to its approval, and the card shows no price', async () => {
  const key = 'dockets-waiting'
  const before = await count('accounts', key)
  await paperDocket(app) // a draft only waits for its author
  expect(await count('accounts', key)).toBe(before)
  const docket = await signedDocket(app)
  const waiting = await card('allocator', key)
  expect(waiting.count).toBe(before + 1)
  const item = waiting.items.find(({ link }) => link === `/dashboard/dockets/${docket.id}`)
  expect(item).toMatchObject({
    when: 'Mon 23 Nov',
    label: docket.docket_no,
    detail: `Kestrel Homes · ${docket.driver}`,
    action: docket.variance.length > 0 ? { kind: 'open', verb: 'Check' } : { kind: 'approve_docket' },
  })
  expect(moneyKeysIn(waiting)).toEqual([])
  expect(JSON.stringify(waiting)).not.toContain('$')
  const one = { params: { id: docket.id }, body: {} }
  expect((await allocator.call(docketEndpoints.approveDocket, one)).status).toBe(200)
  expect(await count('accounts', key)).toBe(before)
})

test('a critical fail shows for two weeks, to drivers only their own; its defect until it is verified', async () => {
  const own = await prepared(app)
  const driver_id = await driverOf(app, await app.as('driver'))
  const critical = own.checklist.items.find(
    (item) => item.is_critical && !item.photo_on_fail && item.answer_type === 'ok_fail_na',
  )
  if (!critical) throw new Error('No item is critical.')
  const mine = { ...own, driver: { id: driver_id } }
  const fine = await prepared(app)
  await complete(app, filledIn({ ...fine, driver: { id: driver_id } }), asDriver(driver_id))
  expect(await count('safety', 'checklists-failed')).toBe(0)
  expect(await count('safety', 'defects-open')).toBe(0)

  const answers = allRight(own.checklist, { [critical.text]: { value: 'fail', comment: 'Dead' } })
  const { id } = await complete(app, filledIn(mine, { answers }), asDriver(driver_id))
  expect(await card('safety', 'checklists-failed')).toMatchObject({
    count: 1,
    link: '/dashboard/checklist/completed?result=fail&from=2026-11-06',
    items: [
      {
        label: `${own.asset.fleet_no} Excavator prestart`,
        detail: 'Dan Okafor',
        reason: 'Failed',
        tone: 'danger',
        link: `/dashboard/subcontractors/drivers/${id}/view`,
      },
    ],
  })
  for (const key of ['checklists-failed', 'defects-open']) {
    expect([key, await count('driver', key)]).toEqual([key, 1])
    for (const name of ['otherDriver', 'subcontractor'] as const)
      expect([key, name, await card(name, key)]).toMatchObject([key, name, { count: 0, items: [] }])
  }

  const { items } = await card('safety', 'defects-open')
  expect(items).toMatchObject([
    {
      label: `${own.asset.fleet_no} ${critical.text}: Dead`,
      detail: 'Dan Okafor',
      reason: 'Critical · Open · off road',
      tone: 'danger',
      action: { verb: 'Open' },
    },
  ])
  const params = { id: Number(items[0]?.link?.split('/').at(-1)) }
  const body = { resolution: 'New switch' }
  expect((await allocator.call(checklistEndpoints.startRepair, { params, body: {} })).status).toBe(200)
  expect((await allocator.call(checklistEndpoints.fixDefect, { params, body })).status).toBe(200)
  expect((await card('safety', 'defects-open')).items[0]).toMatchObject({
    reason: expect.stringContaining('Critical · Fixed'),
    action: { verb: 'Verify' },
  })
  // The allocator may not verify it.
  expect((await card('allocator', 'defects-open')).items[0]?.action).toBe(null)
  expect((await safety.call(checklistEndpoints.verifyDefect, { params, body: {} })).status).toBe(200)
  expect(await card('safety', 'defects-open')).toMatchObject({ count: 0, items: [] })

  app.clock.set('2026-12-04T12:00:00+11:00')
  expect(await count('safety', 'checklists-failed')).toBe(1)
  app.clock.set('2026-12-05T12:00:00+11:00')
  expect(await card('safety', 'checklists-failed')).toMatchObject({ count: 0, items: [] })
})

test('a driver who declared not fit shows on the home of those who decide, with the number to call, until they have', async () => {
  const key = 'drivers-not-fit'
  app.clock.set(testStart)
  expect(await card('allocator', key)).toMatchObject({ count: 0, items: [] })
  const job = await sentJob(app, '2026-11-20', { start_time: '09:00' })
  const now = job.at('06:00')
  for (const step of [await acceptance(app, job, now), tap('fit_for_duty', now, { is_fit: 0 })])
    expect((await send(job, step)).status).toBe(200)
  const mobile = await mobileOf(job.driver_id)
  expect(await card('allocator', key)).toMatchObject({
    count: 1,
    items: [
      {
        when: 'Today 9:00 am',
        label: 'Dan Okafor',
        detail: expect.stringContaining(job.order.order_no),
        link: `/dashboard/driver_jobs/${job.id}/edit`,
        action: { kind: 'clear_for_duty', driver_job_id: job.id, phone: mobile },
      },
    ],
  })
  const sheetRow = async () => {
    const { data } = await allocator.call(homeEndpoints.getHome, { query: { day: '2026-11-20' } })
    return data.day_sheet?.rows.find(({ id }) => id === job.order.id)
  }
  expect((await sheetRow())?.driver_stop).toMatch(/^Not fit for duty/)
  const notFitOn = async () => {
    const query = { job_item_id: job.order.id }
    return (await allocator.call(driverJobEndpoints.listDriverJobs, { query })).data.map(
      (one) => one.not_fit_on,
    )
  }
  expect(await notFitOn()).toEqual([job.order.order_no])
  const clear = { params: { id: job.id }, body: { reason: 'A slip of the thumb' } }
  expect((await allocator.call(driverJobEndpoints.clearForDuty, clear)).status).toBe(200)
  expect(await card('safety', key)).toMatchObject({ count: 0, items: [] })
  expect((await sheetRow())?.driver_stop ?? '').not.toContain('Not fit')
  expect(await notFitOn()).toEqual([null])
})

test('a docket that only another record casts doubt on is among the first to check', async () => {
  const order = await workedOrder(app)
  const first = await signedDocket(app, { order })
  const second = await signedDocket(app, { order })
  const asPlanned = await app.database.owner()
  await asPlanned.query('alter table docket disable trigger user')
  await asPlanned.query(`update docket set variance = '[]'`)
  await asPlanned.query('alter table docket enable trigger user')
  const { items } = await card('accounts', 'dockets-waiting')
  const labels = items.map(({ label }) => label)
  expect(items[0]).toMatchObject({ label: second.docket_no, tone: 'warning' })
  expect(labels.indexOf(first.docket_no)).toBeGreaterThan(0)
})
