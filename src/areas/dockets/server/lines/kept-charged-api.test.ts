import { expect, test } from 'vitest'
import { driverJobEndpoints } from '#areas/driver-jobs/contract/endpoints.ts'
import type { Order } from '#areas/work-orders/contract/order.ts'
import type { Caller } from '#test/app.ts'
import {
  at,
  docketBody,
  docketing,
  paperDocket,
  plainDriverJob,
  signedDocket,
  workedOrder,
} from '#test/dockets.ts'
import { fingerprint } from '#test/writes.ts'
import type { Docket } from '../../contract/docket.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, owner, accounts, allocator } = await docketing()
app.clock.set(at('18:00', '2026-11-25'))

const override = { reason: 'Two shifts on one day' }
const aDay = { unit: 'day', unit_price_cents: 1400_00, min_hours: null } as const
const morning = { starts_at: at('07:00'), finishes_at: at('11:00'), entries: [] }
const afternoon = { starts_at: at('12:00'), finishes_at: at('15:00'), entries: [] }

const approve = (id: number, who: Caller = accounts) =>
  who.call(calls.approveDocket, { params: { id }, body: { override } })
const makeVoid = (id: number) =>
  allocator.call(calls.voidDocket, { params: { id }, body: { reason: 'Wrong order' } })
const submit = (id: number) => allocator.call(calls.submitDocket, { params: { id }, body: {} })
const query = (id: number) =>
  allocator.call(calls.queryDocket, { params: { id }, body: { reason: 'When was that?' } })
type Facts = Parameters<typeof docketBody>[2]
async function revise(order: Order, { id, driver_id }: Docket, facts: Facts) {
  const {
    source: _source,
    job_item_id: _order,
    ...body
  } = await docketBody(app, order, {
    driver_id: driver_id!,
    ...facts,
  })
  return accounts.call(calls.reviseDocket, { params: { id }, body })
}
const lost = (what: string, no: string) =>
  `The ${what} of ${no}, which is Approved, would not be charged in full. Reopen ${no} first.`
const quantitiesOf = async (job_id: number) => {
  const { rows } = await owner.query<{ sum: number }>(
    `select coalesce(sum(l.quantity_agreed), 0)::float8 as sum from docket_line l join docket d on d.id = l.docket_id
     where d.job_id = $1 and l.unit in ('day', 'fixed') and l.is_billable and d.is_latest and d.status <> 'Void'`,
    [job_id],
  )
  return rows[0]!.sum
}

/** Two dockets of one order and day: the first charges it, the second leaves it to the first and is approved. */
async function leaning() {
  const order = await workedOrder(app, aDay)
  const first = await paperDocket(app, { order, ...morning })
  const second = await signedDocket(app, { order, ...afternoon })
  const { status, data } = await approve(second.id)
  expect([status, data.lines[0]?.quantity_agreed]).toEqual([200, 0])
  return { order, first, second }
}

test('the docket that charges a day cannot be voided while an approved one relies on it', async () => {
  const { order, first, second } = await leaning()
  await submit(first.id)
  const before = await fingerprint(owner)
  const refused = await makeVoid(first.id)
  expect([refused.status, refused.message]).toEqual([409, lost('price', second.docket_no)])
  expect(await fingerprint(owner)).toEqual(before)

  // Once the other is reopened it is, and the other charges the day.
  const params = { id: second.id }
  expect((await accounts.call(calls.reopenDocket, { params, body: { reason: 'It charges' } })).status).toBe(
    200,
  )
  expect((await makeVoid(first.id)).status).toBe(200)
  const early = await approve(second.id)
  expect([early.status, early.message]).toEqual([
    409,
    `${second.docket_no}: its price is no longer charged in full. Query and revise it.`,
  ])
  expect(await quantitiesOf(order.job_id)).toBe(0)
  await query(second.id)
  const { data: revised } = await revise(order, second, afternoon)
  expect(revised.lines[0]?.quantity_agreed).toBe(1)
})

test('nor can it be revised or edited to charge less, or another day', async () => {
  const { order, first, second } = await leaning()
  const half = [{ position: 1, quantity_agreed: 0.5, reason: 'Half a day' }]
  const edit = (facts: Facts) =>
    docketBody(app, order, { driver_id: first.driver_id!, ...facts }).then(
      ({ source: _source, job_item_id: _order, ...body }) =>
        allocator.call(calls.editDocket, { params: { id: first.id }, body }),
    )
  const refusal = [409, lost('price', second.docket_no)]
  const next = {
    starts_at: at('07:00', '2026-11-24'),
    finishes_at: at('11:00', '2026-11-24'),
    entries: [],
  }
  for (const facts of [next, { ...morning, agreed: half }]) {
    const edited = await edit(facts)
    expect([edited.status, edited.message]).toEqual(refusal)
  }
  expect((await edit({ ...morning, finishes_at: at('10:00') })).status).toBe(200)
  await submit(first.id)
  await query(first.id)
  for (const facts of [next, { ...morning, agreed: half }]) {
    const revised = await revise(order, first, facts)
    expect([revised.status, revised.message]).toEqual(refusal)
  }
  expect((await revise(order, first, morning)).status).toBe(200)
  expect(await quantitiesOf(order.job_id)).toBe(1)
})

