import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { AssetInput } from '../contract/asset.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { AssetForm } from './AssetForm.tsx'
import { categoriesQuery } from './queries.ts'
import { useAssetRecord } from './use-asset-record.ts'

const form = {
  create: resourceEndpoints.createAsset,
  schema: AssetInput,
  saved: ({ fleet_no }: { fleet_no: string }) => `${fleet_no} saved`,
  Fields: () => (
    <>
      <FloatOfCategory />
      <AssetForm />
    </>
  ),
}

/** Begins with the table’s defaults and leads to the asset’s documents, which are added next. */
export function AssetNewScreen() {
  const record = useAssetRecord()
  return (
    <CreateScreen
      record={record}
      form={form}
      empty={{
        fleet_no: '',
        name: '',
        asset_owner: 'own',
        rego_state: 'VIC',
        meter_type: 'hours',
        wet_hire: 1,
        dry_hire: 0,
        needs_float: 0,
        required_skill_ids: [],
      }}
      openAt={(id) => record.paths.edit(id, 'documents')}
    />
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
