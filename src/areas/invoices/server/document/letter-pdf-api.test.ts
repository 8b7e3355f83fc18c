import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { invoicing } from '#test/invoices.ts'
import { pagesOf } from '#test/pdf-text.ts'
import { quoting } from '#test/quotes.ts'
import { takingMail } from '#test/taking-mail.ts'
import { pdfBytes } from '#test/uploads.ts'
import { invoiceEndpoints } from '../../contract/endpoints.ts'
import { remindOfInvoices } from '../reminders/remind-clients.ts'

const { received, url } = await takingMail()
const app = await testApp({ env: { SMTP_URL: url } })
const { accounts, approved, sent } = await invoicing(app)
const { sales, sent: quoted } = await quoting(app)

/** The email to someone, once it has arrived. */
const emailTo = (to: string) =>
  vi.waitFor(
    () => {
      const email = received.find((raw) => raw.includes(`To: ${to}`) || raw.includes(`<${to}>`))
      if (!email) throw new Error(`nothing for ${to} yet`)
      return email
    },
    { timeout: 15_000, interval: 50 },
  )
/** The PDF in an email, by the name it has there. */
const pdfIn = (email: string, name: string): Buffer => {
  const [, encoded = ''] = email.split(`filename=${name}`)[1]?.split('\r\n\r\n') ?? []
  // Up to the next part of the email.
  return Buffer.from(encoded.split('\r\n--')[0] ?? '', 'base64')
}

test('an invoice arrives with the PDF that was issued, the one that the office downloads', async () => {
  const to = 'with.pdf@kestrel.example'
  const { id } = await approved()
  const draft = async () => (await accounts.call(invoiceEndpoints.getInvoiceLetter, { params: { id } })).data
  // Nothing is made to show a size.
  expect((await draft()).pdf.bytes).toBeNull()
  const { data: invoice } = await accounts.call(invoiceEndpoints.sendInvoice, {
    params: { id },
    body: { to },
  })
  const name = `${invoice.invoice_no}.pdf`
  const pdf = pdfIn(await emailTo(to), name)
  expect((await draft()).pdf).toMatchObject({ name, bytes: pdf.length, path: `/api/invoices/${id}/pdf` })
  expect((await pagesOf(pdf)).join(' ')).toContain(invoice.invoice_no)
  const { rows } = await (
    await app.database.owner()
  ).query<{ bytes: string }>(
    `select f.bytes from issued_document d join file f on f.id = d.pdf_file_id
      where d.record_type = 'invoice' and d.record_id = $1`,
    [id],
  )
  expect(rows.map(({ bytes }) => Number(bytes))).toEqual([pdf.length])
})

test('a reminder leaves it out if the sender did, and still has the link', async () => {
  const to = 'link.only@kestrel.example'
  const { id } = await sent()
  await accounts.call(invoiceEndpoints.remindOfInvoice, { params: { id }, body: { to, with_pdf: 0 } })
  const email = await emailTo(to)
  expect(email).not.toContain('application/pdf')
  expect(email).toContain('/api/public/invoices/')
})

test('a quote and a credit note bring theirs', async () => {
  const to = 'quote@kestrel.example'
  const { id } = await quoted()
  const { data: quote } = await sales.call(quoteEndpoints.remindQuote, { params: { id }, body: { to } })
  const pages = await pagesOf(pdfIn(await emailTo(to), `${quote.quote_no}.pdf`))
  expect(pages.join(' ')).toContain(quote.quote_no)

  const invoice = await sent()
  await accounts.call(invoiceEndpoints.creditInvoice, {
    params: { id: invoice.id },
    body: {
      reason: 'Fewer hours',
      lines: [{ invoice_line_id: invoice.lines[0]!.id, quantity: 1 }],
    },
  })
  const { data: notes } = await accounts.call(invoiceEndpoints.listCreditNotes, {
    params: { id: invoice.id },
  })
  const { id: note_id, credit_note_no } = notes[0]!
  const bills = 'credit@kestrel.example'
  await accounts.call(invoiceEndpoints.sendCreditNote, { params: { id: note_id }, body: { to: bills } })
  const credit = await pagesOf(pdfIn(await emailTo(bills), `${credit_note_no}.pdf`))
  expect(credit.join(' ')).toContain(credit_note_no)
})

/** Gives the invoice a PDF of 8 MB, as a hundred photos would. */
async function enlargePdf(id: number): Promise<void> {
  const content = pdfBytes('%'.repeat(8_000_000))
  const file = await app.platform.files.receive(Readable.from([content]), 'large.pdf', { max_bytes: 9e6 })
  await file.place()
  await file.release()
  const { sha256, bytes } = file
  const owner = await app.database.owner()
  await owner.query('alter table file disable trigger user')
  await owner.query(
    `update file set sha256 = $2, bytes = $3
      where id = (select pdf_file_id from issued_document where record_type = 'invoice' and record_id = $1)`,
    [id, sha256, bytes],
  )
}

test('a bulk reminder and one by schedule leave an 8 MB PDF to the link, and say so', async () => {
  const bulk = 'bulk.reminder@kestrel.example'
  for (const [to, remind] of [
    [
      bulk,
      // As for each of those ticked in the list: nobody chose whether the PDF is attached.
      (id: number) => accounts.call(invoiceEndpoints.remindOfInvoice, { params: { id }, body: { to: bulk } }),
    ],
    [
      'morning@kestrel.example',
      () => {
        app.clock.set('2027-02-01T08:45:00+11:00')
        return remindOfInvoices(app.platform)
      },
    ],
  ] as const) {
    const { id } = await approved()
    await accounts.call(invoiceEndpoints.sendInvoice, { params: { id }, body: { to } })
    await emailTo(to)
    await enlargePdf(id)
    received.length = 0
    await remind(id)
    const email = await emailTo(to)
    expect(email).not.toContain('application/pdf')
    expect(email).toContain('/api/public/invoices/')
    await vi.waitFor(async () => {
      const { text: history } = await accounts.request('GET', `/api/records/invoice/${id}/history`)
      expect(history).toContain('"emailed without the PDF"')
      expect(history).toMatch(/"pdf_bytes":80\d{5}/)
    })
  }
})
