import type { Change } from './change.ts'
import { type UniqueConflicts, explainUniqueViolation } from './explain-unique-violation.ts'
import { type OpenableRecord, type StoredRecord, entryOf } from './open-record.ts'

/**
 * Inserts a record and logs it. `conflicts` says whose value it is when another has it already.
 * @throws invalid with those field errors; what the insert throws.
 */
export async function createRecord<Row extends StoredRecord>(
  change: Change,
  type: Pick<OpenableRecord<Row>, 'record_type' | 'label'>,
  insert: () => Promise<Row>,
  conflicts?: UniqueConflicts,
): Promise<Row> {
  const record = await (conflicts ? explainUniqueViolation(change, insert, conflicts) : insert())
  change.log({ ...entryOf(type, record), action: 'created', after: record })
  return record
}
