import { formatMoney } from '#shared/money.ts'
import { type ChargedLine, isAgreed, sumOf } from '../charged-line.ts'
import type { DayFacts } from '../facts.ts'
import { type PriceLine, percentOf, priceLine } from '../price-line.ts'
import type { Tariff } from '../tariff.ts'

/**
 * The levy of the month on the lines that bear it, as agreed: 10 % of the hourly rate [TC3]. Where a docket takes back a
 * minimum that another has charged, it takes back that part's levy, never more than the others charge.
 */
export function fuelLevyLine(
  lines: readonly ChargedLine[],
  day: DayFacts,
  { fuel_levies, gst_code }: Tariff,
): PriceLine | undefined {
  const levy = fuel_levies.findLast(({ valid_from }) => valid_from <= day.work_date)
  if (!levy) return undefined
  const bearing = lines.filter(({ bears_fuel_levy }) => bears_fuel_levy)
  const others = day.standing.flatMap((docket) => docket.lines).filter(({ kind }) => kind === 'fuel_levy')
  const cents = Math.max(percentOf(sumOf(bearing), levy.percent), Math.min(0, -sumOf(others)))
  if (cents === 0) return undefined
  const agreed = bearing.some(isAgreed) ? ', as agreed' : ''
  return priceLine({
    docket_no: day.dockets.at(-1)?.docket_no ?? '',
    kind: 'fuel_levy',
    description: `Fuel levy ${levy.percent}%`,
    unit: 'fixed',
    quantity: 1,
    unit_price_cents: cents,
    gst_code,
    why: [],
    why_price: [`${levy.percent}% of ${formatMoney(sumOf(bearing))}${agreed}.`],
  })
}
