import { expect, test } from 'vitest'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import type { JobRateInput } from '#areas/jobs/contract/job-rate.ts'
import { testApp } from '#test/app.ts'
import { invoiceLine, invoicing, lineAgain } from '#test/invoices.ts'
import { newClientWithSite, newJob } from '#test/jobs.ts'
import { fingerprint } from '#test/writes.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { InvoiceLineInput } from '../../contract/invoice-line.ts'

const app = await testApp()
const owner = await app.database.owner()
const { accounts, administrator, approve } = await invoicing(app)
const where = await newClientWithSite(app)

const toll = { description: 'Toll', unit: 'each', quantity: 2, unit_price_cents: 12_50 } as const
const float = { description: 'Float in', unit: 'fixed', quantity: 1, unit_price_cents: 450_00 } as const

/** A job with one agreed rate. */
async function agreed(body: JobRateInput) {
  const { id: job_id } = await newJob(app, where)
  const { data, status, text } = await administrator.call(jobEndpoints.createJobRate, {
    params: { id: job_id },
    body,
  })
  expect(status, text).toBe(200)
  return { job_id, rate_id: data.id }
}
const typed = (job_id: number, lines: Partial<InvoiceLineInput>[], reason?: string) =>
  accounts.call(calls.createInvoice, {
    body: {
      client_id: where.client_id,
      job_id,
      lines: lines.map((one) => invoiceLine(one)),
      ...(reason && { override: { reason } }),
    },
  })
const tolls = (quantity: number) => ({ ...toll, quantity })
const refusal = (message: string) => ({
  status: 409,
  message,
  errors: { override: 'This can be overridden with a reason.' },
})
const nothingLeft = refusal('Toll: 2 agreed, 0 left to bill.')

test('more than was agreed is refused without a reason, and nothing is written', async () => {
  const { job_id } = await agreed(toll)
  const before = await fingerprint(owner)
  const message = 'Toll: 2 agreed, 2 left to bill.'
  expect(await typed(job_id, [{ description: 'Stake out' }, tolls(2.5)])).toMatchObject(refusal(message))
  const three = [tolls(1), { ...tolls(1), description: ' TOLL ' }, tolls(1)]
  expect(await typed(job_id, three)).toMatchObject(refusal(message))
  expect(await fingerprint(owner)).toEqual(before)
})

test('a line typed in the words of a rate bills it, and the reason for more is kept until it is no longer more', async () => {
  const { job_id, rate_id } = await agreed(toll)
  const { data } = await typed(job_id, [tolls(3)], 'One more trip')
  expect(data.lines).toMatchObject([{ job_rate_id: rate_id, over_reason: 'One more trip' }])
  const { rows } = await owner.query<{ after: string }>(
    `select after::text as after from activity_log where record_type = 'invoice' and record_id = $1`,
    [data.id],
  )
  expect(rows[0]?.after).toContain('more than agreed: One more trip')
  const [line] = data.lines.map(lineAgain)
  const save = (version: number, quantity: number) =>
    accounts.call(calls.editInvoice, {
      params: { id: data.id },
      body: { version, lines: [{ ...line!, quantity }] },
    })
  const less = await save(data.version, 2)
  expect(less.data.lines).toMatchObject([{ quantity: 2, over_reason: null }])
  expect(await save(less.data.version, 4)).toMatchObject(refusal('Toll: 2 agreed, 2 left to bill.'))
})

test('a fixed price is limited in money, and what has no number is not', async () => {
  const { job_id } = await agreed(float)
  expect(await typed(job_id, [{ ...float, unit_price_cents: 500_00 }])).toMatchObject(
    refusal('Float in: $450.00 agreed, $450.00 left to bill.'),
  )
  expect((await typed(job_id, [{ ...float, quantity: 3, unit_price_cents: 150_00 }])).status).toBe(200)
  const open = await agreed({ description: 'Toll', unit: 'each', unit_price_cents: 12_50 })
  expect((await typed(open.job_id, [tolls(40)])).status).toBe(200)
})

test('of three invoices that bill the rest at once exactly one wins, and the others are told why', async () => {
  for (let round = 0; round < 5; round++) {
    const { job_id } = await agreed(toll)
    const replies = await Promise.all([1, 2, 3].map(() => typed(job_id, [tolls(2)])))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    for (const reply of replies.filter(({ status }) => status === 409))
      expect(reply).toMatchObject(nothingLeft)
  }
})

test('the database itself refuses more, also from two transactions at once', async () => {
  const { job_id, rate_id } = await agreed(toll)
  const drafts = [await typed(job_id, [{}]), await typed(job_id, [{}])].map(({ data }) => data.id)
  const insert = (client: { query: typeof owner.query }, invoice_id: number, quantity: number) =>
    client.query(
      `insert into invoice_line (invoice_id, position, description, unit, quantity, unit_price_cents, line_total_cents, job_rate_id)
       values ($1, 2, 'Toll', 'each', $2::numeric, 1250, 1250 * $2::numeric, $3)`,
      [invoice_id, quantity, rate_id],
    )
  const thrown = { code: 'HY002', constraint: 'invoice_line_as_agreed' }
  await expect(insert(owner, drafts[0]!, 3)).rejects.toMatchObject(thrown)
  const ends = await Promise.allSettled(
    drafts.map(async (invoice_id) => {
      const client = await app.database.pool.connect()
      try {
        await client.query('begin')
        await insert(client, invoice_id, 2)
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    }),
  )
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: thrown })
  await expect(
    owner.query(`update invoice_line set quantity = 2.001 where job_rate_id = $1`, [rate_id]),
  ).rejects.toMatchObject(thrown)
})

test('credit notes, voids and deleted drafts give it back', async () => {
  const { job_id } = await agreed(toll)
  const first = await typed(job_id, [tolls(2)])
  expect(await typed(job_id, [tolls(1)])).toMatchObject(nothingLeft)
  const [line] = (await approve(first.data.id)).lines
  const params = { id: first.data.id }
  const credit = await accounts.call(calls.creditInvoice, {
    params,
    body: { reason: 'Not used', lines: [{ invoice_line_id: line!.id, quantity: 1 }] },
  })
  expect(credit.status, credit.text).toBe(200)
  const second = await typed(job_id, [tolls(1)])
  expect(second.status).toBe(200)
  await accounts.call(calls.deleteInvoice, { params: { id: second.data.id }, body: { reason: 'Wrong' } })
  await accounts.call(calls.voidInvoice, { params, body: { reason: 'Wrong order number' } })
  expect((await typed(job_id, [tolls(2)])).status).toBe(200)
  expect((await typed(job_id, [tolls(0.001)])).status).toBe(409)
})

test('an amount credited of a fixed price can be billed again', async () => {
  const { job_id } = await agreed(float)
  const { data } = await typed(job_id, [float])
  const [line] = (await approve(data.id)).lines
  await accounts.call(calls.creditInvoice, {
    params: { id: data.id },
    body: { reason: 'Late', lines: [{ invoice_line_id: line!.id, amount_cents: 100_00 }] },
  })
  const again = (unit_price_cents: number) => typed(job_id, [{ ...float, unit_price_cents }])
  expect((await again(100_01)).status).toBe(409)
  expect((await again(100_00)).status).toBe(200)
})
