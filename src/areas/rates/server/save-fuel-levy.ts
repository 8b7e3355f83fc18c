import type { Change } from '#platform/server/change/change.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { type OpenablePart, asStored, inAnyState, openRecord } from '#platform/server/change/open-record.ts'
import { formatDate } from '#shared/local-date.ts'
import type { FuelLevyInput, FuelLevyPatch } from '../contract/fuel-levy.ts'
import { type StoredLevy, deleteLevy, insertLevy, lockLevy, updateLevy } from './fuel-levy-store.ts'
import { pricingSettingsRecord } from './pricing-settings-store.ts'

const levyPart: OpenablePart<StoredLevy> = {
  label: ({ valid_from }) => partOf(valid_from),
  lock: ({ tx }, id) => lockLevy(tx, id),
  present: ({ tx }, id) => lockLevy(tx, id),
  state: asStored,
}
const partOf = (valid_from: string): string => `fuel levy from ${formatDate(valid_from)}`

/** In the history of the pricing settings, which there is one of. */
const entry = (action: string, { valid_from }: StoredLevy) => ({
  record_type: pricingSettingsRecord.type,
  record_id: 1,
  record_label: pricingSettingsRecord.title,
  action,
  part: partOf(valid_from),
})

/** Sets the levy from a day on. @throws invalid when another starts on that day. */
export async function createFuelLevy(change: Change, input: FuelLevyInput): Promise<StoredLevy> {
  const levy = await insertLevy(change.tx, input)
  change.log({ ...entry('added', levy), after: levy })
  return levy
}

/** @throws not_found; stale with the present levy; invalid when another starts on that day. */
export async function editFuelLevy(
  change: Change,
  id: number,
  { version, ...fields }: FuelLevyPatch,
): Promise<StoredLevy> {
  const { record: before } = await openRecord(change, levyPart, { id, version, can: inAnyState })
  const patch = changedFields(before, definedFields(fields))
  if (Object.keys(patch).length === 0) return before
  const after = await updateLevy(change.tx, id, patch)
  change.log({ ...entry('updated', after), before, after })
  return after
}

/** @throws not_found; stale with the present levy. */
export async function removeFuelLevy(change: Change, id: number, version?: number): Promise<StoredLevy> {
  const { record: before } = await openRecord(change, levyPart, { id, version, can: inAnyState })
  await deleteLevy(change.tx, id)
  change.log({ ...entry('removed', before), before })
  return before
}
