import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Allowed } from '#shared/allowed.ts'
import type { Change } from './change.ts'
import { mustBeCurrent } from './must-be-current.ts'

/** What every record that is edited has. */
export interface StoredRecord {
  id: number
  version: number
  updated_at: string
  updated_by: number | null
}

/** What every change of a part of a record begins with; its log is the record's. */
export interface OpenablePart<Row extends StoredRecord, State extends Row = Row> {
  /** What people call one. */
  readonly label: (record: Row) => string
  /** Locks it until the change ends; undefined where the viewer sees none. */
  readonly lock: (change: Change, id: number) => Promise<Row | undefined>
  /** What the viewer may see of it: shown beside a stale edit. */
  readonly present: (change: Change, id: number) => Promise<unknown>
  /** What its rules judge: the row, with what else they need. */
  readonly state: (change: Change, record: Row) => Promise<State>
}

/** What every change of a record of one type begins with. */
export interface OpenableRecord<Row extends StoredRecord, State extends Row = Row> extends OpenablePart<
  Row,
  State
> {
  readonly record_type: string
}

interface Opening<State> {
  readonly id: number
  /** Of the record as it was shown. */
  readonly version?: number | undefined
  readonly can: (state: State) => Allowed
  readonly named?: boolean | undefined
}

/** The state of a record whose rules need no more than its row. */
export const asStored = <Row>(_change: Change, record: Row): Promise<Row> => Promise.resolve(record)

/** For what no state forbids. */
export const inAnyState = (): Allowed => true

/** Refuses what a rule does not allow. `label`: which of several it is about. @throws conflict with the rule's reason. */
export function mustBeAllowed(allowed: Allowed, label?: string): void {
  if (allowed !== true) throw conflict(label === undefined ? allowed : `${label}: ${allowed}`)
}

/**
 * A record and what its rules judge of it, locked until the change ends, for an action that its rules allow. A call
 * without a version takes the record as it stands. `named`: it is one of several, and the refusal says which.
 * @throws not_found; stale with the present record; conflict with the reason why not.
 */
export async function openRecord<Row extends StoredRecord, State extends Row>(
  change: Change,
  type: OpenablePart<Row, State> & { readonly record_type?: string },
  { id, version, can, named = false }: Opening<State>,
): Promise<{ record: Row; state: State }> {
  const record = await type.lock(change, id)
  if (!record) throw notFound()
  const about = type.record_type === undefined ? undefined : { record_type: type.record_type, record_id: id }
  await mustBeCurrent(change.tx, record, version, () => type.present(change, id), about)
  const state = await type.state(change, record)
  mustBeAllowed(can(state), named ? type.label(record) : undefined)
  return { record, state }
}

/** Which record an entry of the log is about: `change.log({ ...entryOf(clientRecord, after), action: 'updated', before, after })`. */
export const entryOf = <Row extends StoredRecord>(
  { record_type, label }: Pick<OpenableRecord<Row>, 'record_type' | 'label'>,
  record: Row,
) => ({ record_type, record_id: record.id, record_label: label(record) })
