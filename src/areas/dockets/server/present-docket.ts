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
/** The field and an account manager see some dockets, and nothing of the others by way of these. */
const seesOthers = (viewer: Viewer): boolean => scopeOf(viewer, 'dockets:read') === 'all'

/** Of a docket's flags those that the viewer may see. */
export const presentFlags = <F extends Pick<Variance, 'code'>>(viewer: Viewer, flags: readonly F[]): F[] =>
  flags.filter(
    (flag) => (seesPrices(viewer) || !isOfCharges(flag)) && (seesOthers(viewer) || !isOfOthers(flag)),
  )

/** What a docket charges is for those who hold the right to its prices; the field sees what was done. */
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
  // That a docket is dear says something of its price.
  const needs_accounts = docket.needs_accounts === 'price' ? null : docket.needs_accounts
  return { ...shown, overlap_reason, override_reason: null, unpriced_line: null, needs_accounts, lines }
}

/** How a line was counted names other dockets where its price is charged once, and rates where one is to be chosen. */
function presentLine<L extends PricedLine>(viewer: Viewer, line: L): L {
  const isHidden =
    (isOnce(line.unit) && !(seesPrices(viewer) && seesOthers(viewer))) ||
    (line.choices !== null && !seesPrices(viewer))
  const explanation = isHidden ? { ...line.explanation, steps: [] } : line.explanation
  return seesPrices(viewer)
    ? { ...line, explanation }
    : { ...line, explanation, unit_price_cents: null, price_source: null, choices: null }
}

/** Fields of a docket's history that this viewer may not see. */
export const hiddenDocketFields = (viewer: Viewer): readonly string[] =>
  seesPrices(viewer) ? [] : ['unit_price_cents', 'price_source', 'variance']
