import { describe, expect, test } from 'vitest'
import { system } from '#platform/server/sessions/viewer.ts'
import { startsFrom } from '#shared/state-table.ts'
import type { Reply } from '#test/app.ts'
import { at, docketBody, docketing, paperDocket, signedDocket, workedOrder } from '#test/dockets.ts'
import { fingerprint } from '#test/writes.ts'
import { type DocketStatus, docketStatuses } from '../../contract/choices.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'
import { type DocketAction, docketActions } from '../../rules/docket-status.ts'
import { lockBillable } from './bill-docket.ts'

const { app, owner, allocator, accounts } = await docketing()
const order = await workedOrder(app)

/** A docket in a state, set by hand, since what a state allows must not depend on how it was reached. */
async function docketIn(status: DocketStatus): Promise<number> {
  const { id } = await paperDocket(app, { order })
  if (status !== 'Draft') await allocator.call(calls.submitDocket, { params: { id }, body: {} })
  const isApproved = status === 'Approved' || status === 'Invoiced'
  await owner.query(
    `update docket set status = $2::text::docket_status, query_reason = 'Why', void_reason = 'Void', unsigned_reason = 'Nobody there',
       status_before_approval = 'Signed', approved_at = case when $3 then now() end where id = $1`,
    [id, status, isApproved],
  )
  return id
}

type Answer = Pick<Reply<unknown>, 'status' | 'message'>
const reason = { reason: 'As agreed' }
const act: Readonly<Record<Exclude<DocketAction, 'draft' | 'uninvoice'>, (id: number) => Promise<Answer>>> = {
  edit: async (id) => allocator.call(calls.editDocket, { params: { id }, body: await editBody(id) }),
  submit: (id) => allocator.call(calls.submitDocket, { params: { id }, body: {} }),
  sign: (id) => allocator.call(calls.signDocketByPhone, { params: { id }, body: { name: 'Jo Nguyen' } }),
  acceptUnsigned: (id) => allocator.call(calls.acceptDocketUnsigned, { params: { id }, body: reason }),
  price: async (id) => {
    const { data } = await allocator.call(calls.getDocket, { params: { id } })
    const params = { id, line_id: data.lines[0]!.id }
    const body = { unit_price_cents: 20_000, price_source: 'Agreed with Jo' }
    return accounts.call(calls.priceDocketLine, { params, body })
  },
  query: (id) => allocator.call(calls.queryDocket, { params: { id }, body: reason }),
  revise: async (id) => allocator.call(calls.reviseDocket, { params: { id }, body: await editBody(id) }),
  // All of them have the same order and day.
  approve: (id) => allocator.call(calls.approveDocket, { params: { id }, body: { override: reason } }),
  reopen: (id) => accounts.call(calls.reopenDocket, { params: { id }, body: reason }),
  invoice: (id) =>
    app.platform
      .write(system, (change) => lockBillable(change, { docket_ids: [id] }))
      .then(
        () => ({ status: 200, message: '' }),
        (error: Error & { status?: number }) => ({ status: error.status ?? 500, message: error.message }),
      ),
  void: (id) => allocator.call(calls.voidDocket, { params: { id }, body: reason }),
}
/** The same day again. */
async function editBody(id: number) {
  const { driver_id } = (await allocator.call(calls.getDocket, { params: { id } })).data
  const { job_item_id: _order, source: _source, ...body } = await docketBody(app, order, { driver_id })
  return body
}

type Tried = keyof typeof act
/** The phone's writes and what an invoice returns are tested in their own files. */
const tried = Object.keys(act) as Tried[]

