import { type ChargedLine, isDerived } from '#areas/rates/rules/charged-line.ts'
import { formatUnitPrice, lineTotalCents } from '#shared/money.ts'
import { type ChargeUnit, amountText, perUnitWords } from '#shared/units.ts'
import type { DocketLineKind } from '../../contract/choices.ts'
import type { PricedLine } from './priced-lines.ts'

/** A line with what people agreed of it. */
export interface AgreedLine extends PricedLine {
  quantity_agreed: number
  /** Why the agreed quantity is not the computed one. */
  reason: string | null
  /** Someone set its price: no computation changes it. */
  is_price_set: boolean
}
/** What a line was before it was computed again. */
export interface LineBefore {
  position: number
  kind: DocketLineKind
  unit: ChargeUnit
  quantity_computed: number
  job_rate_id: number | null
  description: string
  is_price_set: boolean
  unit_price_cents: number | null
  price_source: string | null
}
/** Agreed quantities that replace computed ones, by the line's position before. */
export type Agreed = readonly { position: number; quantity_agreed: number; reason: string }[]

/** A line as it was computed. */
export const untouched = (line: PricedLine): AgreedLine => ({
  ...line,
  quantity_agreed: line.quantity_computed,
  reason: null,
  is_price_set: false,
})

/**
 * Gives computed lines, one after the other, what people agreed of the same lines before: another quantity, and a price
 * that someone set. Lines that are the same in every respect are paired in their order.
 */
export function asAgreed(before: readonly LineBefore[], agreed: Agreed): (line: PricedLine) => AgreedLine {
  const left = [...before]
  return (computed) => {
    const at = left.findIndex((one) => isSameLine(one, computed))
    const [old] = at < 0 ? [] : left.splice(at, 1)
    if (!old) return untouched(computed)
    const other = agreed.find(({ position }) => position === old.position)
    const line = other || old.is_price_set ? countedAs(old, computed) : computed
    const priced = keepsPrice(old, line) ? withPrice(untouched(line), old) : untouched(line)
    return other && !isOutgrown(other, old, line) ? withQuantity(priced, other) : priced
  }
}

/**
 * Lines of two computations that charge the same thing. What follows from others is named after what it comes to, and
 * counted in hours or as one price.
 */
const isSameLine = (one: LineBefore, other: PricedLine): boolean =>
  one.kind === other.kind &&
  (one.unit === other.unit || isDerived(one)) &&
  one.job_rate_id === other.job_rate_id &&
  (one.job_rate_id !== null || isDerived(one) || one.description === other.description)

/**
 * What is left of a minimum after some was taken off by hand does not stand once less than that is missing: the client
 * would pay for more than the minimum.
 */
const isOutgrown = (
  { quantity_agreed }: Agreed[number],
  old: LineBefore,
  { kind, quantity_computed }: PricedLine,
): boolean =>
  isDerived({ kind }) && quantity_agreed <= old.quantity_computed && quantity_agreed > quantity_computed

/** A line counted as it was when people agreed something of it: at the same amount, as nearly as its quantity allows. */
function countedAs({ unit, quantity_computed }: LineBefore, line: PricedLine): PricedLine {
  const { unit_price_cents: price } = line
  if (unit === line.unit || price === null || quantity_computed === 0) return line
  const cents = lineTotalCents(line.quantity_computed, price)
  const unit_price_cents = Math.round((cents * 100) / quantity_computed) / 100
  return { ...line, unit, quantity_computed, unit_price_cents }
}

/** Without a rate chosen there is no price. */
const keepsPrice = (old: LineBefore, line: PricedLine): boolean =>
  old.is_price_set && old.unit_price_cents !== null && line.choices === null

/** The line at a price that someone set: `2.5 hours at $200.00 an hour, set by hand: agreed with Jo.` */
export function withPrice(
  line: AgreedLine,
  { unit_price_cents, price_source }: Pick<LineBefore, 'unit_price_cents' | 'price_source'>,
): AgreedLine {
  const { unit, quantity_computed, quantity_agreed, explanation } = line
  const cents = lineTotalCents(quantity_computed, unit_price_cents ?? 0)
  const price = `${formatUnitPrice(unit_price_cents ?? 0)} ${perUnitWords[unit]}`
  const words = `${amountText(quantity_computed, unit)} at ${price}, set by hand: ${price_source}.`
  const set = {
    ...line,
    unit_price_cents,
    price_source,
    is_price_set: true,
    explanation: { ...explanation, price_steps: [{ words, cents }] },
  }
  return quantity_agreed === quantity_computed ? set : explained(set, cents)
}

/** The line with the quantity that was agreed, and why. */
export function withQuantity(
  line: AgreedLine,
  { quantity_agreed, reason }: Pick<AgreedLine, 'quantity_agreed' | 'reason'>,
): AgreedLine {
  if (quantity_agreed === line.quantity_computed) return line
  const is_billable = line.is_billable || quantity_agreed > 0
  return explained({ ...line, quantity_agreed, reason, is_billable }, amountOf(line))
}

/** Its price steps, with one more for what the agreed quantity makes of the computed amount. */
function explained(line: AgreedLine, computed_cents: number): AgreedLine {
  const { price_steps = [] } = line.explanation
  const words = `Agreed: ${amountText(line.quantity_agreed, line.unit)}.`
  const step = { words, cents: amountOf(line) - computed_cents }
  return { ...line, explanation: { ...line.explanation, price_steps: [...price_steps, step] } }
}

const amountOf = ({ quantity_agreed, unit_price_cents }: AgreedLine): number =>
  lineTotalCents(quantity_agreed, unit_price_cents ?? 0)

type Amounts = 'kind' | 'unit' | 'starts_at' | 'quantity_computed' | 'quantity_agreed' | 'unit_price_cents'
type Marks = 'is_billable' | 'is_price_set' | 'bears_fuel_levy'

/** What a line of a docket comes to; its yes/no as stored or as computed. */
export function chargedLine(
  line: Pick<AgreedLine, Amounts> & Readonly<Record<Marks, boolean | number>>,
  docket_no: string,
): ChargedLine {
  const { kind, unit, starts_at, unit_price_cents } = line
  const quantity = line.is_billable ? line.quantity_agreed : 0
  const price = unit_price_cents ?? 0
  return {
    docket_no,
    kind,
    unit,
    starts_at,
    quantity,
    unit_price_cents,
    amount_cents: lineTotalCents(quantity, price),
    computed_cents: lineTotalCents(line.quantity_computed, price),
    is_price_set: Boolean(line.is_price_set),
    bears_fuel_levy: Boolean(line.bears_fuel_levy),
  }
}
