import { eventKind } from '#platform/server/change/change.ts'

/** Where an order's loads go has changed. */
export const tipsChanged = eventKind<{ job_item_id: number }>('tipsChanged')
