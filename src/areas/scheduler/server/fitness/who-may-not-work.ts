import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { melbourneInstant } from '#shared/local-date.ts'
import { type OrderFacts } from '../../rules/facts.ts'
import { standingWords } from '../../rules/standing.ts'
import { type Assessment, assess } from '../candidates/assess.ts'
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

/** A day's work for any machine and driver: an objection to it is an objection to all work that day. */
const anyOrderOn = (day: string): OrderFacts => ({
  id: 0,
  order_no: '',
  order_status: 'Pending',
  work_date: day,
  starts_at: melbourneInstant(day, '00:00'),
  ends_at: melbourneInstant(day, '23:59'),
  asset_category_id: null,
  category: '',
  category_min_licence_class: null,
  skills: [],
  category_skills: [],
  depot_id: null,
  lat: null,
  lng: null,
  assets: [],
  drivers: [],
})

/** Drivers and assets that booking objects to on a day whatever the work, as far as the viewer sees all of them. */
export async function whoMayNotWork(db: Db, viewer: Viewer, day: string, limit: number): Promise<Found> {
  const kinds = (['driver', 'asset'] as const).filter(
    (kind) => scopeOf(viewer, kind === 'driver' ? 'drivers:read' : 'resources:read') === 'all',
  )
  return withReasons(db, day, await findUnfit(db, day, { kinds }, limit))
}

/** The same of one subcontractor, whose company's own approval and documents count too. */
export const whoOfCompanyMayNotWork = async (
  db: Db,
  subcontractor_id: number,
  day: string,
  limit: number,
): Promise<Found> =>
  withReasons(db, day, await findUnfit(db, day, { kinds: ['driver', 'asset'], subcontractor_id }, limit))

async function withReasons(db: Db, day: string, unfit: readonly Unfit[]): Promise<Found> {
  const idsOf = (kind: Unfit['record_type']) =>
    unfit.filter(({ record_type }) => record_type === kind).map(({ record_id }) => record_id)
  const order = anyOrderOn(day)
  const assessed = await Promise.all([
    assess(db, order, { assets: idsOf('asset'), drivers: [] }),
    assess(db, order, { assets: [], drivers: idsOf('driver') }),
  ])
  const byRecord = new Map<string, Assessment>(
    assessed
      .flat()
      .map((one) => [one.driver_id === null ? `asset ${one.asset_id}` : `driver ${one.driver_id}`, one]),
  )
  return {
    count: unfit[0]?.total ?? 0,
    rows: unfit.flatMap(({ total: _total, ...row }) => {
      const one = byRecord.get(`${row.record_type} ${row.record_id}`)
      return one ? [{ ...row, name: one.name, reasons: standingWords(one.name, one.reasons) }] : []
    }),
  }
}
