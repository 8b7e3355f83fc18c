import { question } from '#platform/server/change/change.ts'

/** The number of the next order, running or ahead, that an asset is booked on. The asset is locked: nobody books now. */
export const assetNextOrder = question<{ asset_id: number }, string | null>('assetNextOrder')
