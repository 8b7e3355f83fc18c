/**
 * Money is integer cents; a unit price may have two decimals of a cent (numeric(14,2)). All arithmetic is on
 * integers, because binary fractions cannot represent ten cents.
 */

/** How amounts are shown in lists, cards and figures; a company setting. */
export interface CurrencyFormat {
  /** ISO 4217 code. */
  currency_code: string
  /** The locale for formatting: `en-AU`. */
  currency_locale: string
  /** 0: with cents. */
  whole_dollars: number
}
/** The specification's default (section 9): whole-dollar USD. */
export const usualCurrency: CurrencyFormat = {
  currency_code: 'USD',
  currency_locale: 'en-US',
  whole_dollars: 1,
}

/** An amount for lists, cards and figures: `$1,235`, `-$1,235`, never `-$0`. */
export function formatCurrency(cents: number, format: CurrencyFormat = usualCurrency): string {
  const size = Math.abs(cents)
  const rest = size % 100
  const dollars = (size - rest) / 100
  const exact = format.whole_dollars
    ? String(dollars + (rest >= 50 ? 1 : 0))
    : `${dollars}.${padded(rest, 2)}`
  const sign = cents < 0 && /[1-9]/.test(exact) ? '-' : ''
  return numbersOf(format).format(`${sign}${exact}` as `${number}`)
}

const numbers = new Map<string, Intl.NumberFormat>()
function numbersOf({ currency_code: currency, currency_locale, whole_dollars }: CurrencyFormat) {
  const key = `${currency_locale} ${currency} ${whole_dollars}`
  const digits = whole_dollars ? 0 : 2
  const known =
    numbers.get(key) ??
    new Intl.NumberFormat(currency_locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  numbers.set(key, known)
  return known
}

/** A figure wide, where a hyphen among figures looks detached; read out as "minus". */
const minus = '−'

/** A formatted figure with a proper minus: `−1.3%`. */
export const withMinus = (figure: string): string => figure.replace('-', minus)

/** {@link formatCurrency} as screens show it: `−$1,235`. */
export const shownCurrency = (cents: number, format?: CurrencyFormat): string =>
  withMinus(formatCurrency(cents, format))

/** Exact cents for editors, documents and exports: `$1,234.50`, `−$1,234.50`. */
export function formatMoney(cents: number): string {
  const size = Math.abs(cents)
  const rest = size % 100
  return signed(cents, `${grouped((size - rest) / 100)}.${padded(rest, 2)}`)
}

/** A unit price in cents with up to two decimals: 1425.75 is `$14.2575`, 1425 is `$14.25`. */
export function formatUnitPrice(cents: number): string {
  const size = Math.round(Math.abs(cents) * 100)
  const rest = size % 10_000
  const fraction = padded(rest, 4).replace(/0{1,2}$/, '')
  return signed(cents, `${grouped((size - rest) / 10_000)}.${fraction}`)
}

/** A typed amount in cents: `$1,234.5` is 123450; null when it is not an amount in dollars and cents. */
export const parseMoney = (text: string): number | null => parseDollars(text, 2)

/** As {@link parseMoney}, for a unit price with up to four decimals of a dollar: `14.2575` is 1425.75. */
export function parseUnitPrice(text: string): number | null {
  const hundredths = parseDollars(text, 4)
  return hundredths === null ? null : hundredths / 100
}

const amount = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/

/** The amount in units of the last of so many decimals; null when it is invalid, or too large to be exact. */
function parseDollars(text: string, decimals: number): number | null {
  const compact = text.replace(/\s/g, '').replace('−', '-')
  const negative = /^\$?-/.test(compact)
  const [, dollars = '', fraction = ''] = amount.exec(compact.replace(/^(-\$?|\$-?)/, '')) ?? []
  if (dollars + fraction === '' || fraction.length > decimals) return null
  const value = Number(dollars.replaceAll(',', '') + fraction.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(value)) return null
  return negative && value > 0 ? -value : value
}

/**
 * A line's total in cents: quantity (at most 3 decimals) times unit price in cents (at most 2 decimals), half
 * a cent rounded away from zero. The only place where they are multiplied.
 */
export function lineTotalCents(quantity: number, unit_price_cents: number): number {
  const thousandths = BigInt(Math.round(quantity * 1000))
  const hundredths = BigInt(Math.round(unit_price_cents * 100))
  return divideHalfAway(thousandths * hundredths, 100_000n)
}

/** An exact quotient rounded half away from zero. Throws a RangeError beyond the safe integers. */
export function divideHalfAway(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (2n * size + divisor) / (2n * divisor)
  if (rounded > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('The amount is too large.')
  return Number(dividend < 0n ? -rounded : rounded)
}

/**
 * The maximum for an amount, and for a document's lines together, in cents: still exact with GST and summed
 * over thousands.
 */
export const maxCents = 99_999_999_999

/**
 * Whether lines exceed what a document can hold, in either direction: checked before anything is multiplied
 * exactly.
 */
export function isTooLarge(lines: readonly { quantity: number; unit_price_cents: number }[]): boolean {
  const size = lines.reduce((sum, line) => sum + Math.abs(line.quantity * line.unit_price_cents), 0)
  return !(size <= maxCents)
}

function signed(cents: number, text: string): string {
  const isZero = !/[1-9]/.test(text)
  return cents < 0 && !isZero ? `${minus}$${text}` : `$${text}`
}

const wholes = new Intl.NumberFormat('en-AU')
/** `1,234` */
export const grouped = (whole: number): string => (whole < 1000 ? String(whole) : wholes.format(whole))

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0')
}
