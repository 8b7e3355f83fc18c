import type { Allowed } from '#shared/allowed.ts'
import type { ArchivableRecord } from './archive-records.ts'
import type { Change } from './change.ts'
import { type Defined, changedFields, definedFields } from './defined-fields.ts'
import { type OpenableRecord, type StoredRecord, entryOf, openRecord } from './open-record.ts'

/** A record type whose fields are edited. */
export interface EditableRecord<
  Row extends StoredRecord,
  Columns,
  State extends Row = Row,
> extends OpenableRecord<Row, State> {
  readonly can: { readonly edit: (state: State) => Allowed }
  readonly update: (change: Change, record: Row, columns: Columns) => Promise<Row>
}

/** A record type whose records are edited, archived and restored. */
export type PlainRecord<Row extends StoredRecord, Columns, State extends Row = Row> = EditableRecord<
  Row,
  Columns,
  State
> &
  ArchivableRecord<Row, State>

type FieldsOf<Patch> = Defined<Partial<Omit<Patch, 'version'>>>
type Version = { version?: number | undefined }

/**
 * Saves the fields of an edit that differ from the record; `check` is what must hold of it besides.
 * @returns the record as it is then.
 * @throws not_found; stale with the present record; conflict with the reason why not; what `check` and the update throw.
 */
export async function editRecord<Row extends StoredRecord, State extends Row, Patch extends Version>(
  change: Change,
  type: EditableRecord<Row, NoInfer<FieldsOf<Patch>>, State>,
  id: number,
  { version, ...fields }: Patch,
  check?: (edit: { before: Row; patch: FieldsOf<Patch>; whole: Row & FieldsOf<Patch> }) => void,
): Promise<Row> {
  const { record: before } = await openRecord(change, type, { id, version, can: type.can.edit })
  const patch = changedFields(before, definedFields(fields)) as FieldsOf<Patch>
  check?.({ before, patch, whole: { ...before, ...patch } })
  if (Object.keys(patch).length === 0) return before
  const after = await type.update(change, before, patch)
  change.log({ ...entryOf(type, after), action: 'updated', before, after })
  return after
}
