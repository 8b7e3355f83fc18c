import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Variance } from '../../rules/flags/docket-variance.ts'
import { quotedWords } from '../../rules/flags/quoted-words.ts'
import { dayFlags } from './day-flags-store.ts'
import { onceFlags } from './charged-once-flags-store.ts'
import { overQuoteFlags } from './over-quote-store.ts'
import { extrasFlags } from './extras-flags.ts'
import { otherRateFlags } from './other-rate-store.ts'
import { listQuoted } from './quoted-store.ts'
import { recordFlags } from './record-flags-store.ts'

interface Flagged {
  id: number
  job_id: number
  variance: Variance[]
}

/**
 * Adds to dockets' flags what depends on other records: items quoted for their job that are not charged yet,
 * charged too often or at another rate, what other dockets charge or hold, and other dockets of the day.
 */
export async function withFlags<D extends Flagged>(db: Db | Tx, dockets: readonly D[]): Promise<D[]> {
  const ids = dockets.map(({ id }) => id)
  const [quoted, ...flags] = await Promise.all([
    listQuoted(db, [...new Set(dockets.map(({ job_id }) => job_id))]),
    onceFlags(db, ids),
    overQuoteFlags(db, ids),
    otherRateFlags(db, ids),
    dayFlags(db, ids),
    recordFlags(db, ids),
    extrasFlags(db, ids),
  ])
  return dockets.map((docket) => {
    const rates = quoted.get(docket.job_id)
    const variance = [
      // Dockets computed before this was looked up each time still have the old text.
      ...docket.variance.filter(({ code }) => code !== 'once'),
      ...flags.flatMap((of) => of.get(docket.id) ?? []),
      ...(rates ? [{ code: 'quoted' as const, text: quotedWords(rates) }] : []),
    ]
    return { ...docket, variance }
  })
}
