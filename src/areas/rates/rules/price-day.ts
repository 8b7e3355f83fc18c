import { isOnce } from '#areas/dockets/rules/charges/once-units.ts'
import type { DayFacts } from './facts.ts'
import { attachmentLines, floatLine, fuelLevyLine, tollLine } from './lines/extra-lines.ts'
import { floorLine } from './lines/floor-line.ts'
import { hourLines } from './lines/hour-lines.ts'
import { loadLines } from './lines/load-lines.ts'
import { periodLine } from './lines/period-lines.ts'
import { quantityFloor } from './lines/quantity-floor.ts'
import { quantityLines } from './lines/quantity-lines.ts'
import { travelLine } from './lines/travel-line.ts'
import { type PriceFlag, priceFlags } from './price-flags.ts'
import type { PriceLine } from './price-line.ts'
import { type Tariff, hireRateOn } from './tariff.ts'

export interface DayPrice {
  /** With a choice of rates or without a price, a line's amount is 0 and a flag says so. */
  lines: PriceLine[]
  flags: PriceFlag[]
  total_cents: number
}

/**
 * The price of one asset's day for one job, over all its dockets. The order of the steps is in `docs/pricing.md`.
 */
export function priceDay(day: DayFacts, tariff: Tariff): DayPrice {
  const charged = [
    ...hireLines(day, tariff),
    ...day.dockets.map((docket) => travelLine(docket, day, tariff)),
    ...attachmentLines(day, tariff),
    ...day.dockets.flatMap((docket) => loadLines(docket, tariff)),
    floatLine(day, tariff),
    tollLine(day, tariff),
  ].filter((line) => line !== undefined)
  const levy = fuelLevyLine(charged, day, tariff)
  const lines = levy ? [...charged, levy] : charged
  return {
    lines,
    flags: priceFlags(day, tariff, lines),
    total_cents: lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  }
}

function hireLines(day: DayFacts, tariff: Tariff): PriceLine[] {
  const { unit } = hireRateOn(tariff, day.work_date)
  if (isOnce(unit)) return [periodLine(day, tariff)].filter((line) => line !== undefined)
  if (unit !== 'hour') {
    const counted = quantityLines(day, tariff)
    const least = quantityFloor(day, tariff, counted)
    return least ? [...counted, least] : counted
  }
  const dockets = day.dockets.map((docket) => hourLines(docket, tariff))
  const lines = dockets.flatMap((docket) => docket.lines)
  const floor = floorLine(day, tariff, { lines, parts: dockets.flatMap(({ parts }) => parts) })
  return floor ? [...lines, floor] : lines
}
