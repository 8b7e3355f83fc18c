import { expect, test } from 'vitest'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { approvedDocket, docketing, workedOrder } from '#test/dockets.ts'
import { invoicing } from '#test/invoices.ts'
import { chainEndpoints as calls } from '../contract/endpoints.ts'

const { app, accounts } = await docketing()
await invoicing(app)

test('what is done is after the quote’s discount, as what is quoted and invoiced', async () => {
  const order = await workedOrder(app)
  await app.database.pool.query(
    `with made as (insert into quote (quote_no, company_id, title, prospect_name, quote_date, valid_until, job_type,
       discount_type, discount_value, subtotal_cents, discount_cents, total_cents, status, gst_rule)
       select 'Q-009998', c.id, 'Works', 'Jo', '2026-11-01', '2026-12-01', 'Machine Hire', 'percent', 5, 200000, 10000,
         190000, 'Converted', 'total_invoice' from company c returning id)
     update job set quote_id = made.id from made where job.id = $1`,
    [order.job_id],
  )
  const { id, job_id, total_cents } = await approvedDocket(app, { order })
  const net = Math.round((total_cents ?? 0) * 0.95)
  const amounts = async () =>
    (await accounts.call(calls.getChain, { params: { record_type: 'job', record_id: job_id } })).data
  expect(await amounts()).toMatchObject({
    dockets: { done_cents: net, to_invoice_cents: net },
    money: { by_hand_cents: 0 },
  })
  const made = await accounts.call(invoiceEndpoints.createInvoicesFromDockets, { body: { docket_ids: [id] } })
  const params = { id: made.data.ids[0] ?? 0 }
  const { data: draft } = await accounts.call(invoiceEndpoints.getInvoice, { params })
  const float = { description: 'Float', unit: 'each', quantity: 1, unit_price_cents: 880_00, gst_code: 'GST' }
  const edited = await accounts.call(invoiceEndpoints.editInvoice, {
    params,
    body: { version: draft.version, lines: [...draft.lines, float] as never },
  })
  expect(edited.status, edited.text).toBe(200)
  const { money, dockets } = await amounts()
  expect(money?.by_hand_cents).toBe(836_00)
  expect(money?.on_draft_cents).toBe((dockets?.done_cents ?? 0) + 836_00)
})
