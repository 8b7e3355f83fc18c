import { eventKind } from '#platform/server/change/change.ts'

/**
 * A user's rights have changed or ended: type, role, status, approval or archive. Subscribers make sure that
 * nothing continues under the old rights.
 */
export const userAccessChanged = eventKind<{ user_id: number }>('userAccessChanged')
