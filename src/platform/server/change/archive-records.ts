import { AppError, conflict } from '#platform/contract/app-error.ts'
import { archivedBy, inOrder, notArchived } from './archiving.ts'
import type { Allowed } from '#shared/allowed.ts'
import type { Change } from './change.ts'
import { type OpenableRecord, type StoredRecord, entryOf, openRecord } from './open-record.ts'

type ArchiveColumns = (ReturnType<typeof archivedBy> | typeof notArchived) & {
  readonly archive_reason: string | null
}

/** A record type that can be archived and restored. */
export interface ArchivableRecord<Row extends StoredRecord, State extends Row = Row> extends OpenableRecord<
  Row,
  State
> {
  readonly can: Readonly<Record<'archive' | 'restore', (state: State) => Allowed>>
  /** Writes the columns, and announces it to later areas that need to know. */
  readonly update: (change: Change, record: Row, columns: ArchiveColumns) => Promise<unknown>
}

/** Archives records, all or none. @throws not_found; conflict, naming the first that cannot be archived. */
export async function archiveRecords<Row extends StoredRecord, State extends Row>(
  change: Change,
  type: ArchivableRecord<Row, State>,
  { ids, reason }: { ids: readonly number[]; reason: string },
): Promise<{ archived: number }> {
  const columns = { ...archivedBy(change), archive_reason: reason }
  const each = inOrder(ids)
  for (const id of each) {
    const { record } = await openRecord(change, type, { id, can: type.can.archive, named: true })
    await type.update(change, record, columns)
    change.log({ ...entryOf(type, record), action: 'archived', reason })
  }
  return { archived: each.length }
}

/** Restores archived records, all or none. @throws not_found; conflict, naming the first that cannot be restored. */
export async function restoreRecords<Row extends StoredRecord, State extends Row>(
  change: Change,
  type: ArchivableRecord<Row, State>,
  { ids }: { ids: readonly number[] },
): Promise<{ restored: number }> {
  const columns = { ...notArchived, archive_reason: null }
  const each = inOrder(ids)
  for (const id of each) {
    const { record } = await openRecord(change, type, { id, can: type.can.restore, named: true })
    await type
      .update(change, record, columns)
      .catch((error) => Promise.reject(namedRefusal(error, type.label(record))))
    change.log({ ...entryOf(type, record), action: 'restored' })
  }
  return { restored: each.length }
}

/** Of one of several records: no form shows the field that is wrong, so the refusal names the record. */
export const namedRefusal = (error: unknown, label: string): unknown =>
  error instanceof AppError && error.code === 'invalid' ? conflict(`${label}: ${error.message}`) : error
