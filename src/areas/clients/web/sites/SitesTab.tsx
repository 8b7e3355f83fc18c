import { useSave } from '#platform/web/forms/use-save.ts'
import { RecordParts } from '#platform/web/records/RecordParts.tsx'
import { clientEndpoints } from '../../contract/endpoints.ts'
import type { Site } from '../../contract/site.ts'
import { archivedSitesQuery, sitesQuery } from '../queries.ts'
import { siteColumns } from './site-columns.tsx'
import { EditSiteDialog, NewSiteDialog } from './SiteDialog.tsx'
import { SiteFields } from './SiteFields.tsx'

/** A client's sites. `disabledReason`: why they may not be changed now. */
export function SitesTab({ client_id, disabledReason }: { client_id: number; disabledReason?: string }) {
  const archive = useSave(clientEndpoints.archiveSite, { saved: () => 'Site archived' })
  const restore = useSave(clientEndpoints.restoreSite, { saved: ({ name }) => `${name} restored` })
  const paramsOf = ({ id }: Site) => ({ id: client_id, site_id: id })

  return (
    <RecordParts
      title="Sites"
      noun="site"
      current={sitesQuery(client_id)}
      archived={archivedSitesQuery(client_id)}
      columns={siteColumns}
      onArchive={(site) => archive.save({ params: paramsOf(site), body: { version: site.version } })}
      onRestore={(site) => restore.save({ params: paramsOf(site), body: { version: site.version } })}
      archiveMessage="Comes off the lists. Jobs and quotes keep it. You can restore it."
      emptyText="A site has the address, instructions and safety details for its jobs."
      disabledReason={disabledReason}
      refused={archive.submitError ?? restore.submitError}
      newDialog={({ onClose }) => (
        <NewSiteDialog
          client_id={client_id}
          fields={<SiteFields client_id={client_id} />}
          onClose={onClose}
        />
      )}
      editDialog={({ part, ...dialog }) => <EditSiteDialog client_id={client_id} site={part} {...dialog} />}
    />
  )
}
