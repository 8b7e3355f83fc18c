import type { DocketLineKind } from '#areas/dockets/contract/choices.ts'
import { isOnce } from '#areas/dockets/rules/charges/once-units.ts'
import type { ChargeUnit } from '#shared/units.ts'
import type { PriceLine, PriceLineKind } from './price-line.ts'

/** A line as it ends up: with the quantity that was agreed and the price that was set, where someone did either. */
export interface ChargedLine {
  readonly docket_no: string
  readonly kind: PriceLineKind | DocketLineKind
  readonly unit: ChargeUnit
  /** Of hire by the hour: when the first of its time starts. */
  readonly starts_at: string | null
  readonly quantity: number
  readonly unit_price_cents: number | null
  readonly amount_cents: number
  /** What it came to before another quantity was agreed. */
  readonly computed_cents: number
  readonly is_price_set: boolean
  readonly bears_fuel_levy: boolean
}

/** A line that no one has changed. */
export const asComputed = (line: PriceLine): ChargedLine => ({
  ...line,
  computed_cents: line.amount_cents,
  is_price_set: false,
})

/** Work and stand-by by the hour, or by what was carted: what a minimum is compared with. */
export const isOfMinimum = ({ kind, unit }: Pick<ChargedLine, 'kind' | 'unit'>): boolean =>
  (kind === 'hire' || kind === 'standby') && !isOnce(unit)

const floorKinds: readonly ChargedLine['kind'][] = ['minimum', 'no_start', 'wet_weather', 'late_cancellation']
/** What lifts a day to its minimum, or takes the place of that. */
export const isFloor = ({ kind }: Pick<ChargedLine, 'kind'>): boolean => floorKinds.includes(kind)

/** It follows from the other lines, and is worked out again whenever one of them changes. */
export const isDerived = (line: Pick<ChargedLine, 'kind'>): boolean =>
  isFloor(line) || line.kind === 'fuel_levy'

/** Someone agreed to another quantity, or set the price. */
export const isAgreed = ({ amount_cents, computed_cents, is_price_set }: ChargedLine): boolean =>
  is_price_set || amount_cents !== computed_cents

export const sumOf = (
  lines: readonly ChargedLine[],
  of: 'amount_cents' | 'computed_cents' = 'amount_cents',
): number => lines.reduce((sum, line) => sum + line[of], 0)
