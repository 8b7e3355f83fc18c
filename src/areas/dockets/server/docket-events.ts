import { eventKind } from '#platform/server/change/change.ts'

/** The office stands by a docket: what it says may be billed. */
export const docketApproved = eventKind<{ docket_id: number }>('docketApproved')
