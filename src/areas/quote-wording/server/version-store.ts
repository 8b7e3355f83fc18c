import { type SqlBool, sql } from 'kysely'
import type { JsonValue } from '#db/schema.ts'
import type { RichText } from '#shared/rich-text.ts'
import type { WordingKind } from '../contract/choices.ts'
import { type Reader, defaultFor } from './wording-store.ts'

/** The version that counts on a day: the newest that has begun by then, or else the first. */
const revisionOn = (day: string) => sql<number>`coalesce(
  (select max(b.revision) from quote_wording_version b
    where b.quote_wording_id = quote_wording.id and coalesce(b.effective_from <= ${day}::date, true)),
  (select min(f.revision) from quote_wording_version f where f.quote_wording_id = quote_wording.id))`

const textOn = (day: string) => sql<JsonValue>`(select v.body from quote_wording_version v
  where v.quote_wording_id = quote_wording.id and v.revision = ${revisionOn(day)})`

/** The text of terms or a footer on a document of a day. */
export async function findText(
  db: Reader,
  kind: WordingKind,
  { id, day }: { id: number | null; day: string },
): Promise<RichText | null> {
  if (id === null) return null
  const one = db.selectFrom('quote_wording').where('kind', '=', kind).where('id', '=', id)
  return asText(await one.select(textOn(day).as('body')).executeTakeFirst())
}

/** The terms that invoices or dockets of a day are printed with. */
export const findDefaultTerms = async (db: Reader, document: 'invoice' | 'docket', day: string) =>
  asText(await defaultFor(db, 'terms', document).select(textOn(day).as('body')).executeTakeFirst())

const asText = (row: { body: JsonValue } | undefined): RichText | null =>
  row ? (row.body as unknown as RichText) : null

/** Versions of terms or a footer, each with whether it counts on a day. */
const versionsOf = (db: Reader, kind: WordingKind, id: number, day: string) =>
  db
    .selectFrom('quote_wording_version as v')
    .innerJoin('quote_wording', 'quote_wording.id', 'v.quote_wording_id')
    .leftJoin('app_user as u', 'u.id', 'v.created_by')
    .select(['v.revision', 'v.effective_from', 'v.created_at', 'u.name as by'])
    .select(sql<number>`(v.revision = ${revisionOn(day)})::int`.as('is_current'))
    .where('quote_wording.kind', '=', kind)
    .where('quote_wording.id', '=', id)

/** Every version, the newest first, without the texts, which may fill pages each. */
export const listVersions = (db: Reader, kind: WordingKind, id: number, day: string) =>
  versionsOf(db, kind, id, day).orderBy('v.revision', 'desc').execute()

/** One version with its text. */
export async function findVersion(
  db: Reader,
  kind: WordingKind,
  { id, revision }: { id: number; revision: number },
  day: string,
) {
  const one = versionsOf(db, kind, id, day).select('v.body')
  // As a bigint: whatever number the address has, it is compared.
  const row = await one.where(sql<SqlBool>`v.revision = ${revision}::bigint`).executeTakeFirst()
  return row && { ...row, body: row.body as unknown as RichText }
}
