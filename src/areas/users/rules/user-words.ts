import { activeWords, approvedWords } from '#shared/flag-words.ts'
import { roles } from '#shared/roles.ts'
import type { ApprovalFilter, UserStatus } from '../contract/choices.ts'

/** As people read them (specification, section 4). */
export const statusWords: Record<UserStatus, string> = activeWords

export const approvalWords: Record<ApprovalFilter, string> = {
  approved: approvedWords.Approved,
  pending: approvedWords.NotApproved,
  rejected: 'Rejected',
}

/** What a user type is called; who waits for approval has none. */
export const typeWord = (user_type: number | null): string =>
  roles.find((role) => role.user_type === user_type)?.name ?? 'Waiting for approval'
