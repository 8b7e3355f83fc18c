import { read } from '#platform/web/calls/api.ts'
import { useRecordSearch } from '#platform/web/lists/use-record-search.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import type { AssetRow } from '../contract/asset.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetQuery } from './queries.ts'

const optionOf = ({ id, fleet_no, name }: Pick<AssetRow, 'id' | 'fleet_no' | 'name'>) => ({
  value: id,
  label: `${fleet_no} ${name}`,
})

/** A field for an asset's id, found by fleet number, name, plate or VIN; within one category if given. */
export function AssetPicker({ categoryId, ...props }: FieldProps & { categoryId?: number | undefined }) {
  const { combo } = useRecordSearch(props, {
    permission: 'resources:read',
    one: assetQuery,
    list: (search) =>
      read(resourceEndpoints.listAssets, {
        query: { search, asset_category_id: categoryId, page_size: 20, with_total: '0' },
      }),
    optionOf,
  })
  return <ComboField {...props} {...combo} />
}
