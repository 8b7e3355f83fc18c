import type { Db, Tx } from '../database/database.ts'
import { orNotFound } from '../database/or-not-found.ts'
import type { PlainRecord } from './edit-record.ts'
import { type StoredRecord, asStored } from './open-record.ts'
import type { Viewer } from '../sessions/viewer.ts'

interface Readable<Row> {
  readonly find: (db: Db | Tx, viewer: Viewer, id: number) => Promise<Row | undefined>
  readonly read: (db: Db | Tx, id: number) => Promise<Row>
}

interface StoreOf<Row, Columns>
  extends
    Pick<PlainRecord<Row & StoredRecord, Columns>, 'record_type' | 'can' | 'update'>,
    Partial<Pick<PlainRecord<Row & StoredRecord, Columns>, 'present'>> {
  readonly find: (db: Db | Tx, id: number) => Promise<Row | undefined>
  readonly lock: (tx: Tx, id: number) => Promise<Row | undefined>
}

/**
 * A plain record that everyone with the right to read it sees alike, from what its store has. `read` is `find` of one that
 * must be there. @throws not_found.
 */
export const plainRecord = <Row extends StoredRecord & { name: string }, Columns>({
  find,
  lock,
  ...record
}: StoreOf<Row, Columns>): PlainRecord<Row, Columns> & Readable<Row> => ({
  find: (db, _, id) => find(db, id),
  read: orNotFound(find),
  label: ({ name }) => name,
  lock: ({ tx }, id) => lock(tx, id),
  present: ({ tx }, id) => orNotFound(find)(tx, id),
  state: asStored,
  ...record,
})