describe.each(docketStatuses)('a docket that is %s', (status) => {
  const allowed = tried.filter((name) => startsFrom(docketActions[name], status))

  test('refuses what its state forbids, and writes nothing', async () => {
    const id = await docketIn(status)
    const before = await fingerprint(owner)
    for (const name of tried.filter((one) => !allowed.includes(one))) {
      const { status: answer, message } = await act[name](id)
      expect([name, answer]).toEqual([name, 409])
      expect(message).toContain(`This docket is ${status} and cannot be ${docketActions[name].done}.`)
    }
    expect(await fingerprint(owner)).toEqual(before)
  })

  test.each(allowed)('%s leads to the state in the table', async (name) => {
    const id = await docketIn(status)
    const reply = await act[name](id)
    expect([reply.status, reply.message]).toEqual([200, expect.any(String)])
    const { data } = await accounts.call(calls.getDocket, { params: { id } })
    const { to } = docketActions[name]
    const expected = name === 'reopen' ? 'Signed' : name === 'invoice' ? status : (to ?? status)
    expect(data.status).toBe(expected)
  })
})

test('of twenty simultaneous approvals one succeeds', async () => {
  const { id } = await signedDocket(app)
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => allocator.call(calls.approveDocket, { params: { id }, body: {} })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19)
  const { rows } = await owner.query(
    `select 1 from activity_log where record_type = 'docket' and record_id = $1 and action = 'approved'`,
    [id],
  )
  expect(rows).toHaveLength(1)
})

test('without a price, or over tolerance, it is not approved; several are all or none', async () => {
  const unpriced = await signedDocket(app, {
    order: await workedOrder(app, { unit_price_cents: null, source: 'none' }),
  })
  const late = await signedDocket(app, { finishes_at: at('15:30') })
  const good = await signedDocket(app)
  const approve = (ids: number[]) => allocator.call(calls.approveDockets, { body: { ids } })
  expect(await approve([good.id, unpriced.id])).toMatchObject({
    status: 409,
    message: `${unpriced.docket_no}: Line “${unpriced.lines[0]!.description}” has no price. Accounts must set it.`,
  })
  const byAccounts = await accounts.call(calls.approveDocket, { params: { id: unpriced.id }, body: {} })
  expect([byAccounts.status, byAccounts.message]).toEqual([
    409,
    `Line “${unpriced.lines[0]!.description}” has no price. Set it first.`,
  ])
  expect(await approve([late.id])).toMatchObject({
    status: 409,
    message: `${late.docket_no}: This docket is more than 15 minutes off the plan. Accounts must approve it.`,
  })
  expect((await allocator.call(calls.getDocket, { params: { id: good.id } })).data.status).toBe('Signed')
  expect((await accounts.call(calls.approveDocket, { params: { id: late.id }, body: {} })).status).toBe(200)
  expect((await approve([good.id])).data).toEqual({ approved: 1 })
})

test('a price set by the office keeps its source, and appears in the history', async () => {
  const docket = await signedDocket(app, {
    order: await workedOrder(app, { unit_price_cents: null, source: 'none' }),
  })
  const [line] = docket.lines
  expect([line!.unit_price_cents, docket.total_cents]).toEqual([null, null])
  const params = { id: docket.id, line_id: line!.id }
  const body = { unit_price_cents: 19_025.5, price_source: 'Agreed with Jo' }
  expect(
    (await accounts.call(calls.priceDocketLine, { params, body: { ...body, price_source: '' } })).errors,
  ).toEqual({
    price_source: 'Price source is required.',
  })
  expect((await allocator.call(calls.priceDocketLine, { params, body })).status).toBe(403)
  const { data } = await accounts.call(calls.priceDocketLine, { params, body })
  expect(data.lines[0]).toMatchObject(body)
  // 7.5 hours at $190.255, half a cent away from zero.
  expect(data.total_cents).toBe(142_691)
  // Someone who opened it before the price was set learns so on approval.
  const stale = { params: { id: docket.id }, body: { version: docket.version } }
  expect((await allocator.call(calls.approveDocket, stale)).status).toBe(409)
  const historyFor = async (who: typeof allocator) =>
    (await who.request('GET', `/api/records/docket/${docket.id}/history`)).text
  expect(await historyFor(accounts)).toContain('Agreed with Jo')
  for (const who of [allocator, await app.as('safety')])
    expect(await historyFor(who)).not.toMatch(/Agreed with Jo|19025/)
})
