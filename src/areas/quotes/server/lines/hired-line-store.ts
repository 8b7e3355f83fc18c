import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { timeUnits } from '#shared/units.ts'

const isCartage = sql<boolean>`(p.category = 'cartage' and l.unit in (${sql.join(timeUnits)}))`

/**
 * The lines by which an accepted quote hires plant, including trucks for cartage by time: those that count,
 * and of the options those the client chose. Each with its category, its own or its product's, and whether
 * that has been archived since; null without one, which for cartage means any. The categories stay locked
 * until the change ends.
 */
export async function listHiredLines(tx: Tx, quote_id: number) {
  const lines = await hiredLines(tx, quote_id)
  return withArchived(lines, await categoriesOf(tx, lines).forShare().execute())
}

/** The same to look at: nothing stays locked. */
export async function findHiredLines(db: Db, quote_id: number) {
  const lines = await hiredLines(db, quote_id)
  return withArchived(lines, await categoriesOf(db, lines).execute())
}

const hiredLines = (db: Db | Tx, quote_id: number) =>
  db
    .selectFrom('quote_line as l')
    .leftJoin('product as p', 'p.id', 'l.product_id')
    .leftJoin('quote_acceptance as a', 'a.quote_id', 'l.quote_id')
    .select(['l.id', sql<number>`coalesce(${isCartage}, false)::int`.as('is_cartage')])
    .select(sql<number | null>`coalesce(l.asset_category_id, p.asset_category_id)`.as('asset_category_id'))
    .where('l.quote_id', '=', quote_id)
    .where((e) => e.or([e('l.kind', '=', 'hire'), isCartage]))
    .where(sql<boolean>`(not l.is_optional or l.id = any(a.selected_line_ids))`)
    .orderBy('l.position')
    .execute()

type HiredLines = Awaited<ReturnType<typeof hiredLines>>

const categoriesOf = (db: Db | Tx, lines: HiredLines) =>
  db
    .selectFrom('asset_category')
    .select(['id', 'archived_at'])
    .where('id', 'in', [0, ...lines.flatMap(({ asset_category_id }) => asset_category_id ?? [])])
    .orderBy('id')

function withArchived(lines: HiredLines, categories: { id: number; archived_at: unknown }[]) {
  const archived = new Map(categories.map(({ id, archived_at }) => [id, archived_at !== null]))
  return lines.map((line) => ({ ...line, is_archived: archived.get(line.asset_category_id ?? 0) ?? false }))
}
