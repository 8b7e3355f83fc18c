import { eventKind } from '#platform/server/change/change.ts'

/** A critical item failed and the asset is off road. Those who send it to work are notified in the same change. */
export const assetFailed = eventKind<{ asset_id: number; asset_checklist_id: number }>('asset-failed')
