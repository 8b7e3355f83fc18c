import { isLoadUnit } from '#shared/units.ts'
import type { DayFacts } from '../facts.ts'
import { type PriceLine, priceLine } from '../price-line.ts'
import { type Tariff, hireRateOn, rateWords } from '../tariff.ts'
import { countLoads } from './load-quantity.ts'
import { kilometresOf, kmWords } from './travel-line.ts'

/** Hire by the load, tonne, cubic metre or kilometre: a line for each docket with something to count. */
export function quantityLines(day: DayFacts, tariff: Tariff): PriceLine[] {
  const hire = hireRateOn(tariff, day.work_date)
  const { unit, rate_cents, terms } = hire
  return day.dockets.flatMap((docket) => {
    const counted = isLoadUnit(unit)
      ? countLoads(docket.loads, unit, null)
      : { quantity: kilometresOf(docket) ?? 0, why: [kmWords(docket)] }
    if (counted.quantity <= 0) return []
    return priceLine({
      docket_no: docket.docket_no,
      kind: 'hire',
      description: tariff.description,
      product_id: tariff.product_id,
      unit,
      quantity: counted.quantity,
      unit_price_cents: rate_cents,
      gst_code: tariff.gst_code,
      bears_fuel_levy: terms.levy_applies,
      why: counted.why,
      why_price: rateWords(hire),
    })
  })
}
