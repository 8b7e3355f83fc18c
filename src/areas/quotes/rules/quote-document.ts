import type { DocumentLine, DocumentView, Evidence, Fact, Passage } from '#shared/document-view.ts'
import { formatDate, formatInstant } from '#shared/local-date.ts'
import { formatMoney, formatUnitPrice } from '#shared/money.ts'
import { quantityText, unitName } from '#shared/units.ts'
import type { ModelLine, QuoteModel } from '../contract/quote-document.ts'
import { chosenLines } from './chosen-lines.ts'
import { quoteName } from './quote-words.ts'
import { counts, totalOfLine, totalsOf } from './quote-totals.ts'

interface Showing {
  /** The options that are ticked now; without it those of the acceptance, or else as they were offered. */
  chosen?: ReadonlySet<number>
  /** Why it is not to be relied on. */
  mark?: string | null
}

/** A quote as it reads, on the check page, the public page and the PDF alike: every figure is made here. */
export function documentOfQuote(model: QuoteModel, { chosen, mark = null }: Showing = {}): DocumentView {
  const lines = linesAsChosen(model, chosen)
  return {
    title: 'Quote',
    number: quoteName(model.number, model.revision),
    mark,
    seller: model.seller,
    buyer: model.buyer,
    facts: factsOf(model),
    intro: [{ heading: model.title, text: model.description ?? '' }],
    has_prices: Boolean(model.show_line_prices),
    lines: lines.map((line) => lineOf(line, Boolean(model.show_line_prices))),
    totals: totalRows(model, lines),
    passages: passagesOf(model),
    footer: model.footer_text,
    evidence: model.acceptance && evidenceOf(model, model.acceptance),
  }
}

/** The lines with each option as it is chosen: now, at the acceptance, or as it was offered. */
export function linesAsChosen(model: QuoteModel, chosen?: ReadonlySet<number>): ModelLine[] {
  const ids = chosen ?? (model.acceptance && new Set(model.acceptance.selected_line_ids))
  return ids ? chosenLines(model.lines, ids) : model.lines
}

function factsOf(model: QuoteModel): Fact[] {
  const facts: (Fact | null)[] = [
    { label: 'Date', value: formatDate(model.quote_date) },
    { label: 'Valid until', value: formatDate(model.valid_until) },
    { label: 'Job type', value: model.job_type },
    model.site ? { label: 'Site', value: model.site } : null,
    model.sales_user ? { label: 'Your contact', value: model.sales_user } : null,
    model.acceptance?.po_number ? { label: 'PO number', value: model.acceptance.po_number } : null,
  ]
  return facts.filter((fact) => fact !== null)
}

function lineOf(line: ModelLine, has_prices: boolean): DocumentLine {
  const is_text = line.kind === 'text'
  const is_left_out = !is_text && !counts(line)
  const details = [
    !is_text && line.min_quantity ? `Minimum ${amountText(line.min_quantity, line)}` : null,
    line.is_optional && !is_text ? (is_left_out ? 'Optional, not chosen' : 'Optional, chosen') : null,
    !is_text && line.gst_code !== 'GST' ? 'GST-free' : null,
  ].filter((detail) => detail !== null)
  // Whoever is to choose an option must know what it costs, also where prices of lines are not shown.
  const showsTotal = !is_text && (has_prices || Boolean(line.is_optional))
  return {
    description: line.description,
    detail: details.join(' · ') || null,
    quantity: is_text ? '' : quantityText(line.quantity),
    unit: is_text ? '' : unitName(line.unit, line.quantity),
    unit_price: !is_text && has_prices ? formatUnitPrice(line.unit_price_cents) : '',
    total: showsTotal ? formatMoney(totalOfLine(line)) : '',
    is_text,
    is_left_out,
  }
}

const amountText = (quantity: number, line: ModelLine): string =>
  `${quantityText(quantity)} ${unitName(line.unit, quantity)}`

function totalRows(model: QuoteModel, lines: readonly ModelLine[]): DocumentView['totals'] {
  const totals = totalsOf(lines, model)
  const row = (label: string, cents: number, is_grand = false) => ({
    label,
    value: formatMoney(cents),
    is_grand,
  })
  const percent = model.discount_type === 'percent' ? ` (${model.discount_value} %)` : ''
  const deposit = model.deposit_percent ? depositCents(totals.total_cents, model.deposit_percent) : 0
  return [
    row('Subtotal', totals.subtotal_cents),
    ...(totals.discount_cents ? [row(`Discount${percent}`, -totals.discount_cents)] : []),
    ...(model.gst_applies ? [row('GST', totals.gst_cents)] : []),
    row(model.gst_applies ? 'Total including GST' : 'Total, no GST', totals.total_cents, true),
    ...(deposit > 0 ? [row(`Deposit on acceptance (${model.deposit_percent} %)`, deposit)] : []),
  ]
}

/** To the cent, half up. */
const depositCents = (total_cents: number, percent: number): number =>
  Number((BigInt(total_cents) * BigInt(Math.round(percent * 100)) * 2n + 10_000n) / 20_000n)

function passagesOf(model: QuoteModel): Passage[] {
  const passage = (heading: string, text: string | null): Passage[] => (text ? [{ heading, text }] : [])
  return [
    ...passage('Notes', model.client_notes),
    ...passage('Not included', model.exclusions),
    ...passage('Assumptions', model.assumptions),
    ...passage('Terms and conditions', model.terms_text),
  ]
}

function evidenceOf(model: QuoteModel, acceptance: NonNullable<QuoteModel['acceptance']>): Evidence {
  const fact = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : [])
  const total = totalsOf(linesAsChosen(model), model).total_cents
  const isStaff = acceptance.method === 'staff'
  return {
    heading: `Acceptance of quote ${quoteName(model.number, model.revision)}`,
    facts: [
      ...fact('Accepted by', acceptance.name),
      ...fact('Email', acceptance.email),
      ...fact('Accepted on', `${formatInstant(acceptance.accepted_at)} (Melbourne)`),
      ...fact('Total accepted', formatMoney(total)),
      ...fact('PO number', acceptance.po_number),
      ...fact('Entered for the client by', acceptance.by),
      ...fact('Evidence', acceptance.evidence_note),
      ...fact('Evidence on file', acceptance.evidence_file),
      ...fact('IP address', isStaff ? null : acceptance.ip),
      ...fact('Browser', isStaff ? null : acceptance.user_agent),
      ...fact('Document (SHA-256)', acceptance.document_sha256),
    ],
    statement: isStaff
      ? `${acceptance.name} accepted this quote and its terms; it was entered on the client's behalf.`
      : `${acceptance.name} read this quote, ticked its terms and signed it on the page behind the link that was sent.`,
    has_signature: acceptance.signature_sha256 !== null,
  }
}
