import { sql } from 'kysely'
import type { Tick } from '#platform/contract/ticks.ts'
import type { Tx } from '#platform/server/database/database.ts'

/** What is given to whom: the columns of `holding`. */
export interface Kind {
  readonly holder: 'driver_id' | 'asset_id'
  readonly item: 'tag_id' | 'skill_id'
}

/** In order of their ids, so that two who save at once wait for each other. */
export const lockDrivers = (tx: Tx, ids: number[]) =>
  tx
    .selectFrom('driver')
    .select(['id', 'name as label', 'archived_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** As {@link lockDrivers}. */
export const lockAssets = (tx: Tx, ids: number[]) =>
  tx
    .selectFrom('asset')
    .select(['id', sql<string>`fleet_no || ' ' || name`.as('label'), 'archived_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Those that are not archived; they stay so until the change ends. */
export const lockGivable = (tx: Tx, item: Kind['item'], ids: number[]) =>
  item === 'tag_id'
    ? tx
        .selectFrom('tag')
        .select('id')
        .where('id', 'in', ids)
        .where('archived_at', 'is', null)
        .forShare()
        .execute()
    : tx
        .selectFrom('skill')
        .select('id')
        .where('id', 'in', ids)
        .where('archived_at', 'is', null)
        .forShare()
        .execute()

/** Gives what is not yet held. Returns how many were given. */
export async function give(tx: Tx, { holder, item }: Kind, ticks: readonly Tick[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('holding')
    .values(ticks.map(({ row_id, column_id }) => ({ [holder]: row_id, [item]: column_id })))
    .onConflict((on) => on.constraint('holding_once').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Takes what is held. Returns how many were taken. */
export async function take(tx: Tx, { holder, item }: Kind, ticks: readonly Tick[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('holding')
    .where((e) =>
      e.or(ticks.map(({ row_id, column_id }) => e(holder, '=', row_id).and(item, '=', column_id))),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The names of all tags or skills that each of some holders has, in order. */
export const namesHeld = (tx: Tx, { holder, item }: Kind, holders: number[]) =>
  tx
    .selectFrom('holding')
    .leftJoin('tag', 'tag.id', 'holding.tag_id')
    .leftJoin('skill', 'skill.id', 'holding.skill_id')
    .select([
      `holding.${holder} as id`,
      sql<
        string[]
      >`array_agg(coalesce(tag.name, skill.name) order by lower(coalesce(tag.name, skill.name)))`.as('names'),
    ])
    .where(`holding.${holder}`, 'in', holders)
    .where(`holding.${item}`, 'is not', null)
    .groupBy(`holding.${holder}`)
    .execute()
