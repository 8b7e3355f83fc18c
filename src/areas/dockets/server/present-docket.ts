import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { ChargeUnit } from '#shared/units.ts'
import { isOnce } from '../rules/charges/charge-once.ts'
import type { Explanation } from '../rules/charges/counted.ts'
import type { Variance } from '../rules/flags/docket-variance.ts'
import { isOfCharges, isOfOthers } from '../rules/flags/flag-kinds.ts'
import type { AccountsReason } from '../rules/flags/needs-accounts.ts'

interface Priced {
  total_cents: number | null
  variance: readonly Variance[]
}
interface PricedLine {
  unit: ChargeUnit
  explanation: Explanation
  unit_price_cents: number | null
  price_source: string | null
  choices: object | null
}
interface Whole extends Priced {
  lines: readonly PricedLine[]
  unpriced_line: string | null
  override_reason: string | null
  overlap_reason: string | null
  needs_accounts: AccountsReason | null
}

const seesPrices = (viewer: Viewer): boolean => may(viewer, 'dockets:prices')
/** The field and account managers see some dockets, and must learn nothing about others through these. */
const seesOthers = (viewer: Viewer): boolean => scopeOf(viewer, 'dockets:read') === 'all'

/** The docket's flags that the viewer may see. */
export const presentFlags = <F extends Pick<Variance, 'code'>>(viewer: Viewer, flags: readonly F[]): F[] =>
  flags.filter(
    (flag) => (seesPrices(viewer) || !isOfCharges(flag)) && (seesOthers(viewer) || !isOfOthers(flag)),
  )

/** A docket's charges are for viewers with the right to its prices; the field sees the work. */
export const presentRow = <D extends Priced>(viewer: Viewer, docket: D): D => ({
  ...docket,
  total_cents: seesPrices(viewer) ? docket.total_cents : null,
  variance: presentFlags(viewer, docket.variance),
})

export function presentDocket<D extends Whole>(viewer: Viewer, docket: D): D {
  const shown = presentRow(viewer, docket)
  const lines = docket.lines.map((line) => presentLine(viewer, line))
  const overlap_reason = seesOthers(viewer) ? docket.overlap_reason : null
  if (seesPrices(viewer)) return { ...shown, overlap_reason, lines }
  // That a docket is over the limit reveals something about its price.
  const needs_accounts = docket.needs_accounts === 'price' ? null : docket.needs_accounts
  return { ...shown, overlap_reason, override_reason: null, unpriced_line: null, needs_accounts, lines }
}

/** How a line was counted names other dockets for a price charged once, and rates for one to be chosen. */
function presentLine<L extends PricedLine>(viewer: Viewer, line: L): L {
  const isHidden =
    (isOnce(line.unit) && !(seesPrices(viewer) && seesOthers(viewer))) ||
    (line.choices !== null && !seesPrices(viewer))
  const explanation = isHidden ? { ...line.explanation, steps: [] } : line.explanation
  return seesPrices(viewer)
    ? { ...line, explanation }
    : { ...line, explanation, unit_price_cents: null, price_source: null, choices: null }
}

/** Fields of a docket's history hidden from this viewer. */
export const hiddenDocketFields = (viewer: Viewer): readonly string[] =>
  seesPrices(viewer) ? [] : ['unit_price_cents', 'price_source', 'variance']
