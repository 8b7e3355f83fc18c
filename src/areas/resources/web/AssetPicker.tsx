import { read } from '#platform/web/calls/api.ts'
import { RecordPicker } from '#platform/web/lists/RecordPicker.tsx'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'
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
  const list = (search: string) =>
    read(resourceEndpoints.listAssets, {
      query: { ...firstMatches(search), asset_category_id: categoryId },
    })
  const search = { permission: 'resources:read', one: assetQuery, list, optionOf } as const
  return <RecordPicker {...props} search={search} />
}
