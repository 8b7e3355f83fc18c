import { type Viewer, may } from '#platform/server/viewer.ts'
import type { Variance } from '../rules/docket-variance.ts'
import { isOfCharges } from '../rules/uncharged-work.ts'
import type { AccountsReason } from '../rules/needs-accounts.ts'

interface Priced {
  total_cents: number | null
  variance: readonly Variance[]
}
interface PricedLine {
  unit_price_cents: number | null
  price_source: string | null
  choices: object | null
}

/** What a docket charges is for those who hold the right to its prices; the field sees what was done. */
export const presentRow = <D extends Priced>(viewer: Viewer, docket: D): D =>
  may(viewer, 'dockets:prices') ? docket : withoutCharges(docket)

const withoutCharges = <D extends Priced>(docket: D): D => ({
  ...docket,
  total_cents: null,
  variance: docket.variance.filter((flag) => !isOfCharges(flag)),
})

export function presentDocket<
  D extends Priced & {
    lines: readonly PricedLine[]
    unpriced_line: string | null
    override_reason: string | null
    needs_accounts: AccountsReason | null
  },
>(viewer: Viewer, docket: D): D {
  if (may(viewer, 'dockets:prices')) return docket
  const lines = docket.lines.map((line) => ({
    ...line,
    unit_price_cents: null,
    price_source: null,
    choices: null,
  }))
  // That a docket is dear says something of its price.
  const needs_accounts = docket.needs_accounts === 'price' ? null : docket.needs_accounts
  return { ...withoutCharges(docket), override_reason: null, unpriced_line: null, needs_accounts, lines }
}

/** Fields of a docket's history that this viewer may not see. */
export const hiddenDocketFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'dockets:prices') ? [] : ['unit_price_cents', 'price_source']
