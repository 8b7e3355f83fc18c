import { useQuery } from '@tanstack/react-query'
import { DepotFilter } from '#areas/settings/web/index.ts'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { assetOwners, assetStatuses } from '../contract/choices.ts'
import { assetOwnerWords, assetStatusWords } from '../rules/resource-words.ts'
import { type AssetListQuery, categoriesQuery } from './queries.ts'

const statusOptions = optionsOf(assetStatuses, assetStatusWords)
const ownerOptions = optionsOf(assetOwners, assetOwnerWords)

/** The asset list's filters. */
export function AssetFilterBar(props: FilterProps<AssetListQuery>) {
  const filter = filterOf(props)
  const { data: categories } = useQuery(categoriesQuery())
  return (
    <FilterBar {...props} search="Fleet no., name, registration, VIN">
      <FilterSelect {...filter('asset_category_id')} label="Category" options={namesOf(categories)} />
      <FilterSelect {...filter('status')} label="Status" options={statusOptions} />
      <FilterSelect {...filter('asset_owner')} label="Owner" options={ownerOptions} />
      <DepotFilter {...filter('depot_id')} />
    </FilterBar>
  )
}
