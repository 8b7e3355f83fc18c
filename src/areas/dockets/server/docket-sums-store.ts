import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { DocketNarrowing } from '../contract/endpoints.ts'
import { type DocketInList, filtered, names, total } from './docket-store.ts'

type Reader = Db | Tx

/** The first that a filter finds: those with something to look into, then the oldest. */
export const listDocketsToCheck = async (
  db: Reader,
  viewer: Viewer,
  filters: DocketNarrowing,
  limit: number,
) =>
  (await filtered(db, viewer, filters)
    .selectAll('docket')
    .select([...names, total])
    .orderBy(sql`jsonb_array_length(docket.variance) = 0 and ${total.expression} is not null`)
    .orderBy('docket.shift_date')
    .orderBy('docket.id')
    .limit(limit)
    .execute()) as unknown as DocketInList[]

/** The day of the oldest that a filter finds; null if there is none. */
export const oldestDocket = async (db: Reader, viewer: Viewer, filters: DocketNarrowing) =>
  (
    await filtered(db, viewer, filters)
      .select(sql<string | null>`min(docket.shift_date)`.as('oldest'))
      .executeTakeFirstOrThrow()
  ).oldest

/**
 * How many a filter finds, and what they charge; one without a price counts for nothing. Void ones charge nothing,
 * unless only they are asked for; `void_count` is how many were left out.
 */
export const sumDockets = (db: Db, viewer: Viewer, filters: DocketNarrowing) => {
  const isLeftOut = filters.status === 'Void' ? sql`false` : sql`found.status = 'Void'`
  return db
    .selectFrom(filtered(db, viewer, filters).select(['docket.status', total]).as('found'))
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where ${isLeftOut})`.as('void_count'),
      sql<number>`coalesce(sum(found.total_cents) filter (where not ${isLeftOut}), 0)::int8`.as(
        'total_cents',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** The hours on the dockets that a filter finds, by machine, the most used first; null for dockets without one. */
export const sumWorkByMachine = (db: Db, viewer: Viewer, filters: DocketNarrowing) =>
  db
    .selectFrom(
      filtered(db, viewer, filters)
        .where('docket.status', '<>', 'Void')
        .select(['docket.asset_id', 'docket.worked_minutes'])
        .as('found'),
    )
    .leftJoin('asset', 'asset.id', 'found.asset_id')
    .select([
      'found.asset_id',
      sql<string | null>`asset.fleet_no || ' ' || asset.name`.as('asset'),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(found.worked_minutes)::int8`.as('worked_minutes'),
    ])
    .groupBy(['found.asset_id', 'asset.fleet_no', 'asset.name'])
    .orderBy('count', 'desc')
    .orderBy('found.asset_id')
    .execute()

/** What a filter finds by client, whose oldest work comes first. */
export const listDocketClients = (db: Db, viewer: Viewer, filters: DocketNarrowing) =>
  db
    .selectFrom(
      filtered(db, viewer, filters).select(['docket.client_id', 'docket.shift_date', total]).as('found'),
    )
    .innerJoin('client', 'client.id', 'found.client_id')
    .select([
      'client.id',
      'client.name',
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(found.total_cents), 0)::int8`.as('total_cents'),
      sql<string>`min(found.shift_date)`.as('oldest'),
    ])
    .groupBy(['client.id', 'client.name'])
    .orderBy('oldest')
    .orderBy('client.id')
    .execute()
