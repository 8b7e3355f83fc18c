import { lineTotalCents } from '#shared/money.ts'
import { amountText, thousandths } from '#shared/units.ts'
import type { DayFacts } from '../facts.ts'
import { type PriceLine, priceLine } from '../price-line.ts'
import { type HireRate, type Tariff, hireRateOn } from '../tariff.ts'

const weekDays = 5

/**
 * Hire by the day or week, or at one price: charged once however many dockets a day has. A week is five days, each a
 * line of one day; together they are exactly the week's price.
 */
export function periodLine(day: DayFacts, tariff: Tariff): PriceLine | undefined {
  const docket = day.dockets.find(({ entries }) =>
    entries.some(({ kind }) => kind === 'work' || kind === 'standby'),
  )
  if (!docket) return undefined
  const hire = hireRateOn(tariff, day.work_date)
  const counted =
    hire.unit === 'week' ? weekDay(hire, tariff) : hire.unit === 'day' ? oneDay(hire) : agreed(hire, tariff)
  return priceLine({
    docket_no: docket.docket_no,
    kind: 'hire',
    description: tariff.description,
    product_id: tariff.product_id,
    gst_code: tariff.gst_code,
    bears_fuel_levy: hire.terms.levy_applies,
    ...counted,
    why: [...counted.why, `Rate: ${hire.source}.`],
  })
}

type Counted = Pick<PriceLine, 'unit' | 'quantity' | 'unit_price_cents'> & { why: string[] }

const oneDay = ({ rate_cents }: HireRate): Counted => ({
  unit: 'day',
  quantity: 1,
  unit_price_cents: rate_cents,
  why: ['Worked on this day: counted once.'],
})

/** The next day of five: its price is what the days up to it come to, less what those before it did. */
function weekDay({ rate_cents }: HireRate, { charged_before }: Tariff): Counted {
  const before = Math.round(sumOf(charged_before) / 1000) % weekDays
  const upTo = (days: number) => lineTotalCents(days / weekDays, rate_cents ?? 0)
  return {
    unit: 'day',
    quantity: 1,
    unit_price_cents: rate_cents === null ? null : upTo(before + 1) - upTo(before),
    why: [`A week of hire is five days; this is day ${before + 1}.`],
  }
}

/** One of what was agreed, as far as other dockets leave any. */
function agreed({ unit, rate_cents }: HireRate, { agreed_quantity, charged_before }: Tariff): Counted {
  const left = Math.max(0, thousandths(agreed_quantity ?? 1) - sumOf(charged_before)) / 1000
  return {
    unit,
    quantity: Math.min(1, left),
    unit_price_cents: rate_cents,
    why: [
      `Agreed: ${amountText(agreed_quantity ?? 1, unit)}.`,
      ...charged_before.map(
        ({ docket_no, quantity }) => `Charged on ${docket_no}: ${amountText(quantity, unit)}.`,
      ),
    ],
  }
}

const sumOf = (charged: Tariff['charged_before']): number =>
  charged.reduce((sum, { quantity }) => sum + thousandths(quantity), 0)
