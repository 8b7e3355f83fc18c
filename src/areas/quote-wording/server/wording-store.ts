import { type Insertable, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import type { JsonValue, QuoteWording as WordingTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { exportedAfter, narrowed } from '#platform/server/lists/narrowed.ts'
import { totalOf } from '#platform/server/lists/search.ts'
import type { RichText } from '#shared/rich-text.ts'
import type { WordingDocument, WordingKind } from '../contract/choices.ts'
import type { WordingFilters, WordingNarrowing } from '../contract/endpoints.ts'

export type Reader = Db | Tx
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

const filtered = (db: Reader, kind: WordingKind, filters: WordingNarrowing) =>
  narrowed(db.selectFrom('quote_wording').where('kind', '=', kind), 'quote_wording', filters).$if(
    filters.applies_to !== undefined,
    (q) => q.where(isFor(filters.applies_to ?? 'quote')),
  )

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
  const page = exportedAfter(filtered(db, kind, filters), 'quote_wording', after_id)
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

/**
 * The default of a document. It has a text for whatever day: the database takes as default only one that counts
 * already, and on days before its first text began that one is printed.
 */
export const defaultFor = (db: Reader, kind: WordingKind, document: WordingDocument) =>
  db.selectFrom('quote_wording').where('kind', '=', kind).where('is_default', '=', 1).where(isFor(document))

/** What new quotes start with. */
export async function findDefault(db: Reader, kind: WordingKind): Promise<number | null> {
  return (await defaultFor(db, kind, 'quote').select('id').executeTakeFirst())?.id ?? null
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
