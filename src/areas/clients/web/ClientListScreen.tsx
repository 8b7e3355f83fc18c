import { IconMapPin, IconUsers } from '@tabler/icons-react'
import { BulkMove, moveOf } from '#platform/web/BulkMove.tsx'
import { ExportMenu } from '#platform/web/ExportMenu.tsx'
import { useViewer } from '#platform/web/session.ts'
import { useList } from '#platform/web/use-list.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { Tabs } from '#ui/shells/Tabs.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import type { ClientRow } from '../contract/client.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientColumns, columnsWithoutCredit, hiddenAtFirst } from './client-columns.tsx'
import { ClientFilterBar } from './ClientFilterBar.tsx'
import { clientPaths } from './client-paths.ts'
import { useArchiveClients } from './use-archive-clients.ts'

const none = {
  current: {
    text: 'A client is whoever you quote, work for and invoice: with contacts, sites, terms and documents.',
  },
  archived: {
    title: 'No archived clients',
    text: 'A client that you archive leaves the list and waits here. It can be restored.',
  },
}

/** The clients one works with, or those that were archived. */
export function ClientListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(clientEndpoints.listClients, {
    fixed: archived ? { archived: '1' } : {},
    sort: 'name',
    hidden: hiddenAtFirst,
  })
  const { error, ...archiving } = useArchiveClients()
  const whyNot = useWhyNot()
  const columns = whyNot('clients:credit') ? columnsWithoutCredit : clientColumns
  const move = moveOf(archiving, archived)

  const rowMenu = ({ id, name }: ClientRow): MenuItem[] => [
    { label: 'Contacts', icon: <IconUsers aria-hidden />, to: clientPaths.edit(id, 'contacts') },
    { label: 'Sites', icon: <IconMapPin aria-hidden />, to: clientPaths.edit(id, 'sites') },
    {
      label: move.label,
      icon: move.icon,
      danger: !archived,
      disabledReason: whyNot('clients:write'),
      run: () => void move.run([id], name),
    },
  ]
  const newClient = (
    <NewButton to={clientPaths.create} variant="primary" disabledReason={whyNot('clients:write')}>
      New client
    </NewButton>
  )

  const exportsOwn = useViewer().permissions['clients:export'] === 'own'

  return (
    <ListScreen
      title={archived ? 'Archived clients' : 'Clients'}
      count={list.total}
      actions={
        <>
          <ExportMenu
            endpoint={clientEndpoints.exportClients}
            query={list.query}
            label={exportsOwn ? 'Export own clients' : 'Export'}
            help={exportsOwn ? 'Own clients are those whose account manager you are.' : undefined}
            disabledReason={whyNot('clients:export')}
          />
          {!archived && newClient}
        </>
      }
      tabs={
        <Tabs
          label="Clients"
          tabs={[
            { label: 'Current', to: clientPaths.list, active: !archived },
            { label: 'Archived', to: clientPaths.archived, active: archived },
          ]}
        />
      }
      filtersSet={list.filtersSet}
      filters={
        <>
          <ClientFilterBar query={list.query} onChange={list.set} />
          <ColumnPicker columns={columns} {...list.columns} />
        </>
      }
      bulk={
        list.selected.size > 0 && (
          <BulkMove list={list} move={move} disabledReason={whyNot('clients:write')} />
        )
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {list.error ? (
        <ErrorState message="The clients could not be loaded." onRetry={list.retry} />
      ) : (
        <DataTable
          {...list.table}
          label="Clients"
          columns={columns}
          rowKey={(client) => client.id}
          rowMenu={rowMenu}
          empty={
            <NoRows
              noun="client"
              list={list}
              {...none[archived ? 'archived' : 'current']}
              action={!archived && newClient}
            />
          }
        />
      )}
    </ListScreen>
  )
}

export const ArchivedClientsScreen = () => <ClientListScreen archived />
