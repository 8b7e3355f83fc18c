import { eventKind } from '#platform/server/change/change.ts'

/** A critical item failed: the asset is parked. Whoever sends it to work is told in the same change. */
export const assetFailed = eventKind<{ asset_id: number; asset_checklist_id: number }>('asset-failed')
