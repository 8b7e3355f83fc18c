import { invalid, type FieldErrors } from '#platform/contract/app-error.ts'
import { formatMoney, isTooLarge } from '#shared/money.ts'
import { type PricedLine, type Terms, totalsOf } from './quote-totals.ts'

interface Whole extends Terms {
  client_id: number | null
  prospect_name: string | null
  contact_id: number | null
  job_site_id: number | null
  job_type: string
  quote_date: string
  valid_until: string
}

/** The job type in which the client is paid: its prices may be negative. */
const buyBack = 'Buy Back'

/**
 * What a quote must be as a whole, whatever was changed.
 * @throws invalid on each field that is wrong, a line's under `lines.{place}.{field}`.
 */
export function checkQuote(quote: Whole, lines: readonly PricedLine[]): void {
  const errors: FieldErrors = {
    ...headErrors(quote),
    ...lineErrors(quote.job_type, lines),
    ...discountErrors(quote, lines),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

interface Costed extends PricedLine {
  cost_cents?: number | null
}

/** Whether the lines come to more than can be told exactly, with every option or in what they cost us. */
export function isTooLargeQuote(lines: readonly Costed[]): boolean {
  const priced = lines.filter(({ kind }) => kind !== 'text')
  const costs = priced.map((line) => ({ ...line, unit_price_cents: line.cost_cents ?? 0 }))
  return isTooLarge(priced) || isTooLarge(costs)
}

/** Asked before a quote is priced. @throws invalid. */
export function checkSize(lines: readonly Costed[]): void {
  if (isTooLargeQuote(lines)) throw invalid({ lines: 'This quote is too large.' })
}

function headErrors(quote: Whole): FieldErrors {
  const { client_id, prospect_name } = quote
  return {
    ...(client_id === null && !prospect_name
      ? { client_id: 'Choose a client, or give the name of the prospect.' }
      : {}),
    ...(client_id === null && quote.contact_id !== null ? { contact_id: 'Choose the client first.' } : {}),
    ...(quote.valid_until < quote.quote_date
      ? { valid_until: 'Valid until must be on or after the quote date.' }
      : {}),
  }
}

export function lineErrors(job_type: string, lines: readonly PricedLine[]): FieldErrors {
  if (job_type === buyBack) return {}
  const negative = lines.flatMap((line, at) => (line.unit_price_cents < 0 ? [at] : []))
  return Object.fromEntries(
    negative.map((at) => [`lines.${at}.unit_price_cents`, `Price cannot be negative for ${job_type}.`]),
  )
}

function discountErrors(quote: Whole, lines: readonly PricedLine[]): FieldErrors {
  const { discount_type, discount_value } = quote
  if (discount_type === 'none')
    return discount_value === 0 ? {} : { discount_value: 'Choose percent or an amount first.' }
  if (discount_type === 'percent')
    return discount_value > 100 ? { discount_value: 'Discount must be between 0 and 100.' } : {}
  if (!Number.isInteger(discount_value)) return { discount_value: 'Enter an amount like 1,234.50.' }
  // What is there to take it from when every option is chosen.
  const all = lines.map((line) => ({ ...line, is_selected: 1 }))
  const most = Math.max(totalsOf(all, quote).subtotal_cents, 0)
  return lines.length > 0 && discount_value > most
    ? { discount_value: `Discount cannot be more than ${formatMoney(most)}.` }
    : {}
}
