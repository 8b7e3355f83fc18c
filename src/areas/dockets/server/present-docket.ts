import { type Viewer, may } from '#platform/server/viewer.ts'

interface Priced {
  total_cents: number | null
}
interface PricedLine {
  unit_price_cents: number | null
  price_source: string | null
}

/** What a docket charges is for those who hold the right to its prices; the field sees what was done. */
export const presentRow = <D extends Priced>(viewer: Viewer, docket: D): D =>
  may(viewer, 'dockets:prices') ? docket : { ...docket, total_cents: null }

export function presentDocket<
  D extends Priced & { lines: readonly PricedLine[]; unpriced_line: string | null },
>(viewer: Viewer, docket: D): D {
  if (may(viewer, 'dockets:prices')) return docket
  const lines = docket.lines.map((line) => ({ ...line, unit_price_cents: null, price_source: null }))
  return { ...docket, total_cents: null, unpriced_line: null, lines }
}

/** Fields of a docket's history that this viewer may not see. */
export const hiddenDocketFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'dockets:prices') ? [] : ['unit_price_cents', 'price_source']
