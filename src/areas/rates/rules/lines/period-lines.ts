import { formatMoney, lineTotalCents } from '#shared/money.ts'
import { type ChargeUnit, amountText, thousandths } from '#shared/units.ts'
import type { DayFacts } from '../facts.ts'
import { type PriceLine, priceLine } from '../price-line.ts'
import { type ChargedBefore, type HireRate, type Tariff, hireRateOn, rateWords } from '../tariff.ts'

const weekDays = 5

/**
 * Hire by the day or week, or at one price: charged once however many dockets a day has. A week is five days, each a
 * line of one day; together they are exactly the week's price. A docket that is left nothing has a line of nothing,
 * which says where it is charged.
 */
export function periodLine(day: DayFacts, tariff: Tariff): PriceLine | undefined {
  const docket = day.dockets.find(({ entries }) =>
    entries.some(({ kind }) => kind === 'work' || kind === 'standby'),
  )
  if (!docket) return undefined
  const hire = hireRateOn(tariff, day.work_date)
  const counted =
    hire.unit === 'week' || hire.unit === 'day'
      ? oneDay(hire, tariff)
      : { ...onePrice(hire.unit, tariff), why_price: [] }
  return priceLine({
    docket_no: docket.docket_no,
    kind: 'hire',
    description: tariff.description,
    product_id: tariff.product_id,
    unit: hire.unit,
    unit_price_cents: hire.rate_cents,
    gst_code: tariff.gst_code,
    bears_fuel_levy: hire.terms.levy_applies,
    ...counted,
    why_price: [...counted.why_price, ...rateWords(hire)],
  })
}

type Counted = Pick<PriceLine, 'quantity'> &
  Partial<Pick<PriceLine, 'unit' | 'unit_price_cents'>> & { why: string[]; why_price: string[] }

function oneDay({ unit, rate_cents }: HireRate, { charged_before, charged_today }: Tariff): Counted {
  const left = leftOf(1, charged_today)
  if (left === 0)
    return {
      unit: 'day',
      quantity: 0,
      why: charged_today.map(({ docket_no }) => `${docket_no} already charges this day.`),
      why_price: [],
    }
  const rest =
    charged_today.length === 0
      ? []
      : [...chargedWords(charged_today, 'day'), `Remaining: ${amountText(left, 'day')}.`]
  if (unit === 'day')
    return { quantity: left, why: ['Worked on this day: counted once.', ...rest], why_price: [] }
  const before = Math.round(sumOf(charged_before) / 1000)
  return {
    unit: 'day',
    quantity: left,
    unit_price_cents: rate_cents === null ? null : weekDayCents(rate_cents, before, charged_before),
    why: [`A week of hire is five days; this is day ${(before % weekDays) + 1}.`, ...rest],
    why_price: rate_cents === null ? [] : [`The five days come to ${formatMoney(Math.round(rate_cents))}.`],
  }
}

/**
 * The next day of five: what the days up to it come to, less what those before it did. Where these are cents away from
 * that, because one of them was charged out of turn, this one makes up for it.
 */
function weekDayCents(rate_cents: number, before: number, charged: readonly ChargedBefore[]): number {
  const upTo = (days: number) => lineTotalCents(days / weekDays, rate_cents)
  const off = upTo(before) - charged.reduce((sum, { cents = 0 }) => sum + cents, 0)
  return upTo(before + 1) - upTo(before) + (Math.abs(off) <= weekDays ? off : 0)
}

/** A fixed price or one of several: where it is billed from the job, a line of nothing that says so. */
const onePrice = (unit: ChargeUnit, tariff: Tariff): Pick<Counted, 'quantity' | 'why'> =>
  tariff.is_billed_by_hand
    ? { quantity: 0, why: ['One price for the whole work: billed from the job, not by docket.'] }
    : oneAgreed(unit, tariff)

/** One of what was agreed, as far as other dockets leave any. */
export function oneAgreed(
  unit: ChargeUnit,
  { agreed_quantity, charged_before }: Pick<Tariff, 'agreed_quantity' | 'charged_before'>,
): { quantity: number; why: string[] } {
  if (agreed_quantity === null) return { quantity: 1, why: ['Counted once for this shift.'] }
  const left = leftOf(agreed_quantity, charged_before)
  return {
    quantity: Math.min(1, left),
    why: [
      `Agreed: ${amountText(agreed_quantity, unit)}.`,
      ...chargedWords(charged_before, unit),
      `Left: ${amountText(left, unit)}.`,
    ],
  }
}

const chargedWords = (charged: readonly ChargedBefore[], unit: ChargeUnit): string[] =>
  charged.map(({ docket_no, quantity }) => `Charged on ${docket_no}: ${amountText(quantity, unit)}.`)

const leftOf = (agreed: number, charged: readonly ChargedBefore[]): number =>
  Math.max(0, thousandths(agreed) - sumOf(charged)) / 1000

const sumOf = (charged: readonly ChargedBefore[]): number =>
  charged.reduce((sum, { quantity }) => sum + thousandths(quantity), 0)
