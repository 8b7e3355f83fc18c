import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Allowed } from '#shared/allowed.ts'
import type { Change } from './change.ts'
import { mustBeCurrent } from './must-be-current.ts'

/** What every editable record has. */
export interface StoredRecord {
  id: number
  version: number
  updated_at: string
  updated_by: number | null
}

/** What every change to part of a record needs; it is logged on the record. */
export interface OpenablePart<Row extends StoredRecord, State extends Row = Row> {
  /** What people call one. */
  readonly label: (record: Row) => string
  /** Locks it until the change ends; undefined when the viewer cannot see it. */
  readonly lock: (change: Change, id: number) => Promise<Row | undefined>
  /** The record as the viewer may see it: returned with a stale edit. */
  readonly present: (change: Change, id: number) => Promise<unknown>
  /** What its rules need: the row and anything else. */
  readonly state: (change: Change, record: Row) => Promise<State>
}

/** What every change to a record of one type needs. */
export interface OpenableRecord<Row extends StoredRecord, State extends Row = Row> extends OpenablePart<
  Row,
  State
> {
  readonly record_type: string
}

interface Opening<State> {
  readonly id: number
  /** The version that was shown. */
  readonly version?: number | undefined
  readonly can: (state: State) => Allowed
  readonly named?: boolean | undefined
}

/** For a record whose rules need only its row. */
export const asStored = <Row>(_change: Change, record: Row): Promise<Row> => Promise.resolve(record)

/** For actions that are allowed in every state. */
export const inAnyState = (): Allowed => true

/**
 * Refuses what a rule does not allow. `label`: which of several it is about. @throws conflict with the rule's
 * reason.
 */
export function mustBeAllowed(allowed: Allowed, label?: string): void {
  if (allowed !== true) throw conflict(label === undefined ? allowed : `${label}: ${allowed}`)
}

/**
 * Locks a record until the change ends and checks that its rules allow an action. A call without a version
 * takes the record as it is. `named`: it is one of several, so the refusal names it.
 * @throws not_found; stale with the current record; conflict with the reason.
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

/**
 * The record a log entry is about: `change.log({ ...entryOf(clientRecord, after), action: 'updated', before,
 * after })`.
 */
export const entryOf = <Row extends StoredRecord>(
  { record_type, label }: Pick<OpenableRecord<Row>, 'record_type' | 'label'>,
  record: Row,
) => ({ record_type, record_id: record.id, record_label: label(record) })
