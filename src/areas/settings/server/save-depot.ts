import type { Change } from '#platform/server/change/change.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { type OpenableRecord, asStored, openRecord } from '#platform/server/change/open-record.ts'
import { archivedBy, notArchived } from '#platform/server/change/archiving.ts'
import type { DepotInput, DepotPatch } from '../contract/depot.ts'
import { depotCan } from '../rules/depot-rules.ts'
import { defaultCompany } from './default-company.ts'
import { type StoredDepot, insertDepot, lockDepot, updateDepot } from './depot-store.ts'

const depotRecord: OpenableRecord<StoredDepot> = {
  record_type: 'depot',
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockDepot(tx, id),
  present: ({ tx }, id) => lockDepot(tx, id),
  state: asStored,
}
const record = ({ id, name }: StoredDepot) => ({
  record_type: 'depot',
  record_id: id,
  record_label: name,
})

/** Adds a depot. @throws conflict before the company is saved; invalid when its name is in use. */
export async function createDepot(change: Change, input: DepotInput): Promise<StoredDepot> {
  const { id: company_id } = await defaultCompany(change.tx)
  const depot = await insertDepot(change.tx, { ...definedFields(input), company_id })
  change.log({ ...record(depot), action: 'created', after: depot })
  return depot
}

/** @throws not_found; stale with the current depot; conflict when archived; invalid when its name is in use. */
export async function editDepot(
  change: Change,
  id: number,
  { version, ...changes }: DepotPatch,
): Promise<StoredDepot> {
  const { record: before } = await openRecord(change, depotRecord, { id, version, can: depotCan.edit })
  const patch = changedFields(before, definedFields(changes))
  if (Object.keys(patch).length === 0) return before
  const after = await updateDepot(change.tx, id, patch)
  change.log({ ...record(after), action: 'updated', before, after })
  return after
}

/** @throws not_found, stale, conflict when already archived. */
export async function archiveDepot(change: Change, id: number, version?: number): Promise<StoredDepot> {
  const { record: before } = await openRecord(change, depotRecord, { id, version, can: depotCan.archive })
  const after = await updateDepot(change.tx, id, archivedBy(change))
  change.log({ ...record(before), action: 'archived' })
  return after
}

/** @throws not_found, stale, conflict when it is not archived; invalid when its name is now in use. */
export async function restoreDepot(change: Change, id: number, version?: number): Promise<StoredDepot> {
  const { record: before } = await openRecord(change, depotRecord, { id, version, can: depotCan.restore })
  const after = await updateDepot(change.tx, id, notArchived)
  change.log({ ...record(before), action: 'restored' })
  return after
}
