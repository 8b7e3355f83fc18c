import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { melbourneInstant } from '#shared/local-date.ts'
import type { Days } from '#shared/periods.ts'
import { standingWords } from '../../rules/standing.ts'
import { findLasting } from './lasting-reasons.ts'
import { type Unfit, findUnfit } from './unfit-store.ts'

export interface MayNotWork extends Omit<Unfit, 'total'> {
  name: string
  /** `Driver licence is expired`, as booking would say it. */
  reasons: string[]
}

interface Found {
  count: number
  rows: MayNotWork[]
}

/**
 * Drivers and assets that may not do any work on one of some days: with an expired licence, for example. Drivers only
 * for viewers who see all drivers, assets only for those who see all assets.
 */
export async function whoMayNotWork(db: Db, viewer: Viewer, days: Days, limit: number): Promise<Found> {
  const kinds = (['driver', 'asset'] as const).filter(
    (kind) => scopeOf(viewer, kind === 'driver' ? 'drivers:read' : 'resources:read') === 'all',
  )
  return withReasons(db, days, await findUnfit(db, days, { kinds }, limit))
}

/** The same for one subcontractor's, for whom their company's approval and documents count too. */
export const whoOfCompanyMayNotWork = async (
  db: Db,
  subcontractor_id: number,
  days: Days,
  limit: number,
): Promise<Found> =>
  withReasons(db, days, await findUnfit(db, days, { kinds: ['driver', 'asset'], subcontractor_id }, limit))

async function withReasons(db: Db, { to }: Days, unfit: readonly Unfit[]): Promise<Found> {
  const lasting = await findLasting(db, unfit)
  const ends_at = melbourneInstant(to, '23:59')
  return {
    count: unfit[0]?.total ?? 0,
    rows: unfit.flatMap(({ total: _total, ...row }) => {
      const one = lasting.of(row)
      return one
        ? [{ ...row, name: one.name, reasons: standingWords(one.name, one.reasonsFor({ ends_at })) }]
        : []
    }),
  }
}
