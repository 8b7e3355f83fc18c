import { divideHalfAway, formatUnitPrice, lineTotalCents } from '#shared/money.ts'
import { type ChargeUnit, type GstCode, amountText, perUnitWords } from '#shared/units.ts'

export const priceLineKinds = [
  'hire',
  'standby',
  'minimum',
  'no_start',
  'wet_weather',
  'late_cancellation',
  'travel',
  'attachment',
  'load',
  'buy_back',
  'float',
  'toll',
  'excess_hours',
  'fuel_levy',
] as const
export type PriceLineKind = (typeof priceLineKinds)[number]

/** One step of how a line was worked out; the cents of a line's steps add up to its amount. */
export interface PriceStep {
  words: string
  cents: number
  /** It tells a price, which not everyone may see. */
  tells_price: boolean
}

/** A line of the price of a day. `amount_cents` is quantity times unit price. */
export interface PriceLine {
  /** The docket it belongs to. */
  docket_no: string
  kind: PriceLineKind
  description: string
  product_id: number | null
  /** The rate of its own that it comes from: of a load, stand-by or travel. */
  rate_id: number | null
  unit: ChargeUnit
  /** At most three decimals. */
  quantity: number
  /** Cents with at most two decimals; null when it has no price yet. */
  unit_price_cents: number | null
  amount_cents: number
  gst_code: GstCode
  bears_fuel_levy: boolean
  steps: PriceStep[]
  /** Of hire by the hour: when the first of its time starts. */
  starts_at: string | null
  /** The loads it counts. */
  loads: number[]
  /** Where its price comes from, if neither from the hire nor from the rate of its own. */
  price_source: string | null
  /** Load rates that fit equally well, of which someone chooses; empty without a choice. */
  choices: number[]
}

type Optional =
  | 'product_id'
  | 'rate_id'
  | 'bears_fuel_levy'
  | 'starts_at'
  | 'loads'
  | 'choices'
  | 'price_source'
type Inputs = Omit<PriceLine, 'amount_cents' | 'steps' | Optional> &
  Partial<Pick<PriceLine, Optional>> & {
    /** What led to the quantity. */
    why: readonly string[]
    /** What led to the price. */
    why_price?: readonly string[]
    /** What raises the price of a unit, in words and cents a unit, both part of the price. */
    surcharges?: readonly Surcharge[]
  }
export interface Surcharge {
  words: string
  cents: number
}

/** A line with its amount, and the steps that add up to it. */
export function priceLine(line: Inputs): PriceLine {
  const { quantity, unit, unit_price_cents, surcharges = [] } = line
  const amount_cents = unit_price_cents === null ? 0 : lineTotalCents(quantity, unit_price_cents)
  const steps: PriceStep[] = line.why.map((words) => ({ words, cents: 0, tells_price: false }))
  for (const words of line.why_price ?? []) steps.push(priceWords(words))
  steps.push(...amountSteps(quantity, unit, { unit_price_cents, amount_cents, surcharges }))
  // Field by field, since spreading takes longer than everything else here.
  return {
    docket_no: line.docket_no,
    kind: line.kind,
    description: line.description,
    product_id: line.product_id ?? null,
    rate_id: line.rate_id ?? null,
    unit,
    quantity,
    unit_price_cents,
    amount_cents,
    gst_code: line.gst_code,
    bears_fuel_levy: line.bears_fuel_levy ?? false,
    steps,
    starts_at: line.starts_at ?? null,
    loads: line.loads ?? [],
    price_source: line.price_source ?? null,
    choices: line.choices ?? [],
  }
}

function amountSteps(
  quantity: number,
  unit: ChargeUnit,
  {
    unit_price_cents,
    amount_cents,
    surcharges,
  }: { unit_price_cents: number | null; amount_cents: number; surcharges: readonly Surcharge[] },
): PriceStep[] {
  const amount = amountText(quantity, unit)
  if (unit_price_cents === null) return [priceWords(`${amount}, without a price.`)]
  const added = surcharges.map(({ words, cents }) => ({
    words,
    cents: lineTotalCents(quantity, cents),
    tells_price: true,
  }))
  const plain =
    surcharges.reduce((rest, { cents }) => rest - hundredths(cents), hundredths(unit_price_cents)) / 100
  const rest = added.reduce((sum, { cents }) => sum + cents, 0)
  const isOnePrice = unit === 'fixed' && quantity === 1
  const words = isOnePrice
    ? `Charged: ${formatUnitPrice(plain)}.`
    : `${amount} at ${formatUnitPrice(plain)} ${perUnitWords[unit]}.`
  return [{ words, cents: amount_cents - rest, tells_price: true }, ...added]
}

const priceWords = (words: string): PriceStep => ({ words, cents: 0, tells_price: true })

/** Unit prices as whole hundredths of a cent, in which they add up exactly. */
export const hundredths = (cents: number): number => Math.round(cents * 100)

/** A unit price times a factor or percentage with at most two decimals, half a hundredth of a cent away from zero. */
export const timesPercent = (cents: number, percent: number): number =>
  divideHalfAway(BigInt(hundredths(cents)) * BigInt(Math.round(percent * 100)), 10_000n) / 100

/** A percentage of an amount in whole cents, rounded half away from zero. */
export const percentOf = (cents: number, percent: number): number =>
  divideHalfAway(BigInt(cents) * BigInt(Math.round(percent * 100)), 10_000n)
