import type { Db, Tx } from '../database/database.ts'
import { orNotFound } from '../database/or-not-found.ts'
import type { PlainRecord } from './edit-record.ts'
import { type StoredRecord, asStored } from './open-record.ts'
import type { Viewer } from '../sessions/viewer.ts'

export interface Readable<Row> {
  readonly find: (db: Db | Tx, viewer: Viewer, id: number) => Promise<Row | undefined>
  readonly read: (db: Db | Tx, id: number) => Promise<Row>
}

interface StoreOf<Row, Columns, Found extends Row>
  extends
    Pick<PlainRecord<Row & StoredRecord, Columns>, 'record_type' | 'can' | 'update'>,
    Partial<Pick<PlainRecord<Row & StoredRecord, Columns>, 'present'>> {
  /** With what its screen shows besides the stored columns. */
  readonly find: (db: Db | Tx, id: number) => Promise<Found | undefined>
  readonly lock: (tx: Tx, id: number) => Promise<Row | undefined>
}

/**
 * A plain record that everyone with the right to read it sees alike, from what its store has. `read` is `find` of one that
 * must be there. @throws not_found.
 */
export const plainRecord = <Row extends StoredRecord & { name: string }, Columns, Found extends Row = Row>({
  find,
  lock,
  ...record
}: StoreOf<Row, Columns, Found>): PlainRecord<Row, Columns> & Readable<Found> => ({
  find: (db, _, id) => find(db, id),
  read: orNotFound(find),
  label: ({ name }) => name,
  lock: ({ tx }, id) => lock(tx, id),
  present: ({ tx }, id) => orNotFound(find)(tx, id),
  state: asStored,
  ...record,
})
