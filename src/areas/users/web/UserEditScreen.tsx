import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { HistoryTab } from '#areas/activity-log/web/index.ts'
import { useMay } from '#platform/web/session.ts'
import { usePaletteActions } from '#platform/web/shell/palette-actions.ts'
import { useTitle } from '#platform/web/title.ts'
import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import type { UserRow } from '../contract/user.ts'
import { userCan } from '../rules/user-rules.ts'
import { typeWord } from '../rules/user-words.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { userQuery } from './queries.ts'
import { useUserActions } from './use-user-actions.tsx'
import { UserBadges } from './UserBadges.tsx'
import { UserDetailsTab } from './UserDetailsTab.tsx'
import { userFieldWords } from './user-field-words.ts'
import { type UserTab, userPaths, userTabs } from './user-paths.ts'

const tabWords: Record<UserTab, string> = { details: 'Details', history: 'History' }

/** One user. Who may not edit users sees who it is. */
export function UserEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { tab = 'details' } = useSearch({ strict: false }) as { tab?: UserTab }
  const { data: user } = useSuspenseQuery(userQuery(id))
  const may = useMay()
  const mayWrite = may('users:write')
  // Reviewers see what became of the person's documents, and of the rest nothing.
  const seesHistory = mayWrite || may('documents:approve')
  const [approving, setApproving] = useState(false)
  const { actions, error } = useUserActions(() => setApproving(true))
  const items = mayWrite ? actions(user) : []
  useTitle(user.name)
  usePaletteActions(items)

  return (
    <TabbedScreen
      title={user.name}
      status={<UserBadges user={user} />}
      breadcrumbs={[
        user.archived_at
          ? { label: 'Archived users', to: userPaths.archived }
          : { label: 'Users', to: userPaths.list },
      ]}
      actions={items.length > 0 && <RowMenu items={items} label={`More for ${user.name}`} />}
      tabs={(seesHistory ? userTabs : userTabs.slice(0, 1)).map((name) => ({
        label: tabWords[name],
        to: userPaths.edit(id, name),
        active: name === tab,
      }))}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <Standing user={user} onApprove={mayWrite ? () => setApproving(true) : undefined} />
      {!mayWrite && (tab === 'details' || !seesHistory) && (
        <Section>
          <Facts facts={[{ label: 'Type', value: typeWord(user.user_type) }]} />
        </Section>
      )}
      {mayWrite && tab === 'details' && (
        <UserDetailsTab key={`${id} ${user.approved}`} user={user} readOnly={userCan.edit(user) !== true} />
      )}
      {seesHistory && tab === 'history' && (
        <HistoryTab record_type="user" record_id={id} words={userFieldWords} />
      )}
      {approving && <ApproveDialog user={user} onClose={() => setApproving(false)} />}
    </TabbedScreen>
  )
}

/** What stands in somebody's way, and what can be done about it. */
function Standing({ user, onApprove }: { user: UserRow; onApprove?: () => void }) {
  if (user.archived_at)
    return (
      <Notice tone="warning">
        Archived on {formatDate(melbourneDate(user.archived_at))}: {user.archive_reason}. {userCan.edit(user)}
      </Notice>
    )
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
        {user.name} signed up and waits for approval. Until then only the own profile and documents are open.
      </Notice>
    )
  return null
}
