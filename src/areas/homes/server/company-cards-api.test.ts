import { expect, test } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { bookOrder } from '#areas/scheduler/server/index.ts'
import { testApp } from '#test/app.ts'
import { paperDocket, plainDriverJob } from '#test/dockets.ts'
import { office } from '#test/driver-jobs.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import { homeCards } from '#test/home-cards.ts'
import { moneyKeysIn } from '#test/money-words.ts'
import { makeOrder } from '#test/orders.ts'
import type { PersonName } from '#test/people.ts'
import { homeEndpoints } from '../contract/endpoints.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()
const { card, count } = homeCards(app)
const { pool } = app.database

const companyOf = async (name: PersonName): Promise<number> => {
  const { user_id } = await app.as(name)
  const user = await app.platform.db
    .selectFrom('app_user')
    .select('subcontractor_id')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return user.subcontractor_id ?? 0
}
const barwon = await companyOf('subcontractor')
const tully = await companyOf('otherSubcontractor')
const operator = (name: string, subcontractor_id: number) =>
  makeDriver(app, { name, employment: 'subcontractor_operator', subcontractor_id })
const machine = (fleet_no: string, subcontractor_id: number) =>
  makeAsset(app, { fleet_no, asset_owner: 'subcontractor', subcontractor_id })
const book = (order_id: number, what: { asset_id?: number; driver_id?: number }) =>
  app.platform.write(office, (change) =>
    bookOrder(change, order_id, { ...what, certainty: 'confirmed', override: { reason: 'Test' } }),
  )

const people = { bea: await operator('Bea Barwon', barwon), tom: await operator('Tom Tully', tully) }
const plant = { bw: await machine('BW-01', barwon), tu: await machine('TU-01', tully) }

test('each subcontractor sees the coming bookings of its own people and machines, and no one else’s', async () => {
  const key = 'company-bookings'
  expect(await card('subcontractor', key)).toMatchObject({
    count: 0,
    empty_text: 'Nothing is booked in the next 7 days.',
  })
  const both = await makeOrder(app, { work_date: '2026-11-20', start_time: '09:00' })
  await book(both.id, { driver_id: people.bea.id, asset_id: plant.tu.id })
  const ours = await makeOrder(app, { work_date: '2026-11-24' })
  await book(ours.id, { asset_id: plant.bw.id })
  const theirs = await makeOrder(app, { work_date: '2026-11-25' })
  await book(theirs.id, { driver_id: people.tom.id })
  const later = await makeOrder(app, { work_date: '2026-11-30' })
  await book(later.id, { asset_id: plant.bw.id })
  const shown = async (name: PersonName) => {
    const { items, count: all } = await card(name, key)
    expect(items).toHaveLength(all)
    return items.map(({ when, label, link }) => [when, label, link])
  }
  const linkTo = ({ id }: { id: number }) => `/dashboard/work-orders/${id}/edit`
  expect(await shown('subcontractor')).toEqual([
    ['Today 9:00 am', 'Bea Barwon', linkTo(both)],
    ['Tue 7:00 am', 'BW-01', linkTo(ours)],
  ])
  expect(await shown('otherSubcontractor')).toEqual([
    ['Today 9:00 am', 'TU-01', linkTo(both)],
    ['Wed 7:00 am', 'Tom Tully', linkTo(theirs)],
  ])
  expect(await shown('driver')).toEqual([])
})

test('each sees which of its own drivers have not answered, with whom to call', async () => {
  const key = 'company-unanswered'
  expect(await count('subcontractor', key)).toBe(0)
  const booked = async (when: string, label: string) =>
    (await card('subcontractor', 'company-bookings')).items.find(
      (item) => item.when === when && item.label === label,
    )
  // Of the bookings above: one with a driver, who was sent nothing, and one of a machine alone.
  expect(await booked('Today 9:00 am', 'Bea Barwon')).toMatchObject({ reason: 'Not sent yet' })
  expect(await booked('Tue 7:00 am', 'BW-01')).toMatchObject({ reason: null })
  const order = await makeOrder(app, { work_date: '2026-11-21' })
  const sent = await plainDriverJob(app, order.id, people.bea.id)
  const [when, label] = ['Sat 7:00 am', 'Bea Barwon'] as const
  expect(await booked(when, label)).toMatchObject({ reason: 'Not answered', tone: 'warning' })
  expect(await card('subcontractor', key)).toMatchObject({
    count: 1,
    items: [
      {
        when,
        label,
        reason: expect.stringMatching(/^Sent /),
        link: `/dashboard/driver_jobs/${sent}/edit`,
        action: { kind: 'call', phone: expect.any(String), who: expect.any(String) },
      },
    ],
  })
  for (const name of ['otherSubcontractor', 'driver', 'administrator'] as const)
    expect(await count(name, key)).toBe(0)
  await pool.query(`update driver_job set status = 'Accepted' where id = $1`, [sent])
  expect(await count('subcontractor', key)).toBe(0)
  expect(await booked(when, label)).toMatchObject({ reason: 'Accepted', tone: 'plain' })
})

