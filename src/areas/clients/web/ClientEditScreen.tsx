import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { archiveItem } from '#platform/web/archive-item.tsx'
import { usePaletteActions } from '#platform/web/shell/palette-actions.ts'
import { useTitle } from '#platform/web/title.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import type { Permission } from '#shared/permissions.ts'
import { ArchivedNotice } from '#ui/parts/ArchivedNotice.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { clientCan } from '../rules/client-rules.ts'
import { ClientBadges } from './ClientBadges.tsx'
import { clientPaths, clientTabs, type ClientTab } from './client-paths.ts'
import { ClientTabContent } from './ClientTabContent.tsx'
import { clientQuery, contactsQuery, sitesQuery } from './queries.ts'
import { useArchiveClients } from './use-archive-clients.ts'

const tabWords: Record<ClientTab, string> = {
  details: 'Details',
  contacts: 'Contacts',
  sites: 'Sites',
  quotes: 'Quotes',
  jobs: 'Jobs',
  invoices: 'Invoices',
  notes: 'Notes',
  documents: 'Documents',
  history: 'History',
}

/** What one must be allowed to read for a tab to be there. */
const tabRights: Record<ClientTab, Permission> = {
  details: 'clients:read',
  contacts: 'clients:read',
  sites: 'clients:read',
  quotes: 'quotes:read',
  jobs: 'jobs:read',
  invoices: 'invoices:read',
  notes: 'notes:read',
  documents: 'documents:read',
  history: 'clients:read',
}

/** A client with its tabs, each at an address of its own. */
export function ClientEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { tab: asked = 'details' } = useSearch({ strict: false }) as { tab?: ClientTab }
  const { data: client } = useSuspenseQuery(clientQuery(id))
  const { data: contacts } = useQuery(contactsQuery(id))
  const { data: sites } = useQuery(sitesQuery(id))
  const { archive, restore, error } = useArchiveClients()
  const whyNot = useWhyNot()
  const tab = whyNot(tabRights[asked]) ? 'details' : asked
  useTitle(client.name)

  const counts: Partial<Record<ClientTab, number>> = { contacts: contacts?.length, sites: sites?.length }
  const disabledReason = whyNot('clients:write')
  const bringBack = () => void restore([id], client.name)
  const actions = [
    archiveItem({
      noun: 'client',
      isArchived: client.archived_at !== null,
      disabledReason,
      archive: () => void archive([id], client.name),
      restore: bringBack,
    }),
  ]
  usePaletteActions(actions)

  return (
    <TabbedScreen
      title={client.name}
      status={<ClientBadges client={client} />}
      breadcrumbs={[
        client.archived_at
          ? { label: 'Archived clients', to: clientPaths.archived }
          : { label: 'Clients', to: clientPaths.list },
        { label: client.client_no },
      ]}
      actions={<RowMenu items={actions} label={`More for ${client.name}`} />}
      tabs={clientTabs
        .filter((name) => !whyNot(tabRights[name]))
        .map((name) => ({
          label: tabWords[name],
          to: clientPaths.edit(id, name),
          active: name === tab,
          count: counts[name],
        }))}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <ArchivedNotice
        record={client}
        rule={clientCan.edit(client)}
        restore={{ disabledReason, run: bringBack }}
      />
      <Suspense key={id} fallback={<LoadingState />}>
        <ClientTabContent tab={tab} client={client} />
      </Suspense>
    </TabbedScreen>
  )
}
