import { useMay } from '#platform/web/calls/session.ts'
import { usePaged } from '#platform/web/lists/use-paged.ts'
import { PagedSection } from '#ui/table/PagedSection.tsx'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetColumns, hiddenAtFirst } from './asset-columns.tsx'
import { resourcePaths } from './resource-paths.ts'

const columns = assetColumns(resourcePaths)
const hidden = [...hiddenAtFirst, 'asset_owner', 'depot']

/** A subcontractor's machines, trucks and trailers. */
export function SubcontractorAssetsTab({
  title = 'Assets',
  subcontractor_id,
}: {
  title?: string
  subcontractor_id: number
}) {
  const may = useMay()
  const paged = usePaged(resourceEndpoints.listAssets, { subcontractor_id })
  return (
    <PagedSection
      title={title}
      {...paged}
      columns={columns}
      hidden={hidden}
      none={{
        title: 'No assets yet',
        text: may('resources:write')
          ? 'Add one under Resources, owned by this subcontractor.'
          : 'This subcontractor’s machines appear here.',
      }}
    />
  )
}
