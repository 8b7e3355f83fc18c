import type { DocumentLine, DocumentView, Evidence, Fact, Passage } from '#shared/document-view.ts'
import { formatDate, formatInstant } from '#shared/local-date.ts'
import { formatMoney, formatUnitPrice } from '#shared/money.ts'
import { amountText, gstCodeWords, quantityText, unitName } from '#shared/units.ts'
import type { PublicLine, PublicQuoteModel, QuoteModel } from '../contract/quote-document.ts'
import { chosenLines } from './chosen-lines.ts'
import { quoteName } from './quote-words.ts'
import { counts, quantityOf, type Totals, totalOfLine, totalsOf } from './quote-totals.ts'

interface Showing {
  /** The options ticked now; by default those accepted, or else as offered. */
  chosen?: ReadonlySet<number>
  /** Why it must not be relied on. */
  mark?: string | null
}

/** A quote's text, the same in the preview, the public page and in the PDF: every figure is formatted here. */
export const documentOfQuote = (model: QuoteModel, showing: Showing = {}): DocumentView =>
  documentOfPublicQuote(model, {
    ...showing,
    totals: totalsOf(linesAsChosen(model, showing.chosen), model),
  })

/** The same for a reader without some lines' prices, given the total of the chosen lines. */
export function documentOfPublicQuote(
  model: PublicQuoteModel,
  { chosen, mark = null, totals }: Showing & { totals: Totals },
): DocumentView {
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
    lines: lines.map((line) =>
      lineOf(line, { has_prices: Boolean(model.show_line_prices), gst_applies: model.gst_applies }),
    ),
    totals: totalRows(model, totals),
    tables: [],
    passages: passagesOf(model),
    footer: model.footer,
    evidence: model.acceptance && evidenceOf(model, model.acceptance, totals),
  }
}

/** The lines with each option's choice: now, at acceptance, or as offered. */
export function linesAsChosen<L extends PublicLine>(
  { lines, acceptance }: Pick<PublicQuoteModel, 'acceptance'> & { lines: L[] },
  chosen?: ReadonlySet<number>,
): L[] {
  const ids = chosen ?? (acceptance && new Set(acceptance.selected_line_ids))
  return ids ? chosenLines(lines, ids) : lines
}

function factsOf(model: PublicQuoteModel): Fact[] {
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

function lineOf(
  line: PublicLine,
  { has_prices, gst_applies }: { has_prices: boolean; gst_applies: number },
): DocumentLine {
  const is_text = line.kind === 'text'
  const is_left_out = !is_text && !counts(line)
  const details = [
    is_text ? null : minimumWords(line),
    line.is_optional && !is_text ? (is_left_out ? 'Optional, not chosen' : 'Optional, chosen') : null,
    !is_text && gst_applies && line.gst_code !== 'GST' ? gstCodeWords[line.gst_code] : null,
  ].filter((detail) => detail !== null)
  // To choose an option one must know what it costs, also where line prices are hidden.
  const { unit_price_cents } = line
  // Times its price it comes to the total.
  const quantity = quantityOf(line)
  const showsTotal = !is_text && (has_prices || Boolean(line.is_optional))
  return {
    description: line.description,
    detail: details.join(' · ') || null,
    quantity: is_text ? '' : quantityText(quantity),
    unit: is_text ? '' : unitName(line.unit, quantity),
    unit_price: !is_text && has_prices && unit_price_cents !== null ? formatUnitPrice(unit_price_cents) : '',
    total:
      showsTotal && unit_price_cents !== null ? formatMoney(totalOfLine({ ...line, unit_price_cents })) : '',
    is_text,
    is_left_out,
  }
}

/** `Minimum 4 hours`; on a line below it, `2 hours, priced at the minimum of 4 hours`. */
export function minimumWords({
  quantity,
  charged_quantity,
  min_quantity,
  unit,
}: Pick<PublicLine, 'quantity' | 'charged_quantity' | 'min_quantity' | 'unit'>): string | null {
  if (!min_quantity) return null
  const minimum = amountText(min_quantity, unit)
  return (charged_quantity ?? quantity) > quantity
    ? `${amountText(quantity, unit)}, priced at the minimum of ${minimum}`
    : `Minimum ${minimum}`
}

function totalRows(model: PublicQuoteModel, totals: Totals): DocumentView['totals'] {
  const row = (label: string, cents: number, is_grand = false) => ({
    label,
    value: formatMoney(cents),
    is_grand,
  })
  const has_gst = totals.gst_cents !== 0
  const percent = model.discount_type === 'percent' ? ` ${model.discount_value}%` : ''
  const deposit = model.deposit_percent ? depositCents(totals.total_cents, model.deposit_percent) : 0
  return [
    row('Subtotal', totals.subtotal_cents),
    ...(totals.discount_cents ? [row(`Discount${percent}`, -totals.discount_cents)] : []),
    ...(has_gst ? [row('GST', totals.gst_cents)] : []),
    row(has_gst ? 'Total including GST' : 'Total, no GST', totals.total_cents, true),
    ...(deposit > 0 ? [row(`Deposit on acceptance (${model.deposit_percent}%)`, deposit)] : []),
  ]
}

/** To the cent, half up. */
const depositCents = (total_cents: number, percent: number): number =>
  Number((BigInt(total_cents) * BigInt(Math.round(percent * 100)) * 2n + 10_000n) / 20_000n)

function passagesOf(model: PublicQuoteModel): Passage[] {
  const passage = (heading: string, text: Passage['text'] | null): Passage[] =>
    text ? [{ heading, text }] : []
  return [
    ...passage('Notes', model.client_notes),
    ...passage('How hire is charged', model.hire_charges?.join('\n') ?? null),
    ...passage('Not included', model.exclusions),
    ...passage('Assumptions', model.assumptions),
    ...passage('Terms and conditions', model.terms),
  ]
}

function evidenceOf(
  model: PublicQuoteModel,
  acceptance: NonNullable<PublicQuoteModel['acceptance']>,
  { total_cents }: Totals,
): Evidence {
  const fact = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : [])
  const isStaff = acceptance.method === 'staff'
  return {
    heading: `Acceptance of quote ${quoteName(model.number, model.revision)}`,
    facts: [
      ...fact('Accepted by', acceptance.name),
      ...fact('Email', acceptance.email),
      ...fact('Accepted on', `${formatInstant(acceptance.accepted_at)} (Melbourne)`),
      ...fact('Total accepted', formatMoney(total_cents)),
      ...fact('PO number', acceptance.po_number),
      ...fact('Entered for the client by', acceptance.by),
      ...fact('Evidence', acceptance.evidence_note),
      ...fact('Evidence on file', acceptance.evidence_file),
      ...fact('IP address', isStaff ? null : acceptance.ip),
      ...fact('Browser', isStaff ? null : acceptance.user_agent),
      ...fact('Document (SHA-256)', acceptance.document_sha256),
    ],
    statement: isStaff
      ? `${acceptance.name} accepted this quote and its terms. We entered the acceptance on the client’s behalf.`
      : `${acceptance.name} opened this quote by its link, ticked its terms and signed it on that page.`,
    has_signature: acceptance.signature_sha256 !== null,
    has_own_page: true,
  }
}
