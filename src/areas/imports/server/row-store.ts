import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { insertRows } from '#platform/server/database/insert-rows.ts'
import type { ProblemQuery } from '../contract/endpoints.ts'

type Reader = Db | Tx

export interface StagedRow {
  readonly row_no: number
  readonly cells: string[]
}

/** Rows of a file, a slice at a time, so that no statement is long. */
const slice = 1000

export async function insertStagedRows(tx: Tx, import_id: number, rows: readonly StagedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += slice)
    await insertRows(
      tx,
      'import_row',
      rows.slice(at, at + slice).map(({ row_no, cells }) => ({ import_id, row_no, cells })),
    )
}

/** The next rows after a row, in order; `good`: only those without a problem. */
export const listStagedRows = (
  db: Reader,
  import_id: number,
  { after, limit, good }: { after: number; limit: number; good: boolean },
): Promise<StagedRow[]> =>
  db
    .selectFrom('import_row')
    .select(['row_no', 'cells'])
    .where('import_id', '=', import_id)
    .where('row_no', '>', after)
    .$if(good, (q) => q.where('problem', 'is', null))
    .orderBy('row_no')
    .limit(limit)
    .execute()

/** Stores what is wrong with rows, null where nothing is; a row of which that is known stays as it is. */
export async function setProblems(
  tx: Tx,
  import_id: number,
  rows: readonly { row_no: number; problem: string | null }[],
): Promise<void> {
  await sql`update import_row r set problem = checked.problem
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as checked (row_no int, problem text)
    where r.import_id = ${import_id} and r.row_no = checked.row_no
      and r.problem is distinct from checked.problem`.execute(tx)
}

/** The rows of an import that cannot be imported. */
export async function listProblems(db: Reader, import_id: number, { page, page_size }: ProblemQuery) {
  const bad = db.selectFrom('import_row').where('import_id', '=', import_id).where('problem', 'is not', null)
  const [rows, { count }] = await Promise.all([
    bad
      .select(['row_no', 'cells', 'problem'])
      .orderBy('row_no')
      .limit(page_size)
      .offset((page - 1) * page_size)
      .execute(),
    bad.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: count }
}

/** The next bad rows after a row. */
export const problemPage = (db: Reader, import_id: number, after: number) =>
  db
    .selectFrom('import_row')
    .select(['row_no', 'cells', 'problem'])
    .where('import_id', '=', import_id)
    .where('problem', 'is not', null)
    .where('row_no', '>', after)
    .orderBy('row_no')
    .limit(slice)
    .execute()

/** Removes the rows that have become records. */
export async function deleteGoodRows(tx: Tx, import_id: number): Promise<void> {
  await tx.deleteFrom('import_row').where('import_id', '=', import_id).where('problem', 'is', null).execute()
}

/** Removes rows that finished imports left out, a week later. */
export async function deleteOldRows(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('import_row')
    .where('import_id', 'in', (e) =>
      e.selectFrom('import').select('import.id').where('import.finished_at', '<', before.toISOString()),
    )
    .execute()
}
