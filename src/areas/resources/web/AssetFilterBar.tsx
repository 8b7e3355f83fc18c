import { useQuery } from '@tanstack/react-query'
import { DepotFilter } from '#areas/settings/web/index.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { assetOwners, assetStatuses } from '../contract/choices.ts'
import { assetOwnerWords, assetStatusWords } from '../rules/resource-words.ts'
import { type AssetListQuery, categoriesQuery } from './queries.ts'

const statusOptions = optionsOf(assetStatuses, assetStatusWords)
const ownerOptions = optionsOf(assetOwners, assetOwnerWords)

/** The asset list's filters. */
export function AssetFilterBar({
  query,
  onChange,
}: {
  query: AssetListQuery
  onChange: (changes: AssetListQuery) => void
}) {
  const { data: categories = [] } = useQuery(categoriesQuery())
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="Fleet no., name, registration, VIN"
      />
      <FilterSelect
        label="Category"
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={(query.asset_category_id as number | undefined) ?? null}
        onChange={(id) => onChange({ asset_category_id: id ?? undefined })}
      />
      <FilterSelect
        label="Status"
        options={statusOptions}
        value={query.status ?? null}
        onChange={(status) => onChange({ status: status ?? undefined })}
      />
      <FilterSelect
        label="Owner"
        options={ownerOptions}
        value={query.asset_owner ?? null}
        onChange={(asset_owner) => onChange({ asset_owner: asset_owner ?? undefined })}
      />
      <DepotFilter
        value={query.depot_id as number | undefined}
        onChange={(depot_id) => onChange({ depot_id })}
      />
    </>
  )
}
