import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { chance } from '#db/demo/random.ts'
import { testApp } from '#test/app.ts'
import { invoicing } from '#test/invoices.ts'
import { count, figure } from '#test/proof.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'

// Nothing may be refused only because the machine is busy.
const app = await testApp()
const owner = await app.database.owner()
const { accounts, newClient, create, sent, pay, read } = await invoicing(app)

/** Concurrent callers working on credits and payments. */
const rounds = count({ short: 2, full: 5 })

/** Runs them all, so many at a time. */
async function atOnce<T>(width: number, things: readonly T[], work: (thing: T) => Promise<unknown>) {
  const left = [...things]
  const worker = async () => {
    for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await work(thing)
  }
  await Promise.all(Array.from({ length: width }, worker))
}

// R4; test/durability-work.test.ts shows the same with a killed server.
test(
  'concurrent approvals, some cut off, some callers killed: the numbers are 1 to n',
  { timeout: count({ short: 300_000, full: 3_600_000 }) },
  async () => {
    const before = (await owner.query<{ n: number }>(`select count(number)::int as n from invoice`)).rows[0]!
      .n
    const all = count({ short: 60, full: 10_000 })
    const killed = count({ short: 20, full: 100 })
    const ids: number[] = []
    await atOnce(10, [...Array(all).keys()], async () => ids.push((await create()).id))
    const origin = await app.server.app.listen({ port: 0, host: '127.0.0.1' })
    const url = (id: number) => `${origin}/api/invoices/${id}/approve`
    const headers = (key: string) => ({
      authorization: `Bearer ${accounts.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    })
    const random = chance(500)
    const send = (id: number, signal?: AbortSignal) =>
      fetch(url(id), {
        method: 'POST',
        headers: headers(`approve-${id}`),
        body: '{}',
        ...(signal && { signal }),
      })

    // A separate caller that is killed while approving the last of them.
    const script = `const [origin, token, ids] = process.argv.slice(1)
      for (const id of JSON.parse(ids)) fetch(origin + '/api/invoices/' + id + '/approve', { method: 'POST', body: '{}',
        headers: { authorization: 'Bearer ' + token, 'content-type': 'application/json', 'idempotency-key': 'killed-' + id } })
      console.log('sent')`
    const mine = ids.slice(0, -killed)
    const child = spawn(process.execPath, [
      '-e',
      script,
      origin,
      accounts.token,
      JSON.stringify(ids.slice(-killed)),
    ])
    await once(child.stdout, 'data')
    let cuts = 0
    const cut = atOnce(count({ short: 10, full: 50 }), mine, async (id) => {
      const isCut = random.whole(1, 4) === 1
      if (isCut) cuts++
      await send(id, isCut ? AbortSignal.timeout(random.whole(1, 25)) : undefined).catch(() => {})
      if (random.whole(1, 40) === 1)
        await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction' limit 1`)
    })
    await sleep(150)
    child.kill('SIGKILL')
    await cut

    // Callers that were cut off retry, with the same key and with another.
    await atOnce(10, ids, async (id) => {
      for (let tries = 0; (await read(id)).status === 'Draft' && tries < 20; tries++) {
        await send(id).catch(() => {})
        if ((await read(id)).status === 'Draft')
          await accounts.call(calls.approveInvoice, { params: { id }, body: {} })
      }
    })
    const { rows } = await owner.query<{ number: number; invoice_no: string; status: string }>(
      `select number, invoice_no, status from invoice where id = any($1) order by number`,
      [ids],
    )
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => before + at + 1))
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['Approved']))
    expect(rows.at(-1)?.invoice_no).toBe(`INV-${String(before + all).padStart(6, '0')}`)
    const issued = await owner.query(
      `select from issued_document where record_type = 'invoice' and record_id = any($1)`,
      [ids],
    )
    expect(issued.rowCount).toBe(all)
    figure(
      'R4',
      `${all} approvals, ${cuts} cut off, ${killed} of a caller that was killed: numbers 1 to ${all}, no gap, none twice`,
    )
  },
)

test('concurrent credit notes for one invoice never exceed its total', { timeout: 60_000 }, async () => {
  for (let round = 0; round < rounds; round++) {
    const { id, lines } = await sent()
    const credit = () =>
      accounts.call(calls.creditInvoice, {
        params: { id },
        body: { reason: 'Hours', lines: [{ invoice_line_id: lines[0]!.id, quantity: 4 }] },
      })
    const replies = await Promise.all(Array.from({ length: 8 }, credit))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect(await read(id)).toMatchObject({ status: 'Credited', credited_cents: 1628_00, owing_cents: 0 })
    const { data: notes } = await accounts.call(calls.listCreditNotes, { params: { id } })
    expect(notes.reduce((sum, { total_cents }) => sum + total_cents, 0)).toBe(1628_00)
  }
})

