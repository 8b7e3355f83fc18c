import { describe, expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { type CreditedLine, crediting } from '#test/credits.ts'
import { withoutSpaces, pagesOf } from '#test/pdf-text.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const { accounts, sent, read, creditor, creditOf } = await crediting(app)

describe('a credit note', () => {
  test('credits a quantity or an amount of a line, each within its limit', async () => {
    const { id } = await sent()
    const refused = async (line: CreditedLine, errors: object) =>
      expect(await creditOf(id, line)).toMatchObject({ status: 422, errors })
    await refused({ quantity: 115 }, { 'lines.0.quantity': 'Only 8 hours left to credit.' })
    await refused({ amount_cents: 1480_01 }, { 'lines.0.amount_cents': 'Only $1,480.00 left to credit.' })
    await refused({}, { 'lines.0.quantity': 'Enter a quantity or an amount.' })
    await refused({ quantity: 1, amount_cents: 1 }, { 'lines.0.quantity': 'Enter a quantity or an amount.' })
    const { data: note } = await creditOf(id, { amount_cents: 115_00 })
    expect(note).toMatchObject({ subtotal_cents: 115_00, gst_cents: 11_50, total_cents: 126_50 })
    expect(note.lines).toMatchObject([{ is_amount: 1, unit: 'fixed', quantity: 1, unit_price_cents: 115_00 }])
    // All the hours are still there, their value is not.
    await refused({ quantity: 8 }, { 'lines.0.quantity': 'Only $1,365.00 left to credit.' })
    expect((await creditOf(id, { quantity: 7 })).status).toBe(200)
    expect((await creditOf(id, { amount_cents: 70_00 })).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'Credited', owing_cents: 0 })
  })

  test('is sent with a link that opens its PDF and nothing else', async () => {
    const { note, source } = await creditor('Mailed Civil')
    const { data } = await accounts.call(calls.sendCreditNote, {
      params: { id: note.id },
      body: { to: 'bills@kestrel.example', to_name: 'Ann' },
    })
    expect(data).toMatchObject({ sent_to: 'bills@kestrel.example', sent_at: expect.any(String) })
    const { rows } = await owner.query<{ id: number; subject: string; body: string }>(
      `select id, subject, body from message where record_type = 'credit_note' and record_id = $1`,
      [note.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.subject).toBe(`Adjustment note ${note.credit_note_no} from Demo Plant Hire Pty Ltd`)
    expect(rows[0]?.body).toContain(
      `Here is our adjustment note (credit note) ${note.credit_note_no} for $203.50 on our invoice ${source.invoice_no}: Fewer hours`,
    )
    expect(rows[0]?.body).toContain('$203.50 is in credit on your account.')
    const pdf = await app.server.app.inject({
      method: 'GET',
      url: `/api/credit-notes/${note.id}/pdf`,
      headers: { authorization: `Bearer ${accounts.token}` },
    })
    const words = (await pagesOf(pdf.rawPayload)).join(' ')
    const said = ['Adjustment note', `Credit note ${note.credit_note_no}`, `Tax invoice ${source.invoice_no}`]
    for (const one of said) expect(words).toContain(withoutSpaces(one))
    const none = await app.visitor.request('GET', `/api/public/credit-notes/${'x'.repeat(43)}/pdf`)
    expect(none.status).toBe(404)
  })

  test('that does not exist is not sent', async () => {
    const body = { to: 'bills@kestrel.example' }
    const missing = await accounts.call(calls.sendCreditNote, { params: { id: 999_999 }, body })
    expect(missing.status).toBe(404)
  })
})
