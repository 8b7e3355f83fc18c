import { activeWords, approvedWords } from '#shared/flag-words.ts'
import { type LetterState, hasLeft, sentToast } from '#shared/mail-words.ts'
import { roles } from '#shared/roles.ts'
import type { ApprovalFilter, UserStatus } from '../contract/choices.ts'

/** Display text (specification, section 4). */
export const statusWords: Record<UserStatus, string> = activeWords

export const approvalWords: Record<ApprovalFilter, string> = {
  approved: approvedWords.Approved,
  pending: approvedWords.NotApproved,
  rejected: 'Rejected',
}

/** A user type's name; users waiting for approval have none. */
export const typeWord = (user_type: number | null): string =>
  roles.find((role) => role.user_type === user_type)?.name ?? 'Waiting for approval'

/** The message for an invitation just written. */
export const invitedToast = (user: { name: string; email: string | null; letter: LetterState | null }) =>
  hasLeft(user.letter) || user.letter === 'sending'
    ? sentToast(`The invitation for ${user.name}`, user, { to: user.email })
    : sentToast(user.name, user, { done: 'invited' })