test('a subcontractor has the number of the office, which its own people do not need here', async () => {
  await pool.query(`update company set phone = '0355500100' where is_default`)
  const phone = async (name: PersonName) =>
    (await (await app.as(name)).call(homeEndpoints.getHome, { query: {} })).data.office_phone
  expect(await phone('subcontractor')).toBe('0355500100')
  expect(await phone('allocator')).toBe(null)
})

test('each sees the dockets of its own people to submit', async () => {
  const key = 'company-dockets'
  const docket = await paperDocket(app)
  expect(await count('subcontractor', key)).toBe(0)
  await pool.query(
    `update driver set employment = 'subcontractor_operator', subcontractor_id = $1
     where id = (select driver_id from docket where id = $2)`,
    [barwon, docket.id],
  )
  const waiting = await card('subcontractor', key)
  expect(waiting).toMatchObject({
    count: 1,
    items: [{ label: docket.docket_no, link: `/dashboard/dockets/${docket.id}` }],
  })
  expect(moneyKeysIn(waiting)).toEqual([])
  const listed = async (name: PersonName) =>
    (await (await app.as(name)).call(docketEndpoints.listDockets, { query: { status: 'To Submit' } })).total
  expect(await listed('subcontractor')).toBe(1)
  expect(await listed('otherSubcontractor')).toBe(0)
  expect(await card('otherSubcontractor', key)).toMatchObject({ count: 0, items: [] })
})

test('each sees why its own cannot be booked: the company’s papers once, those who lack the same together', async () => {
  const key = 'company-may-not-work'
  const shown = async (name: PersonName) => (await card(name, key)).items
  const licences = 'Driver licence is missing; White card is missing'
  const [company, drivers, ...others] = await shown('subcontractor')
  expect(company).toMatchObject({
    label: 'Your company',
    reason:
      'Public liability is missing; WorkCover or income protection is missing; Motor vehicle or plant insurance is missing',
    link: `/dashboard/subcontractors/${barwon}/edit`,
    action: { verb: 'Open', to: `/dashboard/subcontractors/${barwon}/edit` },
  })
  // The other one came with the docket above.
  expect(drivers).toMatchObject({
    label: '2 drivers',
    detail: expect.stringContaining('Bea Barwon'),
    reason: licences,
    link: null,
  })
  // Its machine lacks nothing of its own.
  expect(others).toEqual([])
  expect(await shown('otherSubcontractor')).toMatchObject([
    { label: 'Your company' },
    {
      label: 'Tom Tully',
      reason: licences,
      link: `/dashboard/subcontractors/drivers/${people.tom.id}/edit`,
    },
  ])
  for (const name of ['driver', 'administrator'] as const) expect(await shown(name)).toEqual([])
})

test('each sees the documents of its own company, people and machines that expire', async () => {
  const key = 'company-documents'
  const document = (record_type: string, record_id: number, type: string, expires_on: string) =>
    pool.query(
      `insert into document (record_type, record_id, document_type_id, is_reviewed, title, status, expires_on)
       select $1, $2, id, is_reviewed, name, 'approved', $4 from document_type where record_type = $1 and name = $3`,
      [record_type, record_id, type, expires_on],
    )
  await document('subcontractor', barwon, 'Public liability', '2026-12-01')
  await document('driver', people.bea.id, 'Driver licence', '2026-11-01')
  await document('asset', plant.bw.id, 'Insurance', '2028-11-01')
  await document('asset', plant.tu.id, 'Insurance', '2026-11-25')
  const shown = async (name: PersonName) =>
    (await card(name, key)).items.map(({ label, detail, reason, link }) => [label, detail, reason, link])
  expect(await shown('subcontractor')).toEqual([
    [
      'Bea Barwon',
      'Driver licence',
      'Expired 1 Nov 2026',
      `/dashboard/subcontractors/drivers/${people.bea.id}/edit`,
    ],
    ['Your company', 'Public liability', 'Expires 1 Dec 2026', `/dashboard/subcontractors/${barwon}/edit`],
  ])
  expect(await shown('otherSubcontractor')).toEqual([
    ['TU-01', 'Insurance', 'Expires 25 Nov 2026', `/dashboard/resources/assets/${plant.tu.id}/edit`],
  ])
  for (const name of ['driver', 'administrator'] as const) expect(await shown(name)).toEqual([])
})

test('a rejected document is listed until another of its type is approved', async () => {
  const documentIs = (status: string) =>
    pool.query(
      `insert into document (record_type, record_id, document_type_id, is_reviewed, title, status, rejection_reason)
       select 'driver', $1, id, is_reviewed, name, $2::document_status, case when $2 = 'rejected' then 'Blurred' end
       from document_type where record_type = 'driver' and name = 'High risk work licence'`,
      [people.tom.id, status],
    )
  const listed = async () => {
    const { items } = await card('otherSubcontractor', 'company-documents')
    return items.filter(({ label }) => label === 'Tom Tully').map(({ reason }) => reason)
  }
  await documentIs('rejected')
  expect(await listed()).toEqual(['Rejected: Blurred'])
  await documentIs('approved')
  expect(await listed()).toEqual([])
})
