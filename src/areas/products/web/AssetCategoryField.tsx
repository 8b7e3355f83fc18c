import { CategoryPicker } from '#areas/resources/web/index.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { productLabels } from '../rules/product-labels.ts'

const field = labelled(productLabels)('asset_category_id')

/** The category a product is hired from; people who may not see plant only see its name. */
export function AssetCategoryField({ current }: { current?: { id: number; name: string } | undefined }) {
  const mayNotSee = useWhyNot()('resources:read')
  if (!mayNotSee) return <CategoryPicker {...field} current={current} />
  const options = current ? [{ value: current.id, label: current.name }] : []
  return <SelectField {...field} options={options} disabledReason={mayNotSee} />
}
