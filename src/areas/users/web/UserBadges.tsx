import { letterBadge, letterTone } from '#shared/mail-words.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { UserRow } from '../contract/user.ts'
import { approvalWords, statusWords } from '../rules/user-words.ts'
import { userTone } from './user-tone.ts'
import css from './users.module.css'

/** A user's state. "Active" shows only when there is nothing else to say. */
export function UserBadges({ user }: { user: UserRow }) {
  const isPending = user.approved === 'NotApproved' && !user.rejected_at
  const isInvited = user.is_invited === 1
  const unsent = letterBadge(user.letter)
  const isPlain = !user.rejected_at && !isPending && !isInvited && !user.archived_at
  return (
    <span className={css.badges}>
      {user.archived_at && <StatusBadge status="Archived" />}
      {user.rejected_at && <StatusBadge status={approvalWords.rejected} tone={userTone.rejected} />}
      {isPending && <StatusBadge status={approvalWords.pending} tone={userTone.pending} />}
      {isInvited &&
        (unsent ? (
          <StatusBadge status={unsent} tone={letterTone(user.letter)} />
        ) : (
          <StatusBadge status="Invited" tone={userTone.invited} />
        ))}
      {user.status === 'NotActive' && (
        <StatusBadge status={statusWords.NotActive} tone={userTone.NotActive} />
      )}
      {user.status === 'active' && isPlain && (
        <StatusBadge status={statusWords.active} tone={userTone.active} />
      )}
    </span>
  )
}
