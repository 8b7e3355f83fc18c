import { invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { assetActions, assetCan } from '../rules/asset-status.ts'
import { assetChanged } from './asset-events.ts'
import { assetRecord, labelOf } from './asset-record.ts'
import { isOnHire, lockAsset, updateAsset } from './asset-store.ts'

/** Takes an asset off the road until someone puts it back. @throws not_found, stale, conflict by its status. */
export async function takeOffRoad(
  change: Change,
  id: number,
  reason: string,
  version?: number,
): Promise<void> {
  const { record: before } = await openRecord(change, assetRecord, { id, version, can: assetCan.takeOffRoad })
  const after = await updateAsset(change.tx, id, {
    status: assetActions.takeOffRoad.to,
    off_road_reason: reason,
  })
  change.log({ ...labelOf(after), action: 'taken off road', reason, before, after })
  await change.announce(assetChanged, { asset_id: id })
}

/**
 * Takes an asset off the road for a fault. Anyone who finds one may do so, drivers included; only the office
 * puts it back on. False when it is already out of use.
 * @throws not_found
 */
export async function parkAsset(change: Change, id: number, reason: string): Promise<boolean> {
  const before = await lockAsset(change.tx, system, id)
  if (!before) throw notFound()
  if (assetCan.takeOffRoad(before) !== true) return false
  const after = await updateAsset(change.tx, id, {
    status: assetActions.takeOffRoad.to,
    off_road_reason: reason,
  })
  change.log({ ...labelOf(after), action: 'taken off road', reason, before, after })
  await change.announce(assetChanged, { asset_id: id })
  return true
}

/** It is available again, or on hire if a client has it. @throws not_found, stale, conflict when it is on the road. */
export async function putBackOnRoad(change: Change, id: number, version?: number): Promise<void> {
  const { record: before } = await openRecord(change, assetRecord, {
    id,
    version,
    can: assetCan.putBackOnRoad,
  })
  const after = await updateAsset(change.tx, id, {
    status: (await isOnHire(change.tx, id)) ? assetActions.goOnHire.to : assetActions.endHire.to,
    off_road_reason: null,
  })
  change.log({ ...labelOf(after), action: 'put back on road', before, after })
  await change.announce(assetChanged, { asset_id: id })
}

/** @throws not_found, stale, conflict by its status, invalid for a future day. */
export async function sellAsset(
  change: Change,
  id: number,
  sold_on: string,
  version?: number,
): Promise<void> {
  if (sold_on > change.today) throw invalid({ sold_on: 'Date cannot be in the future.' })
  const { record: before } = await openRecord(change, assetRecord, { id, version, can: assetCan.sell })
  const after = await updateAsset(change.tx, id, {
    status: assetActions.sell.to,
    sold_on,
    off_road_reason: null,
  })
  change.log({ ...labelOf(after), action: 'sold', before, after })
  await change.announce(assetChanged, { asset_id: id })
}

/**
 * An asset goes on dry hire, or is back; whoever records that needs no right to the asset. One that is off the road stays
 * so until it is put back. @throws not_found
 */
export async function setOnHire(change: Change, id: number, action: 'goOnHire' | 'endHire'): Promise<void> {
  const before = await lockAsset(change.tx, system, id)
  if (!before) throw notFound()
  if (assetCan[action](before) !== true) return
  const after = await updateAsset(change.tx, id, { status: assetActions[action].to })
  const logged = action === 'goOnHire' ? 'gone on hire' : 'back from hire'
  change.log({ ...labelOf(after), action: logged, before, after })
  await change.announce(assetChanged, { asset_id: id })
}
