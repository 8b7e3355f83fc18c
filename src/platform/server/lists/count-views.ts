import { type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { ViewCounts, ViewRule } from '#platform/contract/list-views.ts'
import type { Db, Tx } from '../database/database.ts'

/** How many rows a list has in each view, by one query: `rowsOf` is what the list itself shows there. */
export async function countViews<O>(
  db: Db | Tx,
  views: readonly ViewRule[],
  rowsOf: (view: ViewRule) => SelectQueryBuilder<DB, keyof DB, O>,
): Promise<ViewCounts> {
  const counts = views.map((view) => {
    const rows = rowsOf(view)
      .clearSelect()
      .select(sql<number>`1`.as('one'))
    return db
      .selectFrom(rows.as('found'))
      .select((e) => e.fn.countAll<number>().as('count'))
      .as(view.key)
  })
  const row = await db.selectNoFrom(counts).executeTakeFirstOrThrow()
  return row as ViewCounts
}
