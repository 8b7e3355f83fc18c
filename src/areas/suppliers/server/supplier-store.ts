import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Supplier as SupplierTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { exportedAfter, narrowed } from '#platform/server/lists/narrowed.ts'
import { totalOf } from '#platform/server/lists/search.ts'
import type { SupplierFilters, SupplierNarrowing } from '../contract/endpoints.ts'

type Reader = Db | Tx
export type StoredSupplier = Selectable<SupplierTable>
export type SupplierChanges = Updateable<SupplierTable>

const filtered = (db: Reader, filters: SupplierNarrowing) =>
  narrowed(db.selectFrom('supplier'), 'supplier', filters).$if(filters.category !== undefined, (q) =>
    q.where(sql<boolean>`${filters.category} = any (categories)`),
  )

/** One page of suppliers. `total` is null when not asked for. */
export async function listSuppliers(db: Reader, filters: SupplierFilters) {
  const suppliers = filtered(db, filters)
  const rows = await pageOf(sorted(suppliers, 'supplier', filters.sort, ['suburb']), filters)
    .selectAll()
    .execute()
  return { rows, total: await totalOf(db, suppliers, filters) }
}

/** Walks everything a filter matches in order of id, a few thousand at a time. */
export const exportPage = (db: Reader, filters: SupplierNarrowing, after_id: number) =>
  exportedAfter(filtered(db, filters), 'supplier', after_id).selectAll().execute()

export const findSupplier = (db: Reader, id: number): Promise<StoredSupplier | undefined> =>
  db.selectFrom('supplier').selectAll().where('id', '=', id).executeTakeFirst()

/** The stored supplier, locked until the change ends; others may refer to it all the same. */
export const lockSupplier = (tx: Tx, id: number): Promise<StoredSupplier | undefined> =>
  tx.selectFrom('supplier').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** The current one with an ABN. */
export const findByAbn = (db: Reader, abn: string): Promise<{ name: string } | undefined> =>
  db
    .selectFrom('supplier')
    .select('name')
    .where('abn', '=', abn)
    .where('archived_at', 'is', null)
    .executeTakeFirst()

/** The current ones with any of these ABNs. */
export const findAbnHolders = (db: Reader, abns: readonly string[]) =>
  db
    .selectFrom('supplier')
    .select(['abn', 'name'])
    .where('abn', 'in', abns)
    .where('archived_at', 'is', null)
    .execute()

export const insertSupplier = (tx: Tx, supplier: Insertable<SupplierTable>): Promise<StoredSupplier> =>
  tx.insertInto('supplier').values(supplier).returningAll().executeTakeFirstOrThrow()

/** Several at once, in their order. */
export const insertSuppliers = (
  tx: Tx,
  suppliers: readonly Insertable<SupplierTable>[],
): Promise<StoredSupplier[]> => tx.insertInto('supplier').values(suppliers).returningAll().execute()

export const updateSupplier = (tx: Tx, id: number, changes: SupplierChanges): Promise<StoredSupplier> =>
  tx.updateTable('supplier').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
