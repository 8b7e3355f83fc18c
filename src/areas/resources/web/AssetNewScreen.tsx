import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { AssetInput } from '../contract/asset.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetNoun } from '../rules/asset-labels.ts'
import { AssetForm } from './AssetForm.tsx'
import { categoriesQuery } from './queries.ts'
import { useResourcePaths } from './use-resource-paths.ts'

/** A new asset's initial values; the same as the table's defaults. */
const empty = {
  fleet_no: '',
  name: '',
  asset_owner: 'own',
  rego_state: 'VIC',
  meter_type: 'hours',
  wet_hire: 1,
  dry_hire: 0,
  needs_float: 0,
  required_skill_ids: [] as number[],
} as const

export function AssetNewScreen() {
  const paths = useResourcePaths()
  return (
    <CreateScreen
      noun={assetNoun}
      list={paths.assets}
      endpoint={resourceEndpoints.createAsset}
      schema={AssetInput}
      empty={empty}
      saved={({ fleet_no }) => `${fleet_no} saved`}
      // Goes to its documents, which are added next.
      openAt={(id) => paths.asset(id, 'documents')}
    >
      <FloatOfCategory />
      <AssetForm />
    </CreateScreen>
  )
}

/** Whether a new machine needs transport defaults to its category's setting. */
function FloatOfCategory() {
  const { setValue } = useFormContext()
  const chosen: unknown = useWatch({ name: 'asset_category_id' })
  const { data: categories } = useQuery(categoriesQuery())
  const category = categories?.find(({ id }) => id === chosen)
  useEffect(() => {
    if (category) setValue('needs_float', category.needs_float)
  }, [category, setValue])
  return null
}
