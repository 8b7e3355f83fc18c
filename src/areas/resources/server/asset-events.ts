import { eventKind } from '#platform/server/change/change.ts'

/** What an asset can be booked for may have changed: off road or back, sold, archived, another category or plate. */
export const assetChanged = eventKind<{ asset_id: number }>('assetChanged')
