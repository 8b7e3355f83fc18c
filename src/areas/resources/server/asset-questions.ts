import { question } from '#platform/server/change/change.ts'

/** The number of an asset's next current or future order. The asset is locked: nobody books now. */
export const assetNextOrder = question<{ asset_id: number }, string | null>('assetNextOrder')
