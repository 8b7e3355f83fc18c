import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { ChargeUnit } from '#shared/units.ts'
import type { AccountsReason, DocketLineKind } from '../contract/choices.ts'
import { isFloor } from '#areas/rates/rules/charged-line.ts'
import { isOnce } from '../rules/charges/once-units.ts'
import type { Explanation } from '../rules/charges/priced-lines.ts'
import type { Variance } from '../rules/flags/docket-variance.ts'
import { isOfCharges, isOfOthers, withoutAmounts } from '../rules/flags/flag-kinds.ts'

interface Flagged {
  variance: readonly Variance[]
}
interface ExplainedLine {
  kind: DocketLineKind
  unit: ChargeUnit
  explanation: Explanation
  choices: object | null
}
interface Whole extends Flagged {
  lines: readonly ExplainedLine[]
  unpriced_line: string | null
  override_reason: string | null
  overlap_reason: string | null
  needs_accounts: AccountsReason | null
}

const seesPrices = (viewer: Viewer): boolean => may(viewer, 'dockets:prices')
/** People who approve dockets see what is wrong with the charges, without amounts. */
const seesCharges = (viewer: Viewer): boolean => seesPrices(viewer) || may(viewer, 'dockets:approve')
/** The field and account managers see some dockets, and must learn nothing about others through these. */
const seesOthers = (viewer: Viewer): boolean => scopeOf(viewer, 'dockets:read') === 'all'

/** The docket's flags that the viewer may see. */
export const presentFlags = (viewer: Viewer, flags: readonly Variance[]): Variance[] =>
  flags
    .filter(
      (flag) => (seesCharges(viewer) || !isOfCharges(flag)) && (seesOthers(viewer) || !isOfOthers(flag)),
    )
    .map((flag) => (seesPrices(viewer) ? flag : withoutAmounts(flag)))

/** The answer leaves out the charge itself for those who may not see it. */
export const presentRow = <D extends Flagged>(viewer: Viewer, docket: D): D => ({
  ...docket,
  variance: presentFlags(viewer, docket.variance),
})

export function presentDocket<D extends Whole>(viewer: Viewer, docket: D): D {
  const shown = {
    ...presentRow(viewer, docket),
    overlap_reason: seesOthers(viewer) ? docket.overlap_reason : null,
    lines: docket.lines.map((line) => presentLine(viewer, line)),
  }
  if (seesCharges(viewer)) return shown
  // That a docket is over the limit reveals something about its price.
  const needs_accounts = docket.needs_accounts === 'tolerance' ? 'tolerance' : null
  return { ...shown, override_reason: null, unpriced_line: null, needs_accounts }
}

/** How a line was counted names other dockets for a price charged once, and rates for one to be chosen. */
function presentLine<L extends ExplainedLine>(viewer: Viewer, line: L): L {
  const isHidden =
    (isFloor(line) && !seesOthers(viewer)) ||
    (isPriceOnce(line) && !(seesPrices(viewer) && seesOthers(viewer))) ||
    (line.choices !== null && !seesPrices(viewer))
  return isHidden ? { ...line, explanation: { minimum: line.explanation.minimum, steps: [] } } : line
}

/** What a day lacks to the least charged, and a levy, are one price by nature: that they are charged says nothing. */
const isPriceOnce = (line: ExplainedLine): boolean =>
  isOnce(line.unit) && !isFloor(line) && line.kind !== 'fuel_levy'

/** Fields of a docket's history hidden from this viewer. */
export const hiddenDocketFields = (viewer: Viewer): readonly string[] =>
  seesPrices(viewer) ? [] : ['unit_price_cents', 'price_source', 'variance', 'tolls_cents']
