import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { countedUpTo } from '#shared/totals.ts'
import type { Db, Tx } from '../database/database.ts'

/** Escapes wildcards for `like`. */
export const escapedLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** Escapes what a regular expression reads otherwise. */
export const escapedPattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The ways a number may be stored: as typed, a mobile as normalised (0412… is 61412…), a landline without its
 * +61.
 */
function spellings(digits: string): string[] {
  if (digits.startsWith('04')) return [digits, `61${digits.slice(1)}`]
  return digits.startsWith('61') ? [digits, `0${digits.slice(2)}`] : [digits]
}

/**
 * Rows whose `search_text` contains every word; a word under three characters must start the text. Numbers
 * are found however they are spaced. Uses the column's trigram index.
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
 * A list's total; null when not asked for. Exact, except for a search: counting is nearly the entire cost of
 * searching for a common word, so it stops one beyond `countedUpTo`, and screens say "10,000+".
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
