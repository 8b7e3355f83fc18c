import { eventKind } from '#platform/server/change/change.ts'

/** What an asset can be booked for may be another now: off road or back, sold, archived, of another category or plate. */
export const assetChanged = eventKind<{ asset_id: number }>('assetChanged')
