import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { BankDetails as BankDetailsTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { BankDetailsStatus } from '../contract/choices.ts'

export interface Place {
  record_type: string
  record_id: number
}
type Reader = Db | Tx
export type StoredBankDetails = Selectable<BankDetailsTable>
export type NamedBankDetails = StoredBankDetails & {
  proposed_by_name: string
  decided_by_name: string | null
}

const named = (db: Reader) =>
  db
    .selectFrom('bank_details')
    .innerJoin('app_user as proposer', 'proposer.id', 'bank_details.proposed_by')
    .leftJoin('app_user as decider', 'decider.id', 'bank_details.decided_by')
    .selectAll('bank_details')
    .select(['proposer.name as proposed_by_name', 'decider.name as decided_by_name'])

/** A record's bank details with these statuses, oldest first. The caller checks whether the record may be read. */
export const listBankDetails = (
  db: Reader,
  { record_type, record_id }: Place,
  statuses: readonly BankDetailsStatus[],
): Promise<NamedBankDetails[]> =>
  named(db)
    .where('bank_details.record_type', '=', record_type)
    .where('bank_details.record_id', '=', record_id)
    .where('bank_details.status', 'in', statuses)
    .orderBy('bank_details.id')
    .execute()

/** New bank details that wait to be confirmed, oldest first; the caller checks which records may be read. */
export const listProposed = (db: Reader, limit: number) =>
  named(db)
    .clearSelect()
    .select(['bank_details.id', 'bank_details.record_type', 'bank_details.record_id'])
    .select(['bank_details.proposed_at', 'bank_details.proposed_by', 'proposer.name as proposed_by_name'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('bank_details.status', '=', 'proposed')
    .orderBy('bank_details.id')
    .limit(limit)
    .execute()

export const findBankDetails = (db: Reader, id: number): Promise<NamedBankDetails> =>
  named(db).where('bank_details.id', '=', id).executeTakeFirstOrThrow()

/** The stored row, locked until the change ends. */
export const lockBankDetails = (tx: Tx, id: number): Promise<StoredBankDetails | undefined> =>
  tx.selectFrom('bank_details').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The id of the next row, which its ciphertext is bound to. */
export async function nextBankDetailsId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(
    pg_get_serial_sequence('bank_details', 'id'))::int8 as id`.execute(tx)
  return Number(rows[0]?.id)
}

export const insertBankDetails = async (tx: Tx, row: Insertable<BankDetailsTable>): Promise<void> => {
  await tx.insertInto('bank_details').values(row).execute()
}

export const updateBankDetails = async (
  tx: Tx,
  id: number,
  changes: Updateable<BankDetailsTable>,
): Promise<void> => {
  await tx.updateTable('bank_details').set(changes).where('id', '=', id).execute()
}

/** A record's current bank details become earlier ones. */
export const replaceCurrent = async (tx: Tx, { record_type, record_id }: Place): Promise<void> => {
  await tx
    .updateTable('bank_details')
    .set({ status: 'replaced' })
    .where('record_type', '=', record_type)
    .where('record_id', '=', record_id)
    .where('status', '=', 'current')
    .execute()
}
