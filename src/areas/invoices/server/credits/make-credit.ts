import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { findHash } from '#platform/server/files/file-rows.ts'
import { nextNumber, numbered } from '#platform/server/change/number-sequence.ts'
import type { GstRule } from '#shared/gst.ts'
import { formatMoney } from '#shared/money.ts'
import { type NewCreditLine, creditTotals } from '../../rules/credit-totals.ts'
import { creditModelOf } from '../../rules/invoice-model.ts'
import { isTaxable, totalOfLine } from '../../rules/invoice-totals.ts'
import { insertCredit, sumCredits } from './credit-store.ts'
import { listLines } from '../lines/invoice-line-store.ts'
import type { StoredInvoice } from '../invoice-store.ts'
import { issueCredit } from '../document/issued-invoice.ts'
import { addressOf } from '../document/make-model.ts'
import { readInvoiceInputs } from '../drafts/read-invoice-inputs.ts'

/** What has not been credited of an invoice yet. */
export async function leftOf(change: Change, invoice: StoredInvoice) {
  const credited = await sumCredits(change.tx, invoice.id)
  return {
    net_cents: invoice.subtotal_cents - invoice.discount_cents - credited.net_cents,
    gst_cents: invoice.gst_cents - credited.gst_cents,
  }
}

/**
 * Creates a credit note for some lines and freezes its content. The caller has locked the invoice. Its number
 * is taken last.
 * @throws invalid when it credits nothing, or more than is left of the invoice.
 */
export async function makeCredit(
  change: Change,
  invoice: StoredInvoice,
  { lines, reason }: { lines: readonly NewCreditLine[]; reason: string },
) {
  const { tx, today } = change
  const gst = { gst_applies: invoice.gst_applies, gst_rule: invoice.gst_rule as GstRule }
  const totals = creditTotals(lines, gst, await leftOf(change, invoice))
  const rest = invoice.total_cents - invoice.credited_cents
  if (totals.total_cents <= 0) throw invalid({ lines: 'A credit note must total more than $0.00.' })
  if (totals.total_cents > rest)
    throw invalid({ lines: `Only ${formatMoney(rest)} including GST is left to credit on this invoice.` })
  const number = await nextNumber(change, 'credit_note', invoice.company_id)
  const note = await insertCredit(
    tx,
    {
      company_id: invoice.company_id,
      number,
      credit_note_no: numbered('CN', number),
      invoice_id: invoice.id,
      credit_date: today,
      reason,
      ...totals,
    },
    lines.map((line) => ({ ...line, line_total_cents: totalOfLine(line) })),
  )
  await issueCredit(change, note.id, await modelOfCredit(change, invoice, { ...note, lines }))
  return note
}

type Said = Awaited<ReturnType<typeof insertCredit>> & { lines: readonly NewCreditLine[] }

async function modelOfCredit(change: Change, invoice: StoredInvoice, note: Said) {
  const { seller, client, settings } = await readInvoiceInputs(change.tx, invoice.client_id)
  return creditModelOf({
    ...note,
    lines: [...note.lines],
    number: note.credit_note_no,
    invoice_no: invoice.invoice_no ?? '',
    invoice_date: invoice.invoice_date,
    of_tax_invoice: Number(isTaxable(await listLines(change.tx, invoice.id), invoice)),
    logo_sha256: await findHash(change.tx, seller.logo_file_id),
    po_number: invoice.po_number,
    gst_applies: invoice.gst_applies,
    seller,
    buyer: { ...addressOf(client), name: invoice.buyer_name ?? client?.name ?? '', abn: invoice.buyer_abn },
    footer_text: settings.footer_text,
  })
}
