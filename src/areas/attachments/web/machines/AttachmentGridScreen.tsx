import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { assetsByCategoryQuery, categoriesQuery, useResourceTabs } from '#areas/resources/web/index.ts'
import { TickGridScreen } from '#platform/web/grids/TickGridScreen.tsx'
import { namesOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { attachmentEndpoints } from '../../contract/endpoints.ts'
import { categoriesWithBoth, machinesOf, rowsFor } from '../../rules/machines/machine-grid.ts'
import { allocateAttachmentPaths } from '../attachment-paths.ts'
import { attachmentsByMachineQuery } from './queries.ts'

const words = {
  search: 'Code or name',
  having: 'On machine',
  noRows: 'No attachments found',
  noColumns: 'No machines that take an attachment yet',
  locked: 'Those with a lock are on a machine of another company, or on none. You cannot move them.',
}
const pathOf = (id: number): string => allocateAttachmentPaths.edit(id)

/** Which attachment stays on which machine, for the machines of one category and what fits them. */
export function AttachmentGridScreen() {
  const attachments = useQuery(attachmentsByMachineQuery)
  const assets = useQuery(assetsByCategoryQuery)
  const categories = useQuery(categoriesQuery())
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const isLoaded = attachments.data && assets.data && categories.data
  const offered = useMemo(
    () => (isLoaded ? categoriesWithBoth(categories.data, assets.data, attachments.data) : []),
    [isLoaded, categories.data, assets.data, attachments.data],
  )
  const chosen = (offered.find(({ id }) => id === search.asset_category_id) ?? offered[0])?.id
  const columns = useMemo(() => machinesOf(assets.data ?? [], chosen), [assets.data, chosen])
  const rowsOf = useMemo(() => rowsFor(columns, chosen), [columns, chosen])
  return (
    <TickGridScreen
      title="Attachments on machines"
      views={useResourceTabs()}
      rows={attachmentsByMachineQuery}
      columns={{
        data: isLoaded && columns,
        error: assets.error ?? categories.error,
        refetch: () => Promise.all([assets.refetch(), categories.refetch()]),
      }}
      mode="one or none"
      save={attachmentEndpoints.moveAttachments}
      write="attachments:write"
      words={words}
      pathOf={pathOf}
      choice={{
        rowsOf,
        filter: (
          <FilterSelect
            label="Category"
            options={namesOf(offered)}
            value={chosen ?? null}
            onChange={(asset_category_id) =>
              void navigate({
                to: '.',
                search: {
                  ...search,
                  asset_category_id: asset_category_id ?? undefined,
                  having: undefined,
                } as never,
              })
            }
            isAlwaysSet
          />
        ),
      }}
    />
  )
}
