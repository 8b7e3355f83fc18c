import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { TipRate as RateTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { TipRate } from '../../contract/tip-rate.ts'

export type StoredTipRate = Omit<Selectable<RateTable>, 'unit'> & Pick<TipRate, 'unit'>
export type TipRateChanges = Updateable<RateTable>

const ratesOf = (db: Db | Tx, tip_site_id: number) =>
  db
    .selectFrom('tip_rate')
    .selectAll()
    .where('tip_site_id', '=', tip_site_id)
    .$narrowType<Pick<TipRate, 'unit'>>()

/** A tip site's rates by material, latest first. */
export const listTipRates = (db: Db | Tx, tip_site_id: number): Promise<StoredTipRate[]> =>
  ratesOf(db, tip_site_id).orderBy('material').orderBy('valid_from', 'desc').execute()

export const lockTipRate = (tx: Tx, tip_site_id: number, id: number): Promise<StoredTipRate | undefined> =>
  ratesOf(tx, tip_site_id).where('id', '=', id).forUpdate().executeTakeFirst()

/** A material's rate on a day; undefined when none was agreed. */
export const findTipRate = (db: Db | Tx, tip_site_id: number, material: string, date: string) =>
  ratesOf(db, tip_site_id)
    .where('material', '=', material)
    .where(sql<boolean>`daterange(valid_from, valid_to, '[]') @> ${date}::date`)
    .executeTakeFirst()

interface Span {
  material: string
  valid_from: string
  valid_to?: string | null | undefined
}

/** The first rate that holds on a day of the span, besides the one with the id. */
export const findOverlap = (
  tx: Tx,
  tip_site_id: number,
  { material, valid_from, valid_to }: Span,
  except_id = 0,
) =>
  ratesOf(tx, tip_site_id)
    .where('material', '=', material)
    .where('id', '<>', except_id)
    .where(
      sql<boolean>`daterange(valid_from, valid_to, '[]') && daterange(${valid_from}, ${valid_to ?? null}, '[]')`,
    )
    .orderBy('valid_from')
    .executeTakeFirst()

export const insertTipRate = (tx: Tx, rate: Insertable<RateTable>) =>
  tx
    .insertInto('tip_rate')
    .values(rate)
    .returningAll()
    .$narrowType<Pick<TipRate, 'unit'>>()
    .executeTakeFirstOrThrow()

export const updateTipRate = (tx: Tx, id: number, changes: TipRateChanges) =>
  tx
    .updateTable('tip_rate')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .$narrowType<Pick<TipRate, 'unit'>>()
    .executeTakeFirstOrThrow()

export async function deleteTipRate(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('tip_rate').where('id', '=', id).execute()
}
