import { formatMoney, lineTotalCents } from '#shared/money.ts'
import { type ChargeUnit, amountText, thousandths } from '#shared/units.ts'

/** An agreed rate with what is billed of it elsewhere: on other invoices, and on dockets. */
export interface BilledRate {
  readonly id: number
  readonly description: string
  readonly unit: ChargeUnit
  /** Null where no number was agreed. */
  readonly quantity: number | null
  readonly unit_price_cents: number
  readonly billed_quantity: number
  readonly billed_cents: number
  /** How many progress claims other invoices have. */
  readonly claims: number
  /** Some of it is on other invoices by hand, not by a docket. */
  readonly is_by_hand: boolean
}
export interface LineOfRate {
  readonly unit: ChargeUnit
  readonly quantity: number
  readonly line_total_cents: number
  readonly is_progress_claim: number
}

/** What was agreed of a fixed price, in cents. A price without a number is agreed once, as soon as it is claimed. */
export const agreedCents = ({
  quantity,
  unit_price_cents,
}: Pick<BilledRate, 'quantity' | 'unit_price_cents'>) => lineTotalCents(quantity ?? 1, unit_price_cents)

/**
 * Why an invoice's lines of a rate bill more than was agreed, or undefined: a fixed price is counted in money, anything
 * else by quantity. Without a number agreed there is no limit, except to progress claims.
 */
export function overAgreed(rate: BilledRate, lines: readonly LineOfRate[]): string | undefined {
  const own = lines.filter(({ unit }) => unit === rate.unit)
  const isLimited = rate.quantity !== null || rate.claims > 0 || own.some((line) => line.is_progress_claim)
  if (!isLimited) return undefined
  return rate.unit === 'fixed' ? overAmount(rate, own) : overQuantity(rate, own)
}

function overAmount(rate: BilledRate, lines: readonly LineOfRate[]): string | undefined {
  const agreed = agreedCents(rate)
  const asked = lines.reduce((sum, { line_total_cents }) => sum + line_total_cents, 0)
  if (Math.abs(rate.billed_cents + asked) <= Math.abs(agreed)) return undefined
  const left = agreed > 0 ? Math.max(0, agreed - rate.billed_cents) : Math.min(0, agreed - rate.billed_cents)
  return overWords(rate.description, formatMoney(agreed), formatMoney(left))
}

function overQuantity(rate: BilledRate, lines: readonly LineOfRate[]): string | undefined {
  const { quantity, billed_quantity, unit } = rate
  const asked = lines.reduce((sum, line) => sum + thousandths(line.quantity), 0)
  const left = thousandths(quantity) - thousandths(billed_quantity)
  if (asked <= left) return undefined
  return overWords(
    rate.description,
    amountText(quantity ?? 0, unit),
    amountText(Math.max(0, left) / 1000, unit),
  )
}

const overWords = (description: string, agreed: string, left: string): string =>
  `${description}: ${agreed} agreed, ${left} left to bill.`

interface Wording {
  readonly id: number
  readonly product_id: number | null
  readonly description: string
  readonly unit: ChargeUnit
}

/**
 * The rate that a line typed by hand is for, in its unit: the one with its words, else the only one of its product;
 * undefined for other work.
 */
export function rateOfLine<R extends Wording>(
  rates: readonly R[],
  { description, unit, product_id }: Omit<Wording, 'id'>,
): R | undefined {
  const inUnit = rates.filter((rate) => rate.unit === unit)
  const [only, ...others] = inUnit.filter((rate) => product_id !== null && rate.product_id === product_id)
  const inWords = inUnit.find((rate) => sameText(rate.description, description))
  return inWords ?? (others.length === 0 ? only : undefined)
}

const sameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
