import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DocketLine as DocketLineTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Choices, Explanation } from '../../rules/charges/priced-lines.ts'
import type { AgreedLine } from '../../rules/charges/agreed-line.ts'

export type StoredLine = Omit<Selectable<DocketLineTable>, 'explanation' | 'choices'> & {
  explanation: Explanation
  choices: Choices | null
}
export type LineRow = Omit<Insertable<DocketLineTable>, 'docket_id' | 'position'>

/** A stored line with what people agreed of it. */
export const agreedLineOf = (line: StoredLine): AgreedLine => ({
  ...line,
  is_billable: line.is_billable === 1,
  is_price_set: line.is_price_set === 1,
  bears_fuel_levy: line.bears_fuel_levy === 1,
})

/** The columns of a line. */
export const rowOfLine = (line: AgreedLine): LineRow => ({
  kind: line.kind,
  product_id: line.product_id,
  job_rate_id: line.job_rate_id,
  description: line.description,
  unit: line.unit,
  quantity_computed: line.quantity_computed,
  quantity_agreed: line.quantity_agreed,
  reason: line.reason,
  explanation: JSON.stringify(line.explanation),
  is_billable: Number(line.is_billable),
  gst_code: line.gst_code,
  unit_price_cents: line.unit_price_cents,
  price_source: line.price_source,
  is_price_set: Number(line.is_price_set),
  bears_fuel_levy: Number(line.bears_fuel_levy),
  starts_at: line.starts_at,
  choices: line.choices ? JSON.stringify(line.choices) : null,
})

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

export const addLine = (tx: Tx, docket_id: number, line: LineRow & { position: number }) =>
  tx
    .insertInto('docket_line')
    .values({ ...line, docket_id })
    .execute()

export const removeLine = (tx: Tx, id: number) => tx.deleteFrom('docket_line').where('id', '=', id).execute()

export const updateLine = (tx: Tx, id: number, changes: Updateable<DocketLineTable>) =>
  tx.updateTable('docket_line').set(changes).where('id', '=', id).execute()
