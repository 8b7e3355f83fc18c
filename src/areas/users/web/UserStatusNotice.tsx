import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { letterTone, unsentWords } from '#shared/mail-words.ts'
import { ArchivedNotice } from '#ui/parts/ArchivedNotice.tsx'
import { Button } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { UserRow } from '../contract/user.ts'
import { userCan } from '../rules/user-rules.ts'

/** What prevents someone from signing in, and what can be done about it. */
export function UserStatusNotice({
  user,
  onApprove,
  link,
}: {
  user: UserRow
  onApprove?: (() => void) | undefined
  /** Copies the link of an invitation that was not emailed. */
  link: MenuItem | false
}) {
  if (user.archived_at) return <ArchivedNotice record={user} rule={userCan.edit(user)} />
  const approve = onApprove && (
    <Button variant="primary" onClick={onApprove}>
      Approve
    </Button>
  )
  if (user.rejected_at)
    return (
      <Notice tone="danger" action={approve}>
        Rejected on {formatDate(melbourneDate(user.rejected_at))}: {user.rejection_reason}
      </Notice>
    )
  if (user.approved === 'NotApproved')
    return (
      <Notice tone="warning" action={approve}>
        {user.name} signed up and is waiting for approval. Until then they see only their profile and
        documents.
      </Notice>
    )
  const unsent = user.is_invited === 1 && unsentWords(user.letter, user.email)
  if (!unsent) return null
  return (
    <Notice
      tone={letterTone(user.letter)}
      action={
        link &&
        link.run && (
          <Button icon={link.icon} disabledReason={link.disabledReason} onClick={link.run}>
            {link.label}
          </Button>
        )
      }
    >
      {unsent}.
    </Notice>
  )
}
