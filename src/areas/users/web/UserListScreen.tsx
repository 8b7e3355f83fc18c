import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Button } from '#ui/parts/Button.tsx'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { userEndpoints } from '../contract/endpoints.ts'
import type { UserRow } from '../contract/user.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { useInvitationLink } from './use-invitation-link.tsx'
import { useUserActions } from './use-user-actions.tsx'
import { hiddenAtFirst, nameColumns, userColumns } from './user-columns.tsx'
import { settingsCrumb } from './user-paths.ts'
import { UserFilterBar } from './UserFilterBar.tsx'
import { useUserTabs } from './use-user-tabs.ts'

const none = {
  current: { text: 'People you invite choose their own password and get the rights of their role.' },
  archived: { title: 'No archived users', text: 'Archived users appear here and can be restored.' },
}

/** Current or archived users. */
export function UserListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(userEndpoints.listUsers, {
    archived,
    sort: 'name',
    hidden: hiddenAtFirst,
  })
  const [dialog, setDialog] = useState<'invite' | UserRow | null>(null)
  const invitation = useInvitationLink()
  const { actions, error } = useUserActions(setDialog, invitation.linkOf)
  const mayWrite = useMay()('users:write')
  const columns = mayWrite ? userColumns : nameColumns
  const invite = (
    <Button
      variant="primary"
      icon={<IconUserPlus aria-hidden />}
      disabledReason={useWhyNot()('users:write')}
      aria-keyshortcuts="n"
      onClick={() => setDialog('invite')}
    >
      Invite a user
    </Button>
  )

  return (
    <ListScreen
      title={archived ? 'Archived users' : 'Users'}
      count={list.total}
      breadcrumbs={[settingsCrumb]}
      actions={!archived && invite}
      views={useUserTabs()}
      filtering={list}
      filters={
        <>
          <UserFilterBar query={list.query} onChange={list.set} />
          <ColumnPicker columns={columns} {...list.columns} />
        </>
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {invitation.error && <Notice tone="danger">{invitation.error}</Notice>}
      {invitation.dialog}
      {list.error ? (
        <ErrorState message="Could not load the users." onRetry={list.retry} />
      ) : (
        <DataTable
          {...list.table}
          selection={undefined}
          label="Users"
          columns={columns}
          rowKey={(user) => user.id}
          rowMenu={mayWrite ? actions : undefined}
          empty={<NoRows noun={{ many: 'users' }} list={list} {...none[archived ? 'archived' : 'current']} />}
        />
      )}
      {dialog === 'invite' && <InviteDialog onClose={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'invite' && (
        <ApproveDialog
          user={list.rows.find(({ id }) => id === dialog.id) ?? dialog}
          onClose={() => setDialog(null)}
        />
      )}
    </ListScreen>
  )
}
