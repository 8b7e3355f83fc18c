import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { countedUpTo } from '#shared/totals.ts'
import type { Db, Tx } from '../database/database.ts'

/** Words as `like` takes them for themselves. */
export const escapedLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** How digits may stand in a record: as typed, a mobile as it is kept (0412… is 61412…), a landline without its +61. */
function spellings(digits: string): string[] {
  if (digits.startsWith('04')) return [digits, `61${digits.slice(1)}`]
  return digits.startsWith('61') ? [digits, `0${digits.slice(2)}`] : [digits]
}

/**
 * Rows whose `search_text` holds every word; under three characters, those that start with them. A number is found
 * however it was spaced. Uses the trigram index of the column.
 */
export function found(column: Expression<string>, search: string): Expression<SqlBool> {
  const typed = search.trim().toLowerCase()
  if (typed.length < 3) return sql<SqlBool>`${column} like ${`${escapedLike(typed)}%`}`
  if (/^[+(\d][\d\s()-]*$/.test(typed)) {
    const digits = typed.replace(/\D/g, '')
    const ways = spellings(digits).map((one) => sql<SqlBool>`${column} like ${`%${one}%`}`)
    return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
  }
  const words = typed.split(/\s+/).map((word) => sql<SqlBool>`${column} like ${`%${escapedLike(word)}%`}`)
  return sql<SqlBool>`(${sql.join(words, sql` and `)})`
}

interface Asked {
  with_total: number
  search: string
}

/**
 * How many rows a list has; null when nobody asked. Exact, but for a search: counting is nearly all that a search for
 * a common word costs, so it stops one beyond `countedUpTo`, and screens say "10,000+".
 */
export async function totalOf<O>(
  db: Db | Tx,
  rows: SelectQueryBuilder<DB, keyof DB, O>,
  { with_total, search }: Asked,
): Promise<number | null> {
  if (!with_total) return null
  const some = rows.clearSelect().select(sql<number>`1`.as('one'))
  const counted = await db
    .selectFrom((search === '' ? some : some.limit(countedUpTo + 1)).as('found'))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return counted.total
}
