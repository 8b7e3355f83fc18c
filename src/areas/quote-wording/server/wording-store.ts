import { type Insertable, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import type { JsonValue, QuoteWording as WordingTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import type { RichText } from '#shared/rich-text.ts'
import type { WordingDocument, WordingKind } from '../contract/choices.ts'
import type { WordingFilters, WordingNarrowing } from '../contract/endpoints.ts'

type Reader = Db | Tx
/** The column holds the text as JSON, checked on its way in. */
type WithText<Row> = Omit<Row, 'body'> & { body: RichText }
export type StoredWording = WithText<Selectable<WordingTable>>
export type WordingChanges = Partial<WithText<Updateable<WordingTable>>>

const stored = ({ body, ...row }: Selectable<WordingTable>): StoredWording => ({
  ...row,
  body: body as unknown as RichText,
})
const asColumn = (body: RichText) => JSON.stringify(body) as unknown as JsonValue
const columnsOf = ({ body, ...columns }: WordingChanges) => ({
  ...columns,
  ...(body && { body: asColumn(body) }),
})

/** Whether it is for a document. */
const isFor = (document: WordingDocument) => sql<SqlBool>`${document} = any(applies_to)`

const filtered = (db: Reader, kind: WordingKind, { archived, search, applies_to }: WordingNarrowing) =>
  db
    .selectFrom('quote_wording')
    .where('kind', '=', kind)
    .where('archived_at', archived ? 'is not' : 'is', null)
    .$if(applies_to !== undefined, (q) => q.where(isFor(applies_to ?? 'quote')))
    .$if(search !== '', (q) => q.where((e) => found(e.ref('search_text'), search)))

const inList = [
  'id',
  'kind',
  'title',
  'applies_to',
  'is_default',
  'effective_from',
  'revision',
  'updated_at',
  'archived_at',
  'version',
] as const

/** One page of terms or footers. `total` is null when not asked for. */
export async function listWordings(db: Reader, kind: WordingKind, filters: WordingFilters) {
  const wordings = filtered(db, kind, filters)
  const rows = await pageOf(sorted(wordings, 'quote_wording', filters.sort, []), filters)
    .select(inList)
    .execute()
  return { rows, total: await totalOf(db, wordings, filters) }
}

/** Walks everything a filter matches in order of id, a few thousand at a time. */
export async function exportPage(db: Reader, kind: WordingKind, filters: WordingNarrowing, after_id: number) {
  const page = filtered(db, kind, filters).where('id', '>', after_id).orderBy('id').limit(exportPageRows)
  return (await page.selectAll().execute()).map(stored)
}

export async function findWording(
  db: Reader,
  kind: WordingKind,
  id: number,
): Promise<StoredWording | undefined> {
  const one = db.selectFrom('quote_wording').selectAll().where('kind', '=', kind).where('id', '=', id)
  const row = await one.executeTakeFirst()
  return row && stored(row)
}

/** The stored terms or footer, locked until the change ends. */
export async function lockWording(tx: Tx, kind: WordingKind, id: number): Promise<StoredWording | undefined> {
  const one = tx.selectFrom('quote_wording').selectAll().where('kind', '=', kind).where('id', '=', id)
  const row = await one.forUpdate().executeTakeFirst()
  return row && stored(row)
}

/** The defaults for any of some documents, besides one, locked until the change ends. */
export async function lockDefaults(
  tx: Tx,
  kind: WordingKind,
  { documents, except_id = 0 }: { documents: readonly WordingDocument[]; except_id?: number | undefined },
): Promise<StoredWording[]> {
  const rows = await tx
    .selectFrom('quote_wording')
    .selectAll()
    .where('kind', '=', kind)
    .where('is_default', '=', 1)
    .where('id', '<>', except_id)
    .where(sql<SqlBool>`applies_to && ${documents}::wording_document[]`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(stored)
}

/** The version that counts on a day: the newest that has begun by then, or else the first. */
const revisionOn = (day: string) => sql<number>`coalesce(
  (select max(b.revision) from quote_wording_version b
    where b.quote_wording_id = quote_wording.id and coalesce(b.effective_from <= ${day}::date, true)),
  (select min(f.revision) from quote_wording_version f where f.quote_wording_id = quote_wording.id))`

const textOn = (day: string) => sql<JsonValue>`(select v.body from quote_wording_version v
  where v.quote_wording_id = quote_wording.id and v.revision = ${revisionOn(day)})`

/**
 * The default of a document. It has a text for whatever day: the database takes as default only one that counts
 * already, and on days before its first text began that one is printed.
 */
const defaultFor = (db: Reader, kind: WordingKind, document: WordingDocument) =>
  db.selectFrom('quote_wording').where('kind', '=', kind).where('is_default', '=', 1).where(isFor(document))

/** What new quotes start with. */
export async function findDefault(db: Reader, kind: WordingKind): Promise<number | null> {
  return (await defaultFor(db, kind, 'quote').select('id').executeTakeFirst())?.id ?? null
}

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

export async function insertWording(
  tx: Tx,
  { body, ...row }: WithText<Insertable<WordingTable>>,
): Promise<StoredWording> {
  const insert = tx.insertInto('quote_wording').values({ ...row, body: asColumn(body) })
  return stored(await insert.returningAll().executeTakeFirstOrThrow())
}

export async function updateWording(tx: Tx, id: number, changes: WordingChanges): Promise<StoredWording> {
  const update = tx.updateTable('quote_wording').set(columnsOf(changes)).where('id', '=', id)
  return stored(await update.returningAll().executeTakeFirstOrThrow())
}
