import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { PagedSection, usePages } from '#ui/table/PagedSection.tsx'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetColumns, hiddenAtFirst } from './asset-columns.tsx'
import { resourcePaths } from './resource-paths.ts'

const columns = assetColumns(resourcePaths)
const hidden = [...hiddenAtFirst, 'asset_owner', 'depot']

/** A subcontractor's machines, trucks and trailers. */
export function SubcontractorAssetsTab({ subcontractor_id }: { subcontractor_id: number }) {
  const may = useMay()
  const pages = usePages()
  const assets = useQuery({
    ...read(resourceEndpoints.listAssets, { query: { subcontractor_id, ...pages.query } }),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedSection
      title="Assets"
      pages={pages}
      asked={assets}
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
