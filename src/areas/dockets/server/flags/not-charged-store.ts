import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import type { Variance } from '../../rules/flags/docket-variance.ts'
import { extrasFlags } from './extras-flags.ts'

/** The work of a job's dockets that nothing charges, as their flags say, by day. */
export async function listNotCharged(db: Db, job_id: number) {
  const dockets = await db
    .selectFrom('docket')
    .select(['id', 'docket_no', 'shift_date', 'status', 'override_reason'])
    .select(sql<Variance[]>`variance`.as('variance'))
    .where('job_id', '=', job_id)
    .where('is_latest', '=', 1)
    .where('status', '<>', 'Void')
    .orderBy('shift_date')
    .orderBy('id')
    .execute()
  const extras = await extrasFlags(
    db,
    dockets.map(({ id }) => id),
  )
  return dockets.flatMap(({ variance, ...docket }) =>
    [...variance, ...(extras.get(docket.id) ?? [])]
      .filter(({ code }) => code === 'uncharged')
      .map(({ text }) => ({ ...docket, text })),
  )
}
