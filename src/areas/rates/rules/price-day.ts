import { isOnce } from '#areas/dockets/rules/charges/once-units.ts'
import { type ChargedLine, asComputed, isOfMinimum } from './charged-line.ts'
import type { DayFacts } from './facts.ts'
import { attachmentLines } from './lines/attachment-lines.ts'
import { floatLine, tollLine } from './lines/extra-lines.ts'
import { floorLine } from './lines/floor-line.ts'
import { fuelLevyLine } from './lines/fuel-levy-line.ts'
import { hourLines, standbyAlone } from './lines/hour-lines.ts'
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
  const lines = withDerived(workLines(day, tariff), {
    day,
    tariff,
    charge: asComputed,
    agree: (line) => line,
  })
  return {
    lines,
    flags: priceFlags(day, tariff, lines),
    total_cents: lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  }
}

/** The lines of what was done: all but those that follow from them. */
export const workLines = (day: DayFacts, tariff: Tariff): PriceLine[] =>
  [
    ...hireLines(day, tariff),
    ...day.dockets.map((docket) => travelLine(docket, day, tariff)),
    ...attachmentLines(day, tariff),
    ...day.dockets.flatMap((docket) => loadLines(docket, tariff)),
    floatLine(day, tariff),
    tollLine(day, tariff),
  ].filter((line) => line !== undefined)

/**
 * Adds to lines what follows from them, as agreed: the minimum after the hire, and the levy at the end. `charge`: what a
 * line comes to; `agree`: a new line with what people agreed of it.
 */
export function withDerived<L>(
  lines: readonly L[],
  {
    day,
    tariff,
    charge,
    agree,
  }: {
    day: DayFacts
    tariff: Tariff
    charge: (line: L) => ChargedLine
    agree: (line: PriceLine) => L
  },
): L[] {
  const isByHour = hireRateOn(tariff, day.work_date).unit === 'hour'
  const charged = lines.map(charge)
  const floor = (isByHour ? floorLine : quantityFloor)(day, tariff, charged)
  const afterHire = charged.findLastIndex(isOfMinimum) + 1
  const lifted = floor ? lines.toSpliced(afterHire, 0, agree(floor)) : lines
  const levy = fuelLevyLine(floor ? lifted.map(charge) : charged, day, tariff)
  return levy ? [...lifted, agree(levy)] : [...lifted]
}

function hireLines(day: DayFacts, tariff: Tariff): PriceLine[] {
  const { unit } = hireRateOn(tariff, day.work_date)
  if (isOnce(unit)) return [periodLine(day, tariff)].filter((line) => line !== undefined)
  if (unit === 'hour') return day.dockets.flatMap((docket) => hourLines(docket, tariff))
  return [...quantityLines(day, tariff), ...day.dockets.flatMap((docket) => standbyAlone(docket, tariff))]
}
