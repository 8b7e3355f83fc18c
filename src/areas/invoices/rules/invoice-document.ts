import type { DocumentLine, DocumentView, Fact, Passage } from '#shared/document-view.ts'
import { formatDate } from '#shared/local-date.ts'
import { formatMoney, formatUnitPrice } from '#shared/money.ts'
import { type ChargeUnit, type GstCode, gstCodeWords, quantityText, unitName } from '#shared/units.ts'
import type { CreditModel, InvoiceModel, ModelLine } from '../contract/invoice-document.ts'
import { discountOfJob, isTaxable, totalOfLine, totalsOf } from './invoice-totals.ts'
import { discountWords } from './invoice-words.ts'

/** An invoice's text, the same in the preview and in the PDF: every figure is formatted here. */
export function documentOfInvoice(
  model: InvoiceModel,
  { mark = null }: { mark?: string | null } = {},
): DocumentView {
  return {
    title: isTaxable(model.lines, model) ? 'Tax invoice' : 'Invoice',
    number: model.number ?? '',
    mark,
    seller: model.seller,
    buyer: model.buyer,
    facts: factsOf(model),
    intro: [],
    has_prices: true,
    lines: model.lines.map((line) => lineOf(line, { detail: workOf(line), model })),
    totals: totalRows(model),
    tables: [],
    passages: passagesOf(model),
    footer: model.footer_text,
    evidence: null,
  }
}

/** A credit note's text; by law one for a tax invoice is an adjustment note. */
export function documentOfCredit(model: CreditModel): DocumentView {
  const has_gst = model.gst_cents !== 0
  const isAdjustment = model.of_tax_invoice === undefined ? has_gst : model.of_tax_invoice === 1
  const of = isAdjustment ? `Tax invoice ${model.invoice_no}` : model.invoice_no
  return {
    title: isAdjustment ? 'Adjustment note' : 'Credit note',
    number: isAdjustment ? `Credit note ${model.number}` : model.number,
    mark: null,
    seller: model.seller,
    buyer: model.buyer,
    facts: [
      { label: 'Date', value: formatDate(model.credit_date) },
      {
        label: 'For invoice',
        value: model.invoice_date ? `${of} of ${formatDate(model.invoice_date)}` : of,
      },
      ...fact('PO number', model.po_number),
    ],
    intro: [{ heading: 'Reason for the credit', text: model.reason }],
    has_prices: true,
    lines: model.lines.map((line) => lineOf(line, { detail: null, model })),
    totals: [
      row('Subtotal', model.subtotal_cents),
      ...(has_gst ? [row('GST', model.gst_cents)] : []),
      row(has_gst ? 'Credited including GST' : 'Credited, no GST', model.total_cents, true),
    ],
    tables: [],
    passages: [],
    footer: model.footer_text,
    evidence: null,
  }
}

const fact = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : [])
const row = (label: string, cents: number, is_grand = false) => ({
  label,
  value: formatMoney(cents),
  is_grand,
})

function factsOf(model: InvoiceModel): Fact[] {
  const { supply_from: from, supply_to: to } = model
  const days = from && to && from !== to ? `${formatDate(from)} to ${formatDate(to)}` : null
  const one = from ?? to
  return [
    { label: 'Date of issue', value: formatDate(model.invoice_date) },
    { label: 'Due', value: `${formatDate(model.due_date)} (${model.terms})` },
    ...fact('PO number', model.po_number),
    ...fact('Your reference', model.reference),
    ...fact(model.jobs.length === 1 ? 'Job' : 'Jobs', model.jobs.join(', ')),
    ...fact('Site', model.site),
    ...fact('Work done', days ?? (one && formatDate(one))),
  ]
}

interface Priced {
  description: string
  unit: ChargeUnit
  quantity: number
  unit_price_cents: number
  gst_code: GstCode
}
/** A line that is not taxable says so. */
function lineOf(
  line: Priced,
  { detail, model }: { detail: string | null; model: { gst_applies: number } },
): DocumentLine {
  const gst = model.gst_applies && line.gst_code !== 'GST' ? gstCodeWords[line.gst_code] : null
  return {
    description: line.description,
    detail: [detail, gst].filter(Boolean).join(' · ') || null,
    quantity: quantityText(line.quantity),
    unit: unitName(line.unit, line.quantity),
    unit_price: formatUnitPrice(line.unit_price_cents),
    total: formatMoney(totalOfLine(line)),
    is_text: false,
    is_left_out: false,
  }
}

const workOf = ({ docket_no, shift_date, minimum }: ModelLine): string | null =>
  [shift_date && formatDate(shift_date), docket_no && `Docket ${docket_no}`, minimum && `Minimum ${minimum}`]
    .filter(Boolean)
    .join(' · ') || null

function totalRows(model: InvoiceModel): DocumentView['totals'] {
  const totals = totalsOf(model.lines, model)
  const has_gst = isTaxable(model.lines, model)
  const discounts = model.promises.flatMap((promise) => {
    const cents = discountOfJob(model.lines, promise)
    return cents === 0 ? [] : [row(discountWords(promise), -cents)]
  })
  return [
    row('Subtotal', totals.subtotal_cents),
    ...discounts,
    ...(has_gst ? [row('GST', totals.gst_cents)] : []),
    row(has_gst ? 'Total including GST' : 'Total, no GST', totals.total_cents, true),
  ]
}

function passagesOf(model: InvoiceModel): Passage[] {
  const bank = model.bank.map(({ label, value }) => `${label}: ${value}`)
  const how = model.number ? [...bank, `Reference: ${model.number}`] : bank
  return [
    ...(model.notes ? [{ heading: 'Notes', text: model.notes }] : []),
    ...(bank.length > 0 ? [{ heading: 'How to pay', text: how.join('\n') }] : []),
    ...(model.conditions ? [{ heading: 'Terms and conditions', text: model.conditions }] : []),
  ]
}
