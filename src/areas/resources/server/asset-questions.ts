import { question } from '#platform/server/change/change.ts'

/** The number of an asset's current or next order. The asset is locked against booking. */
export const assetNextOrder = question<{ asset_id: number }, string | null>('assetNextOrder')
