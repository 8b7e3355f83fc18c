import { useQuery } from '@tanstack/react-query'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { read } from '#platform/web/api.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'

/** The kind of plant that a product is hired from. `current` is named also when it can no longer be chosen. */
export function AssetCategoryField({ current }: { current?: { id: number; name: string } }) {
  const mayNotSee = useWhyNot()('resources:read')
  const { data = [] } = useQuery({
    ...read(resourceEndpoints.listCategories, { query: {} }),
    enabled: !mayNotSee,
  })
  const offered = data.filter(({ is_visible, id }) => is_visible === 1 || id === current?.id)
  const choices = !current || offered.some(({ id }) => id === current.id) ? offered : [...offered, current]
  return (
    <SelectField
      name="asset_category_id"
      label="Asset category"
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      disabledReason={mayNotSee}
    />
  )
}
