import { type FieldErrors, refuse } from '#platform/contract/app-error.ts'
import { formatMoney, isTooLarge } from '#shared/money.ts'

interface Whole {
  invoice_date: string
  due_date: string
  supply_from: string | null
  supply_to: string | null
}

/** Cross-field rules, whatever was changed. @throws invalid as {@link draftErrors} names it. */
export function checkDraft(draft: Whole): void {
  refuse(draftErrors(draft))
}

/** Contradictions in an invoice as far as it is filled in: a form checks before it is complete. */
export function draftErrors({
  invoice_date,
  due_date,
  supply_from,
  supply_to,
}: { readonly [K in keyof Whole]?: Whole[K] | null | undefined }): FieldErrors {
  return {
    ...(due_date && invoice_date && due_date < invoice_date
      ? { due_date: 'Due date must be on or after the date of issue.' }
      : {}),
    ...(supply_from && supply_to && supply_to < supply_from
      ? { supply_to: 'End date must be on or after the start date.' }
      : {}),
  }
}

/** Checked before an invoice is priced. @throws invalid. */
export function checkSize(lines: Parameters<typeof isTooLarge>[0]): void {
  refuse(isTooLarge(lines) ? { lines: 'This invoice is too large.' } : {})
}

interface ToIssue {
  client: { name: string; po_required: number }
  seller: { abn: string | null }
  po_number: string | null
  buyer_name: string | null
  buyer_abn: string | null
  gst_applies: number
  total_cents: number
  /** The total of earlier invoices for the same purchase order, and its limit; null: no limit. */
  po_used_cents: number
  po_limit_cents: number | null
}

/** From this amount a tax invoice must name its buyer (domain: "Tax invoice contents"). */
const buyerNamedFrom = 1000_00

/** What an invoice must contain before it is issued. @throws invalid on each field that is wrong. */
export function checkInvoice(invoice: ToIssue): void {
  const { client, po_number, total_cents, po_limit_cents, po_used_cents } = invoice
  const over = po_limit_cents === null ? 0 : po_used_cents + total_cents - po_limit_cents
  refuse({
    ...(client.po_required && !po_number
      ? { po_number: `${client.name} needs a purchase order number.` }
      : po_number && over > 0
        ? { po_number: `This invoice takes PO ${po_number} over its limit by ${formatMoney(over)}.` }
        : {}),
    ...(total_cents >= buyerNamedFrom && !invoice.buyer_name && !invoice.buyer_abn
      ? { buyer_name: "Add the buyer's name or ABN for invoices of $1,000 or more." }
      : {}),
    ...(invoice.gst_applies && !invoice.seller.abn
      ? { seller_abn: 'A tax invoice must show our ABN. Add it to the company settings first.' }
      : {}),
  })
}

/** The message for a payment of more than is owing. */
export const overpaidWords = (over_cents: number): string =>
  `Payment is ${formatMoney(over_cents)} more than the amount owing.`

/** A docket line is billed once. */
export const billedWords = (docket_no: string, line: number, invoice: string): string =>
  `Docket ${docket_no} line ${line} is already on invoice ${invoice}.`
