import { invalid, type FieldErrors } from '#platform/contract/app-error.ts'
import { formatMoney, isTooLarge } from '#shared/money.ts'
import { type PricedLine, type Terms, quantityOf, totalOfLine } from './quote-totals.ts'

interface Whole extends Terms {
  client_id: number | null
  prospect_name: string | null
  contact_id: number | null
  job_site_id: number | null
  job_type: string
  quote_date: string
  valid_until: string
}

/** As far as it is filled in: a form checks before it is complete. */
type Part<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** The job type where we pay the client: its prices may be negative. */
const buyBack = 'Buy Back'

/**
 * A quote's cross-field rules, whatever was changed.
 * @throws invalid on each field that is wrong, as {@link quoteErrors} names it.
 */
export function checkQuote(quote: Whole, lines: readonly PricedLine[]): void {
  const errors = quoteErrors(quote, lines)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Contradictions in a quote as far as it is filled in; for a line under `lines.{place}.{field}`. */
export function quoteErrors(quote: Part<Whole>, lines: readonly Part<Costed>[]): FieldErrors {
  const priced = lines.every(isPriced) ? lines : null
  const isTooMuch = priced !== null && isTooLargeQuote(priced)
  return {
    ...headErrors(quote),
    ...lineErrors(quote.job_type, lines),
    ...(isTooMuch ? tooLarge : {}),
    ...discountErrors(quote, isTooMuch ? null : priced),
  }
}

interface Costed extends PricedLine {
  cost_cents?: number | null
}

/** Whether the lines' total, with every option, or their cost exceeds exact arithmetic. */
export function isTooLargeQuote(lines: readonly Costed[]): boolean {
  const priced = lines
    .filter(({ kind }) => kind !== 'text')
    .map((line) => ({ ...line, quantity: quantityOf(line) }))
  const costs = priced.map((line) => ({ ...line, unit_price_cents: line.cost_cents ?? 0 }))
  return isTooLarge(priced) || isTooLarge(costs)
}

/** Checked before a quote is priced. @throws invalid. */
export function checkSize(lines: readonly Costed[]): void {
  if (isTooLargeQuote(lines)) throw invalid(tooLarge)
}
const tooLarge = { lines: 'This quote is too large.' }

const isPriced = (line: Part<Costed>): line is Costed =>
  line.kind !== undefined && line.quantity !== undefined && line.unit_price_cents !== undefined

function headErrors(quote: Part<Whole>): FieldErrors {
  const { client_id, prospect_name, contact_id, quote_date, valid_until } = quote
  return {
    ...(client_id === null && prospect_name !== undefined && !prospect_name
      ? { client_id: 'Choose who the quote is for.' }
      : {}),
    ...(client_id === null && contact_id ? { contact_id: 'Choose the client first.' } : {}),
    ...(valid_until && quote_date && valid_until < quote_date
      ? { valid_until: 'Valid until must be on or after the quote date.' }
      : {}),
  }
}

function lineErrors(job_type: string | undefined, lines: readonly Part<PricedLine>[]): FieldErrors {
  if (job_type === undefined || job_type === buyBack) return {}
  const negative = lines.flatMap(({ unit_price_cents: price = 0 }, at) => (price < 0 ? [at] : []))
  return Object.fromEntries(
    negative.map((at) => [`lines.${at}.unit_price_cents`, `Price cannot be negative for ${job_type}.`]),
  )
}

/** `lines`: null while they do not yet show what a discount would apply to. */
function discountErrors(
  { discount_type, discount_value }: Part<Whole>,
  lines: readonly PricedLine[] | null,
): FieldErrors {
  if (discount_type === undefined || discount_value === undefined) return {}
  if (discount_type === 'none')
    return discount_value === 0 ? {} : { discount_value: 'Choose percent or an amount first.' }
  if (discount_type === 'percent')
    return discount_value > 100 ? { discount_value: 'Discount must be between 0 and 100.' } : {}
  if (!Number.isInteger(discount_value)) return { discount_value: 'Enter an amount like 1,234.50.' }
  if (lines === null || lines.length === 0) return {}
  const most = Math.max(subtotalWithOptions(lines), 0)
  return discount_value > most ? { discount_value: `Discount cannot be more than ${formatMoney(most)}.` } : {}
}

/** What a discount applies to when every option is chosen, in cents. */
const subtotalWithOptions = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + totalOfLine(line), 0)
