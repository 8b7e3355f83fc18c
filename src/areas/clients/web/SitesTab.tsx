import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSave } from '#platform/web/use-save.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Button } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { clientEndpoints } from '../contract/endpoints.ts'
import type { Site } from '../contract/site.ts'
import { sitesQuery } from './queries.ts'
import { siteColumns } from './site-columns.tsx'
import { EditSiteDialog, NewSiteDialog } from './SiteDialog.tsx'

/** Where a client's work is done. `disabledReason`: why sites may not be changed now. */
export function SitesTab({ client_id, disabledReason }: { client_id: number; disabledReason?: string }) {
  const { data: sites = [], isFetching } = useQuery(sitesQuery(client_id))
  const [open, setOpen] = useState<'new' | Site | null>(null)
  const archive = useSave(clientEndpoints.archiveSite, { saved: () => 'Site archived' })

  const askToArchive = async ({ id, version, name }: Site) => {
    const answer = await confirm({
      title: `Archive ${name}?`,
      message: 'It can no longer be chosen. Records that name this site keep it.',
      confirmLabel: 'Archive',
      danger: true,
    })
    if (answer) await archive.save({ params: { id: client_id, site_id: id }, body: { version } })
  }

  const rowMenu = (site: Site): MenuItem[] => [
    { label: 'Edit', disabledReason, run: () => setOpen(site) },
    { label: 'Archive', danger: true, disabledReason, run: () => void askToArchive(site) },
  ]
  const add = (
    <Button
      icon={<IconPlus aria-hidden />}
      disabledReason={disabledReason}
      aria-keyshortcuts="n"
      onClick={() => setOpen('new')}
    >
      New site
    </Button>
  )

  return (
    <Section title="Sites" actions={sites.length > 0 && add}>
      {archive.submitError && <Notice tone="danger">{archive.submitError}</Notice>}
      <DataTable
        label="Sites"
        rows={sites}
        columns={siteColumns(setOpen)}
        rowKey={(site) => site.id}
        rowMenu={rowMenu}
        loading={isFetching && sites.length === 0}
        empty={
          <EmptyState
            title="No sites yet"
            text="A site keeps address, instructions and safety for every job that is done there."
            action={add}
          />
        }
      />
      {open === 'new' && <NewSiteDialog client_id={client_id} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && (
        <EditSiteDialog
          client_id={client_id}
          site={sites.find(({ id }) => id === open.id) ?? open}
          readOnly={disabledReason !== undefined}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}
