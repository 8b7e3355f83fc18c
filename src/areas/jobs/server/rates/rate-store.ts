import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { JobRate as RateTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

export type StoredRate = Selectable<RateTable>

const ratesOf = (db: Db | Tx, job_id: number) =>
  db.selectFrom('job_rate').selectAll().where('job_id', '=', job_id).where('archived_at', 'is', null)

export const listRates = (db: Db | Tx, job_id: number): Promise<StoredRate[]> =>
  ratesOf(db, job_id).orderBy('position').orderBy('id').execute()

export const lockRate = (tx: Tx, job_id: number, id: number): Promise<StoredRate | undefined> =>
  ratesOf(tx, job_id).where('id', '=', id).forUpdate().executeTakeFirst()

/** Appended after the existing ones. */
export function insertRate(tx: Tx, rate: Omit<Insertable<RateTable>, 'position'>): Promise<StoredRate> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from job_rate where job_id = ${rate.job_id})`
  return tx
    .insertInto('job_rate')
    .values({ ...rate, position })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateRate(tx: Tx, id: number, changes: Updateable<RateTable>): Promise<StoredRate> {
  return tx.updateTable('job_rate').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function findProductMaterial(tx: Tx, product_id: number): Promise<string | null> {
  const product = await tx
    .selectFrom('product')
    .select('material_type')
    .where('id', '=', product_id)
    .executeTakeFirst()
  return product?.material_type ?? null
}
