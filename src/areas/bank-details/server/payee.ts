import { forbidden, notFound } from '#platform/contract/app-error.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { bankRecordTypes } from '../contract/choices.ts'
import type { Place } from './bank-details-store.ts'

const isPayee = ({ record_type }: Place) => (bankRecordTypes as readonly string[]).includes(record_type)

/** A record that can have bank details. @throws not_found, also for one that can have none. */
export async function mustReadPayee(db: Db | Tx, records: RecordRegistry, viewer: Viewer, place: Place) {
  if (!isPayee(place)) throw notFound()
  return records.mustRead(db, viewer, place.record_type, place.record_id)
}

/** The same, to be changed. @throws forbidden, conflict when it is closed. */
export async function mustWritePayee(db: Db | Tx, records: RecordRegistry, viewer: Viewer, place: Place) {
  if (!isPayee(place)) throw notFound()
  return records.mustWrite(db, viewer, place.record_type, place.record_id)
}

/** The same, where a closed one is no obstacle. @throws not_found, forbidden. */
export async function mustWriteClosedPayee(
  db: Db | Tx,
  records: RecordRegistry,
  viewer: Viewer,
  place: Place,
) {
  const found = await mustReadPayee(db, records, viewer, place)
  if (!found.record.mayWrite(viewer)) throw forbidden()
  return found
}
