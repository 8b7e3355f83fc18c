import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { timeUnits } from '#shared/units.ts'

const isCartage = sql<boolean>`(p.category = 'cartage' and l.unit in (${sql.join(timeUnits)}))`
/** A float by time that names its plant: a machine to book, or a charge alone. */
const isFloat = sql<boolean>`(l.kind = 'float' and l.unit in (${sql.join(timeUnits)})
  and coalesce(l.asset_category_id, p.asset_category_id) is not null)`

/**
 * The lines by which an accepted quote hires plant, including trucks for cartage and floats by time: those that count,
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
    .select(sql<number>`coalesce(${isFloat}, false)::int`.as('is_float'))
    .select(sql<number | null>`coalesce(l.asset_category_id, p.asset_category_id)`.as('asset_category_id'))
    .where('l.quote_id', '=', quote_id)
    .where((e) => e.or([e('l.kind', '=', 'hire'), isCartage, isFloat]))
    .where(sql<boolean>`(not l.is_optional or l.id = any(a.selected_line_ids))`)
    .orderBy('l.position')
    .execute()

type HiredLines = Awaited<ReturnType<typeof hiredLines>>

const categoriesOf = (db: Db | Tx, lines: HiredLines) =>
  db
    .selectFrom('asset_category')
    .select(['id', 'name', 'archived_at'])
    .where('id', 'in', [0, ...lines.flatMap(({ asset_category_id }) => asset_category_id ?? [])])
    .orderBy('id')

function withArchived(lines: HiredLines, categories: { id: number; name: string; archived_at: unknown }[]) {
  const byId = new Map(categories.map((category) => [category.id, category]))
  return lines.map((line) => {
    const category = byId.get(line.asset_category_id ?? 0)
    return { ...line, category: category?.name ?? null, is_archived: Boolean(category?.archived_at) }
  })
}
