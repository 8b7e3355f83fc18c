import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientEndpoints as calls } from '#areas/clients/contract/endpoints.ts'
import { invoiceEndpoints as invoiceCalls } from '#areas/invoices/contract/endpoints.ts'
import { chance } from '#db/demo/random.ts'
import { type Reply, testApp } from './app.ts'
import { send as sendTap, stepping, tap } from './driver-jobs.ts'
import { invoiceLine, invoicing } from './invoices.ts'
import { count, figure } from './proof.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const sales = await app.as('sales')
const bills = await invoicing(app)
const { newJob } = stepping(app)
const bodyOf = (name: string) => ({ name, client_type: 'civil', email: 'office@example.com' }) as const

async function countNamed(name: string): Promise<number> {
  const { rows } = await app.database.pool.query('select from client where name = $1', [name])
  return rows.length
}

interface Write {
  /** Sends it once more, with the same key. */
  send: () => Promise<Pick<Reply<unknown>, 'status' | 'text'>>
  /** How often it took effect. */
  effects: () => Promise<number>
}
const counted = async (sql: string, value: unknown): Promise<number> =>
  (await app.database.pool.query(sql, [value])).rowCount ?? 0

const clients = count({ short: 12, full: 4200 })
const others = count({ short: 8, full: 200 })
/** What is written, how often it is tried, and how one is created. */
const writes: readonly (readonly [what: string, rounds: number, write: (round: number) => Promise<Write>])[] =
  [
    [
      'client',
      clients,
      async (round) => {
        const name = `Repeated ${round}`
        const key = randomUUID()
        return {
          send: () => sales.call(calls.createClient, { body: bodyOf(name) }, { key }),
          effects: () => countNamed(name),
        }
      },
    ],
    [
      'draft of an invoice',
      others,
      async (round) => {
        const key = randomUUID()
        const reference = `Repeated ${round}`
        const body = { client_id: bills.client_id, reference, lines: [invoiceLine()] }
        return {
          send: () => accounts.call(invoiceCalls.createInvoice, { body }, { key }),
          effects: () => counted('select from invoice where reference = $1', reference),
        }
      },
    ],
    [
      'approval of an invoice',
      others,
      async () => {
        const { id } = await bills.create()
        const key = randomUUID()
        return {
          send: () => accounts.call(invoiceCalls.approveInvoice, { params: { id }, body: {} }, { key }),
          effects: () =>
            counted(`select from issued_document where record_type = 'invoice' and record_id = $1`, id),
        }
      },
    ],
    [
      'payment',
      others,
      async () => {
        const { id } = await bills.sent()
        const { client_id } = bills
        const key = randomUUID()
        const allocations = [{ invoice_id: id, amount_cents: 300_00 }]
        const body = { client_id, received_on: '2026-11-20', method: 'eft' as const, allocations }
        return {
          send: () => accounts.call(invoiceCalls.takePayment, { body }, { key }),
          effects: () => counted('select from payment_allocation where invoice_id = $1', id),
        }
      },
    ],
    [
      'tap of a driver',
      others,
      async () => {
        const job = await newJob()
        const step = tap('seen', job.at('05:00'), {})
        return {
          send: () => sendTap(job, step),
          effects: () => counted(`select from driver_job_step where client_op_id = $1`, step.client_op_id),
        }
      },
    ],
  ]

// R5: each sent one to five times at once and again later; the same where numbers and money are at stake.
test.each(writes)(
  'a repeated %s takes effect once and gets the same answer, byte for byte',
  { timeout: count({ short: 120_000, full: 3_600_000 }) },
  async (what, rounds, write) => {
    const random = chance(5)
    let sent = 0
    for (let round = 0; round < rounds; round++) {
      const { send, effects } = await write(round)
      const replies = await Promise.all(Array.from({ length: random.whole(1, 5) }, send))
      replies.push(await send())
      sent += replies.length
      expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
      expect(replies[0]?.status).toBe(200)
      expect(await effects()).toBe(1)
    }
    figure('R5', `${what}: ${rounds} writes sent ${sent} times, one effect each, the same bytes every time`)
  },
)

test('repeated writes are logged once, and numbers have no gap', async () => {
  const logged = await app.database.pool.query(
    `select from activity_log where action = 'created' and record_label like 'Repeated %'`,
  )
  expect(logged.rowCount).toBe(clients)
  const { rows } = await app.database.pool.query<{ number: number }>(
    'select number from invoice where number is not null order by number',
  )
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1))
})

test("a key cannot be reused for another request; a refusal frees it; different people's keys do not collide", async () => {
  const key = randomUUID()
  expect(
    (await sales.call(calls.createClient, { body: { ...bodyOf('First'), name: 'F' } }, { key })).status,
  ).toBe(422)
  expect((await sales.call(calls.createClient, { body: bodyOf('First') }, { key })).status).toBe(200)
  expect(await sales.call(calls.createClient, { body: bodyOf('Second') }, { key })).toMatchObject({
    status: 422,
    message: 'This Idempotency-Key was used for another request.',
  })
  expect((await accounts.call(calls.createClient, { body: bodyOf('Second') }, { key })).status).toBe(200)
  expect(
    (await sales.call(calls.createClient, { body: bodyOf('Third') }, { key: 'k'.repeat(65) })).status,
  ).toBe(422)
})

// R6.
test(
  'of two edits from one version exactly one is saved, and the other gets the current record',
  { timeout: count({ short: 60_000, full: 600_000 }) },
  async () => {
    const races = count({ short: 12, full: 1000 })
    const { data: client } = await sales.call(calls.createClient, { body: bodyOf('Raced Civil') })
    const params = { id: client.id }
    for (let version = 1; version <= races; version++) {
      const [one, two] = await Promise.all([
        sales.call(calls.editClient, { params, body: { version, trading_name: `Sales ${version}` } }),
        accounts.call(calls.editClient, { params, body: { version, trading_name: `Accounts ${version}` } }),
      ])
      expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      const [won, lost] = one.status === 200 ? [one, two] : [two, one]
      expect(lost.data).toMatchObject({
        current: { version: version + 1, trading_name: won.data.trading_name },
      })
      const { data: kept } = await sales.call(calls.getClient, { params })
      expect([kept.version, kept.trading_name]).toEqual([version + 1, won.data.trading_name])
    }
    figure('R6', `${races} races of two editors: one saved, the other given the current record, each time`)
  },
)

test('of two simultaneous approvals, or full payments, of one invoice exactly one succeeds', async () => {
  for (let round = count({ short: 6, full: 20 }); round > 0; round--) {
    const draft = await bills.create()
    const approve = { params: { id: draft.id }, body: {} }
    const approvals = await Promise.all([
      accounts.call(invoiceCalls.approveInvoice, approve),
      bills.administrator.call(invoiceCalls.approveInvoice, approve),
    ])
    expect(approvals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])

    const { id, total_cents } = await bills.send(draft.id)
    const payments = await Promise.all([bills.pay(id, total_cents ?? 0), bills.pay(id, total_cents ?? 0)])
    expect(payments.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200)
    expect(payments.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await bills.read(id)).toMatchObject({ status: 'Paid', paid_cents: total_cents, owing_cents: 0 })
  }
})
