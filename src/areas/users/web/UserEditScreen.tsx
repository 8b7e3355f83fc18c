import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { HistoryTab } from '#areas/activity-log/web/index.ts'
import { DocumentsTab } from '#areas/documents/web/index.ts'
import { NotesTab } from '#areas/notes/web/index.ts'
import { settingsPaths } from '#areas/settings/web/index.ts'
import { useMay, useViewer } from '#platform/web/calls/session.ts'
import { usePaletteActions } from '#platform/web/shell/palette/palette-actions.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { Facts } from '#ui/parts/Facts.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { userCan } from '../rules/user-rules.ts'
import { tabsFor, userTabs } from '../rules/user-tabs.ts'
import { typeWord } from '../rules/user-words.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { userQuery } from './queries.ts'
import { useInvitationLink } from './use-invitation-link.tsx'
import { useUserActions } from './use-user-actions.tsx'
import { UserBadges } from './UserBadges.tsx'
import { UserDetailsTab } from './UserDetailsTab.tsx'
import { userFieldWords } from './user-field-words.ts'
import { userPaths } from './user-paths.ts'
import { UserStatusNotice } from './UserStatusNotice.tsx'

/** One user. People who may not edit users see who it is. */
export function UserEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: user } = useSuspenseQuery(userQuery(id))
  const mayWrite = useMay()('users:write')
  const seen = tabsFor(useViewer(), id)
  const { open, links } = useRecordTabs(userTabs, (tab) => userPaths.edit(id, tab), {
    isThere: (tab) => seen.includes(tab),
  })
  const record = { record_type: 'user', record_id: id }
  const [approving, setApproving] = useState(false)
  const invitation = useInvitationLink()
  const { actions, error } = useUserActions(() => setApproving(true), invitation.linkOf)
  const items = mayWrite ? actions(user) : []
  useTitle(user.name)
  usePaletteActions(items)

  return (
    <TabbedScreen
      title={user.name}
      status={<UserBadges user={user} />}
      breadcrumbs={[
        { label: 'Settings', to: settingsPaths.overview },
        user.archived_at
          ? { label: 'Archived users', to: userPaths.archived }
          : { label: 'Users', to: userPaths.list },
      ]}
      actions={items.length > 0 && <RowMenu items={items} label={`More for ${user.name}`} />}
      tabs={links}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {invitation.error && <Notice tone="danger">{invitation.error}</Notice>}
      <UserStatusNotice
        user={user}
        onApprove={mayWrite ? () => setApproving(true) : undefined}
        link={invitation.linkOf(user)}
      />
      {invitation.dialog}
      {!mayWrite && open === 'details' && (
        <Section>
          <Facts facts={[{ label: 'Type', value: typeWord(user.user_type) }]} />
        </Section>
      )}
      {mayWrite && open === 'details' && (
        <UserDetailsTab key={`${id} ${user.approved}`} user={user} readOnly={userCan.edit(user) !== true} />
      )}
      <Suspense key={id} fallback={<LoadingState />}>
        {open === 'documents' && <DocumentsTab {...record} canWrite />}
        {open === 'notes' && <NotesTab {...record} canWrite={mayWrite} />}
        {open === 'history' && <HistoryTab {...record} words={userFieldWords} />}
      </Suspense>
      {approving && <ApproveDialog user={user} onClose={() => setApproving(false)} />}
    </TabbedScreen>
  )
}
