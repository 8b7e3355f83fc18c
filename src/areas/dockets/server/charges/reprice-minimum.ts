import { floorLine } from '#areas/rates/rules/lines/floor-line.ts'
import { quantityFloor } from '#areas/rates/rules/lines/quantity-floor.ts'
import type { DayFacts } from '#areas/rates/rules/facts.ts'
import type { PriceLine } from '#areas/rates/rules/price-line.ts'
import type { Tariff } from '#areas/rates/rules/tariff.ts'
import { atPrice, splitTime } from '#areas/rates/rules/time/split-time.ts'
import type { Change } from '#platform/server/change/change.ts'
import { lineTotalCents } from '#shared/money.ts'
import { handPrice, isUnderMinimum, underMinimumWords } from '../../rules/charges/hand-price.ts'
import { isLeastOfDay } from '../../rules/charges/least-of-day.ts'
import { isOnce } from '../../rules/charges/once-units.ts'
import { type StoredDocket, keepVariance } from '../docket-store.ts'
import { type StoredLine, listLines, updateLine } from '../lines/docket-line-store.ts'
import { findAssetName, findDocketOrder } from '../lookups-store.ts'
import { findTariff } from './find-tariff.ts'
import { dayOf, docketFact, shortDayIn } from './price-docket.ts'

/**
 * Makes a docket’s line for its day’s minimum follow a price set by hand for its hire: what the minimum comes to at that
 * price, less what is charged. Without such a line, what the day lacks becomes a flag. @returns how the line changed.
 */
export async function repriceMinimum(
  { tx }: Change,
  docket: StoredDocket,
  price_source: string,
): Promise<{ line: StoredLine; unit_price_cents: number } | null> {
  const order = await findDocketOrder(tx, docket.job_item_id)
  if (!order || isOnce(order.rate.unit)) return null
  const lines = await listLines(tx, docket.id)
  const { shift_date, docket_no, asset_id } = docket
  const asset = asset_id === null ? undefined : await findAssetName(tx, asset_id)
  const tariff = await findTariff(tx, order, { asset, shift_date, docket_no, loads: [] })
  // What its hire lacks follows from time, which no density changes.
  const fact = await docketFact(tx, docket, { docket_no, densities: new Map() })
  const day = { ...(await dayOf(tx, { ...docket, docket_no }, [fact])), ...shortDayIn(docket) }
  const floor = floorAt(day, tariff, lines)
  const missing = floor?.unit_price_cents ?? 0
  const line = lines.find(isLeastOfDay)
  const others = docket.variance.filter(({ text }) => !isUnderMinimum(text))
  if (!line) {
    const flags = missing > 0 ? [{ code: 'uncharged' as const, text: underMinimumWords(missing) }] : []
    await keepVariance(tx, docket.id, [...others, ...flags])
    return null
  }
  if (line.unit_price_cents === missing) return null
  const price_steps = (floor?.steps ?? [])
    .filter(({ tells_price }) => tells_price)
    .map(({ words, cents }) => ({ words, cents }))
  const explanation = JSON.stringify({ ...line.explanation, price_steps })
  await updateLine(tx, line.id, { unit_price_cents: missing, price_source, explanation })
  return { line, unit_price_cents: missing }
}

/** What the day lacks, with the docket's hire and stand-by at the prices of its lines. */
function floorAt(day: DayFacts, tariff: Tariff, lines: readonly StoredLine[]): PriceLine | undefined {
  const cents = handPrice(lines)
  const charged = lines
    .filter(({ kind, unit }) => (kind === 'hire' || kind === 'standby') && !isOnce(unit))
    .map(({ quantity_computed: quantity, unit_price_cents }) => ({
      quantity,
      amount_cents: lineTotalCents(quantity, unit_price_cents ?? 0),
    }))
  const [{ entries } = { entries: [] }] = day.dockets
  if (tariff.hire[0].unit === 'hour')
    return floorLine(day, tariff, { lines: charged, parts: atPrice(splitTime(entries, tariff), cents) })
  const [first, ...later] = tariff.hire
  const hire = [{ ...first, rate_cents: cents ?? first.rate_cents }, ...later] as const
  return quantityFloor(day, { ...tariff, hire: [...hire] }, charged)
}
