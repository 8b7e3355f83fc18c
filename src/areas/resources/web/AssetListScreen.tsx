import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ImportButton } from '#areas/imports/web/index.ts'
import { DepotFilter } from '#areas/settings/web/index.ts'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { useIsTablet } from '#ui/use-is-tablet.ts'
import { assetOwners, assetStatuses } from '../contract/choices.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetOwnerWords, assetStatusWords } from '../rules/resource-words.ts'
import { assetColumns, hiddenAtFirst, hiddenOnTablet } from './asset-columns.tsx'
import { categoriesQuery } from './queries.ts'
import { useAssetActions, whyNotArchive } from './use-asset-actions.tsx'
import { useAssetRecord } from './use-asset-record.ts'
import { useResourcePaths } from './use-resource-paths.ts'
import { useResourceTabs } from './use-resource-tabs.ts'

const statusOptions = optionsOf(assetStatuses, assetStatusWords)
const ownerOptions = optionsOf(assetOwners, assetOwnerWords)

/** Current or archived plant. */
export function AssetListScreen({ archived }: { archived?: boolean }) {
  const paths = useResourcePaths()
  const hidden = useIsTablet() ? hiddenOnTablet : hiddenAtFirst
  const list = useList(resourceEndpoints.listAssets, { archived, sort: 'fleet_no', hidden })
  const { data: categories } = useQuery(categoriesQuery())
  const { menuOf, dialog, error } = useAssetActions()
  const columns = useMemo(() => assetColumns(paths), [paths])

  return (
    <RecordList
      record={useAssetRecord()}
      list={list}
      columns={columns}
      nameOf={({ fleet_no }) => fleet_no}
      empty="Add the machines, trucks and trailers you put on orders: own, leased and subcontractors’."
      search="Fleet no., name, registration, VIN"
      filters={
        <>
          <FilterSelect
            {...list.filter('asset_category_id')}
            label="Category"
            options={namesOf(categories)}
          />
          <FilterSelect {...list.filter('status')} label="Status" options={statusOptions} />
          <FilterSelect {...list.filter('asset_owner')} label="Owner" options={ownerOptions} />
          <DepotFilter {...list.filter('depot_id')} />
        </>
      }
      importing={<ImportButton kinds={{ asset: 'resources:write' }} />}
      exporting={resourceEndpoints.exportAssets}
      views={useResourceTabs()}
      rowActions={menuOf}
      whyNotArchive={whyNotArchive}
      error={error}
    >
      {dialog}
    </RecordList>
  )
}
