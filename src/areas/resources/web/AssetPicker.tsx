import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { read } from '#platform/web/api.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import type { AssetRow } from '../contract/asset.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetQuery } from './queries.ts'

const restMs = 200
const optionOf = ({ id, fleet_no, name }: Pick<AssetRow, 'id' | 'fleet_no' | 'name'>) => ({
  value: id,
  label: `${fleet_no} ${name}`,
})

/** A field that holds the id of an asset, found by fleet number, name, plate or VIN; of one category where one is given. */
export function AssetPicker({ categoryId, ...props }: FieldProps & { categoryId?: number | undefined }) {
  const value: unknown = useWatch({ name: props.name })
  const chosen = typeof value === 'number' ? value : null
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, restMs)
  const mayNotRead = useWhyNot()('resources:read')

  const { data: current } = useQuery({
    ...assetQuery(chosen ?? 0),
    enabled: chosen !== null && !mayNotRead,
  })
  const label = current && optionOf(current).label
  // With one chosen, its own name stands in the input, which is no search.
  const wanted = search === label ? '' : search
  const found = useQuery({
    ...read(resourceEndpoints.listAssets, {
      query: { search: wanted, asset_category_id: categoryId, page_size: 20, with_total: '0' },
    }),
    enabled: !mayNotRead,
    placeholderData: keepPreviousData,
  })

  return (
    <ComboField
      {...props}
      disabledReason={props.disabledReason ?? mayNotRead}
      options={(found.data?.rows ?? []).map(optionOf)}
      current={current && optionOf(current)}
      onSearch={setTyped}
      loading={found.isFetching}
    />
  )
}
