import { eventKind } from '#platform/server/change/change.ts'

/** The docket is approved: it may be billed. */
export const docketApproved = eventKind<{ docket_id: number }>('docketApproved')
