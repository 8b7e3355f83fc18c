import { type LetterState, hasLeft } from '#shared/mail-words.ts'
import { formatMoney, withMinus, formatUnitPrice } from '#shared/money.ts'
import { amountText, gstCodeWords } from '#shared/units.ts'
import type { QuoteLineInput } from '../contract/quote-line.ts'
import type { DiscountType, LineKind, QuoteStatus } from '../contract/choices.ts'
import type { Margin } from './quote-margin.ts'
import type { Terms } from './quote-totals.ts'

/** `Q-000123`, or `Q-000123 version 2` from the second on. */
export const quoteName = (quote_no: string, revision: number): string =>
  revision > 1 ? `${quote_no} version ${revision}` : quote_no

export const lineKindWords = {
  service: 'Service',
  hire: 'Hire',
  material: 'Material',
  tip: 'Tip fee',
  float: 'Float',
  text: 'Text',
} as const satisfies Record<LineKind, string>

/** Whether the client may leave a line out, and whether it counts. */
export const optionWords = { fixed: 'Always', offered: 'If chosen', chosen: 'If chosen, ticked' } as const

/** The same of a quote that the client answered. */
export const chosenWords = { offered: 'Not chosen', chosen: 'Chosen by the client' } as const

export const discountWords = {
  none: 'No discount',
  percent: 'Percent',
  amount: 'Amount',
} as const satisfies Record<DiscountType, string>

/** `10 %`, `$250.00`; null without a discount. */
export function discountText({
  discount_type,
  discount_value,
}: Pick<Terms, 'discount_type' | 'discount_value'>): string | null {
  if (discount_type === 'none') return null
  return discount_type === 'percent' ? `${discount_value}%` : formatMoney(discount_value)
}

/** `$1,240.00, 15.5%` */
export const marginWords = ({ cents, percent }: Margin): string =>
  `${formatMoney(cents)}, ${withMinus(`${percent}%`)}`

/** `8 hours of 20 t excavator at $185.00, GST 10 %`; for a text line, its text. */
export function lineWords(
  line: Pick<QuoteLineInput, 'kind' | 'description' | 'quantity' | 'unit' | 'unit_price_cents' | 'gst_code'>,
): string {
  if (line.kind === 'text') return line.description
  return `${amountText(line.quantity, line.unit)} of ${line.description} at ${formatUnitPrice(line.unit_price_cents)}, ${gstCodeWords[line.gst_code]}`
}

/** What sending a quote means for it. */
export const issueNote = 'Once sent, the quote no longer changes. To change it you make a new version.'

/** The button that sends a quote to its client. */
export const sendWord = 'Send quote'

/** The button label for an issued quote: until the client has it, it is still to send. */
export const againWord = (status: QuoteStatus, letter: LetterState | null): string =>
  hasReached(status, letter) ? 'Remind' : sendWord

/** Whether its next letter reminds of it: it was issued, and the client has it. */
export const isToRemind = (quote: {
  status: QuoteStatus
  letter: LetterState | null
  sent_at: string | null
}): boolean => quote.sent_at !== null && hasReached(quote.status, quote.letter)

/** The client has it: an email went out, or they opened its link. */
export const hasReached = (status: QuoteStatus, letter: LetterState | null): boolean =>
  hasLeft(letter) || status === 'Viewed'
