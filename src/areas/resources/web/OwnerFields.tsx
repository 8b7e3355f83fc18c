import { useWatch } from 'react-hook-form'
import { SubcontractorPicker } from '#areas/subcontractors/web/index.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { Asset } from '../contract/asset.ts'
import { assetOwners } from '../contract/choices.ts'
import { assetLabels } from '../rules/asset-labels.ts'
import { assetOwnerWords } from '../rules/resource-words.ts'

const field = labelled(assetLabels)
const ownerOptions = optionsOf(assetOwners, assetOwnerWords)

/** Whose the machine is, and since when if it is hired. */
export function OwnerFields({ asset }: { asset: Asset | undefined }) {
  const owner: unknown = useWatch({ name: 'asset_owner' })
  const { subcontractor_id: id, subcontractor: name } = asset ?? {}
  return (
    <>
      <SelectField {...field('asset_owner')} options={ownerOptions} required />
      {owner === 'subcontractor' && (
        <SubcontractorPicker
          {...field('subcontractor_id')}
          known={id && name ? { id, name } : undefined}
          required
        />
      )}
      {owner !== 'own' && <DateField {...field('hired_since')} />}
    </>
  )
}
