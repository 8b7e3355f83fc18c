import { archivedBy, notArchived } from '#platform/server/change/archiving.ts'
import type { Change } from '#platform/server/change/change.ts'
import { createRecord } from '#platform/server/change/create-record.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { type EditableRecord, editRecord } from '#platform/server/change/edit-record.ts'
import { asStored, entryOf, openRecord } from '#platform/server/change/open-record.ts'
import type { DepotInput, DepotPatch } from '../contract/depot.ts'
import { depotCan } from '../rules/depot-rules.ts'
import { defaultCompany } from './default-company.ts'
import { type DepotChanges, type StoredDepot, insertDepot, lockDepot, updateDepot } from './depot-store.ts'

const depotRecord: EditableRecord<StoredDepot, DepotChanges> = {
  record_type: 'depot',
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockDepot(tx, id),
  present: ({ tx }, id) => lockDepot(tx, id),
  state: asStored,
  can: depotCan,
  update: ({ tx }, { id }, columns) => updateDepot(tx, id, columns),
}

/** Adds a depot. @throws conflict before the company is saved; invalid when its name is in use. */
export async function createDepot(change: Change, input: DepotInput): Promise<StoredDepot> {
  const { id: company_id } = await defaultCompany(change.tx)
  return createRecord(change, depotRecord, () =>
    insertDepot(change.tx, { ...definedFields(input), company_id }),
  )
}

/** @throws not_found; stale with the present depot; conflict when it is archived; invalid when its name is taken. */
export const editDepot = (change: Change, id: number, patch: DepotPatch): Promise<StoredDepot> =>
  editRecord(change, depotRecord, id, patch)

/** @throws not_found, stale, conflict when already archived. */
export async function archiveDepot(change: Change, id: number, version?: number): Promise<StoredDepot> {
  const { record: before } = await openRecord(change, depotRecord, { id, version, can: depotCan.archive })
  const after = await updateDepot(change.tx, id, archivedBy(change))
  change.log({ ...entryOf(depotRecord, before), action: 'archived' })
  return after
}

/** @throws not_found, stale, conflict when it is not archived; invalid when its name is now in use. */
export async function restoreDepot(change: Change, id: number, version?: number): Promise<StoredDepot> {
  const { record: before } = await openRecord(change, depotRecord, { id, version, can: depotCan.restore })
  const after = await updateDepot(change.tx, id, notArchived)
  change.log({ ...entryOf(depotRecord, before), action: 'restored' })
  return after
}
