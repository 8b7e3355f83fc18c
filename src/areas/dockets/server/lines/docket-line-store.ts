import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DocketLine as DocketLineTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Choices, Explanation } from '../../rules/charges/priced-lines.ts'

export type StoredLine = Omit<Selectable<DocketLineTable>, 'explanation' | 'choices'> & {
  explanation: Explanation
  choices: Choices | null
}
export type LineRow = Omit<Insertable<DocketLineTable>, 'docket_id' | 'position'>

type ChargedLine = Pick<LineRow, 'kind' | 'unit' | 'job_rate_id' | 'description'>
/** Lines of two revisions that charge the same thing. */
export const isSameLine = (one: StoredLine, other: ChargedLine): boolean =>
  one.kind === other.kind &&
  one.unit === other.unit &&
  one.job_rate_id === (other.job_rate_id ?? null) &&
  (one.job_rate_id !== null || one.description === other.description)

export const listLines = async (db: Db | Tx, docket_id: number): Promise<StoredLine[]> =>
  (await db
    .selectFrom('docket_line')
    .selectAll()
    .where('docket_id', '=', docket_id)
    .orderBy('position')
    .execute()) as unknown as StoredLine[]

/** Replaces all lines; only allowed on a draft. */
export async function replaceLines(tx: Tx, docket_id: number, lines: readonly LineRow[]): Promise<void> {
  await tx.deleteFrom('docket_line').where('docket_id', '=', docket_id).execute()
  if (lines.length === 0) return
  const rows = lines.map((line, at) => ({ ...line, docket_id, position: at + 1 }))
  await tx.insertInto('docket_line').values(rows).execute()
}

export const updateLine = (tx: Tx, id: number, changes: Updateable<DocketLineTable>) =>
  tx.updateTable('docket_line').set(changes).where('id', '=', id).execute()