/** Three dockets of a job whose travel has one fixed price; the first charges it. */
async function travelled(quantity: number | null) {
  const order = await workedOrder(app)
  await owner.query(
    `insert into job_rate (job_id, description, unit, quantity, unit_price_cents, position)
     values ($1, 'Travel', 'fixed', $2, 35000, 1)`,
    [order.job_id, quantity],
  )
  const travel = (from: string, to: string) => [
    { kind: 'travel' as const, started_at: at(from), ended_at: at(to) },
  ]
  const one = await paperDocket(app, { order, ...morning, entries: travel('06:15', '07:00') })
  const two = await signedDocket(app, { order, ...afternoon, entries: travel('11:30', '12:00') })
  return { order, one, two }
}
const travelOf = ({ lines }: Docket) => lines.find(({ kind }) => kind === 'travel')?.quantity_agreed

test('travel at a fixed price is one per job, also without a number', async () => {
  for (const quantity of [1, null]) {
    const { one, two } = await travelled(quantity)
    expect([one, two].map(travelOf)).toEqual([1, 0])
    expect(two.variance).toContainEqual({
      code: 'once',
      text: `Its travel is already charged on ${one.docket_no}.`,
    })
  }
})

test('travel that another docket leaves to it stays charged, or another takes it up', async () => {
  const { order, one, two } = await travelled(null)
  expect((await approve(two.id)).status).toBe(200)
  const refused = await makeVoid(one.id)
  expect([refused.status, refused.message]).toEqual([409, lost('travel', two.docket_no)])
  await submit(one.id)
  await query(one.id)
  const without = await revise(order, one, morning)
  expect([without.status, without.message]).toEqual([409, lost('travel', two.docket_no)])

  // An unapproved third one can still charge it, and must.
  const third = await signedDocket(app, {
    order,
    starts_at: at('16:00'),
    finishes_at: at('17:00'),
    entries: [{ kind: 'travel', started_at: at('15:30'), ended_at: at('16:00') }],
  })
  expect(travelOf(third)).toBe(0)
  expect((await revise(order, one, morning)).status).toBe(200)
  const early = await approve(third.id)
  expect([early.status, early.message]).toEqual([
    409,
    `${third.docket_no}: its travel is no longer charged in full. Query and revise it.`,
  ])
  await query(third.id)
  const facts = {
    starts_at: at('16:00'),
    finishes_at: at('17:00'),
    entries: [{ kind: 'travel' as const, started_at: at('15:30'), ended_at: at('16:00') }],
  }
  const { data: revised } = await revise(order, third, facts)
  expect(travelOf(revised)).toBe(1)
  const dropped = await makeVoid(revised.id)
  expect([dropped.status, dropped.message]).toEqual([409, lost('travel', two.docket_no)])
})

test('a driver’s answer is accepted, and the approver sees what is charged nowhere', async () => {
  const { order, one, two } = await travelled(1)
  const driver = await app.as('driver')
  const { rows } = await owner.query<{ driver_id: number }>('select driver_id from app_user where id = $1', [
    driver.user_id,
  ])
  const driver_job_id = await plainDriverJob(app, order.id, rows[0]!.driver_id)
  await owner.query('update docket set driver_id = $2, driver_job_id = $3 where id = $1', [
    one.id,
    rows[0]!.driver_id,
    driver_job_id,
  ])
  expect((await approve(two.id)).status).toBe(200)
  await submit(one.id)
  await query(one.id)
  const answered = await driver.call(driverJobEndpoints.answerDocketQuery, {
    params: { id: driver_job_id },
    body: { answer: 'I did not drive', ...morning },
  })
  expect(answered.status, answered.text).toBe(200)
  const { rows: latest } = await owner.query<{ id: number }>(
    'select id from docket where docket_no = $1 and is_latest',
    [one.docket_no],
  )
  const { id } = latest[0]!
  const unsigned = { params: { id }, body: { reason: 'Client was not there' } }
  expect((await allocator.call(calls.acceptDocketUnsigned, unsigned)).status).toBe(200)
  const refused = await approve(id)
  expect([refused.status, refused.message]).toEqual([409, lost('travel', two.docket_no)])
})

test(
  'of voiding a docket and approving one that relies on it, at once, one is refused',
  {
    timeout: 120_000,
  },
  async () => {
    for (let round = 0; round < 5; round++) {
      const order = await workedOrder(app, aDay)
      const first = await paperDocket(app, { order, ...morning })
      const second = await signedDocket(app, { order, ...afternoon })
      await submit(first.id)
      const replies = await Promise.all([approve(second.id), makeVoid(first.id)])
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    }
  },
)

test(
  'nor do a simultaneous revision and approval lose the price',
  {
    timeout: 120_000,
  },
  async () => {
    for (let round = 0; round < 5; round++) {
      const { order, one, two } = await travelled(1)
      await submit(one.id)
      await query(one.id)
      const replies = await Promise.all([revise(order, one, morning), approve(two.id)])
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    }
  },
)