test('a credit note is marked as sent once, however many do so at once', async () => {
  const { id, lines } = await sent()
  const { data: note } = await accounts.call(calls.creditInvoice, {
    params: { id },
    body: { reason: 'Hours', lines: [{ invoice_line_id: lines[0]!.id, quantity: 1 }] },
  })
  const mark = () => accounts.call(calls.markCreditSent, { params: { id: note.id }, body: { how: 'text' } })
  // All of them wait for the invoice before the first continues.
  await owner.query('begin')
  await owner.query('select from invoice where id = $1 for update', [id])
  const marking = [mark(), mark(), mark()]
  await sleep(500)
  await owner.query('commit')
  const replies = await Promise.all(marking)
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('concurrent payments and credits never exceed what was owing', { timeout: 120_000 }, async () => {
  for (let round = 0; round < rounds; round++) {
    const [a, b] = [await sent(), await sent()]
    const both = [
      [a.id, b.id],
      [b.id, a.id],
    ] as const
    const work = Array.from({ length: 12 }, (_, at) => {
      const [first, second] = both[at % 2]!
      if (at % 3 === 2)
        return accounts.call(calls.creditInvoice, {
          params: { id: a.id },
          body: { reason: 'Hours', lines: [{ invoice_line_id: a.lines[0]!.id, quantity: 2 }] },
        })
      return pay(first, 0, {
        allocations: [
          { invoice_id: first, amount_cents: 500_00 },
          { invoice_id: second, amount_cents: 400_00 },
        ],
      })
    })
    const replies = await Promise.all(work)
    // All the credits succeed, and payments while something is owing.
    expect(replies.every(({ status }) => [200, 409, 422].includes(status))).toBe(true)
    expect(replies.filter((_, at) => at % 3 === 2).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { id } of [a, b]) {
      const { rows } = await owner.query<{ paid: number; credited: number }>(
        `select coalesce((select sum(amount_cents) from payment_allocation where invoice_id = $1), 0)::float8 as paid,
          coalesce((select sum(total_cents) from credit_note where invoice_id = $1), 0)::float8 as credited`,
        [id],
      )
      const now = await read(id)
      expect([now.paid_cents, now.credited_cents]).toEqual([rows[0]!.paid, rows[0]!.credited])
      expect(now.owing_cents).toBeGreaterThanOrEqual(0)
      const { paid_cents, credited_cents, owing_cents, surplus_cents } = now
      const settled = (paid_cents ?? 0) + (credited_cents ?? 0) - (surplus_cents ?? 0)
      expect(settled + (owing_cents ?? 0)).toBe(1628_00)
      expect(paid_cents).toBeLessThanOrEqual(1628_00)
    }
  }
})

test(
  'concurrent allocations and refunds of a client’s credit never exceed it',
  { timeout: 120_000 },
  async () => {
    for (let round = 0; round < rounds; round++) {
      const client = await newClient({ name: `Credit Civil ${round}` })
      const of = { client_id: client.id }
      // Two sources of $407.00 each, and two invoices to allocate them to.
      const sources = [await sent(of), await sent(of)]
      for (const { id, lines } of sources) {
        await pay(id, 1628_00, of)
        await accounts.call(calls.creditInvoice, {
          params: { id },
          body: { reason: 'Hours', lines: [{ invoice_line_id: lines[0]!.id, quantity: 2 }] },
        })
      }
      const targets = [await sent(of), await sent(of)]
      const replies = await Promise.all(
        Array.from({ length: 16 }, (_, at) =>
          at % 2
            ? accounts.call(calls.refundCredit, {
                body: { ...of, amount_cents: 150_00, used_on: '2026-11-20', refund_method: 'eft' },
              })
            : accounts.call(calls.allocateCredit, {
                body: { ...of, invoice_id: targets[(at / 2) % 2]!.id, amount_cents: 150_00 },
              }),
        ),
      )
      const statuses = replies.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(5)
      expect(new Set(statuses)).toEqual(new Set([200, 422]))
      const { data: credit } = await accounts.call(calls.getClientCredit, { query: of })
      expect(credit.left_cents).toBe(814_00 - 750_00)
      expect(credit.uses.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(750_00)
      const paid = (await Promise.all(targets.map(({ id }) => read(id)))).map(
        ({ paid_cents }) => paid_cents ?? 0,
      )
      const allocated = credit.uses.filter(({ to_invoice_id }) => to_invoice_id !== null)
      expect(paid[0]! + paid[1]!).toBe(allocated.reduce((sum, { amount_cents }) => sum + amount_cents, 0))
    }
  },
)
