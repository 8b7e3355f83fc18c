import { eventKind } from '#platform/server/change/change.ts'

/**
 * What somebody may do has changed, or ended: type, role, status, approval or archive. Whoever hears it sees to it that
 * nothing goes on under the old rights.
 */
export const userAccessChanged = eventKind<{ user_id: number }>('userAccessChanged')
