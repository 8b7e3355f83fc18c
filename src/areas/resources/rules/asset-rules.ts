import { invalid } from '#platform/contract/app-error.ts'
import { requiredWords } from '#shared/text.ts'
import type { assetGroups, assetStatuses } from '../contract/choices.ts'
import { assetLabels } from './asset-labels.ts'

interface Whole {
  asset_owner: string
  subcontractor_id: number | null
  rego_no: string | null
  rego_state: string | null
  year: number | null
}

/** What an asset has that nobody said anything about; the same as the columns' defaults. */
export const assetDefaults: Whole = {
  asset_owner: 'own',
  subcontractor_id: null,
  rego_no: null,
  rego_state: null,
  year: null,
}

const roadGroups: readonly (typeof assetGroups)[number][] = ['truck', 'trailer']

/**
 * What an asset must be as a whole, whatever was changed; a truck or trailer is on the road and has its plate.
 * @throws invalid on the fields that are wrong.
 */
export function checkAsset(
  asset: Whole,
  { asset_group, today }: { asset_group: (typeof assetGroups)[number]; today: string },
): void {
  const errors: Record<string, string> = {}
  const needsPlate = roadGroups.includes(asset_group) || asset.rego_state !== null
  if (needsPlate && asset.rego_no === null) errors['rego_no'] = requiredWords(assetLabels.rego_no)
  if (asset.rego_no !== null && asset.rego_state === null)
    errors['rego_state'] = requiredWords(assetLabels.rego_state)
  if (asset.asset_owner === 'subcontractor' && asset.subcontractor_id === null)
    errors['subcontractor_id'] = requiredWords(assetLabels.subcontractor_id)
  if (asset.asset_owner !== 'subcontractor' && asset.subcontractor_id !== null)
    errors['asset_owner'] = 'Only an asset of a subcontractor names one.'
  const latest = Number(today.slice(0, 4)) + 1
  if (asset.year !== null && asset.year > latest) errors['year'] = `Year must be ${latest} or earlier.`
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** What goes with what it was for: the subcontractor with its ownership, the state with the plate. */
export const withoutIdleFields = <T extends { asset_owner?: string; rego_no?: string | null }>(
  fields: T,
): T & { subcontractor_id?: null; rego_state?: null } => ({
  ...fields,
  ...(fields.asset_owner === undefined || fields.asset_owner === 'subcontractor'
    ? {}
    : { subcontractor_id: null }),
  ...(fields.rego_no === null ? { rego_state: null } : {}),
})

type Status = (typeof assetStatuses)[number]
export type AssetAction = 'edit' | 'takeOffRoad' | 'putBackOnRoad' | 'sell' | 'archive' | 'restore'
type Allowed = true | string

const isOnRoad = 'This asset is on the road.'
const isSold = 'This asset is sold.'
const onRoad: Record<AssetAction, Allowed> = {
  edit: true,
  takeOffRoad: true,
  putBackOnRoad: isOnRoad,
  sell: true,
  archive: true,
  restore: 'This asset is not archived.',
}

/** What may be done in which status; a string says why not. */
const table: Record<Status, Record<AssetAction, Allowed>> = {
  available: onRoad,
  on_hire: { ...onRoad, sell: 'This asset is on hire.', archive: 'This asset is on hire.' },
  in_workshop: onRoad,
  off_road: { ...onRoad, takeOffRoad: 'This asset is off road already.', putBackOnRoad: true },
  sold: { ...onRoad, takeOffRoad: isSold, putBackOnRoad: isSold, sell: 'This asset is sold already.' },
}
const closed = 'Restore this asset to change it.'
const archivedRow: Record<AssetAction, Allowed> = {
  edit: closed,
  takeOffRoad: closed,
  putBackOnRoad: closed,
  sell: closed,
  archive: 'This asset is archived already.',
  restore: true,
}

interface State {
  status: Status
  archived_at: string | null
  /** The next order that it is booked on, where that was read: the server always does. */
  next_order_no?: string | null
}
const can =
  (action: AssetAction) =>
  ({ status, archived_at }: State): Allowed =>
    archived_at ? archivedRow[action] : table[status][action]

/** What takes an asset out of the business waits until nothing is planned with it. */
const canWhenFree =
  (action: AssetAction) =>
  (asset: State): Allowed => {
    const allowed = can(action)(asset)
    return allowed === true && asset.next_order_no
      ? `This asset is booked on ${asset.next_order_no}. Release it first.`
      : allowed
  }

/** What may be done with an asset as it stands; server and buttons share it. A string says why not. */
export const assetCan = {
  edit: can('edit'),
  takeOffRoad: can('takeOffRoad'),
  putBackOnRoad: can('putBackOnRoad'),
  sell: canWhenFree('sell'),
  archive: canWhenFree('archive'),
  restore: can('restore'),
}
