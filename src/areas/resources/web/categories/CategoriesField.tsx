import { useQuery } from '@tanstack/react-query'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { namesOf } from '#ui/fields/options.ts'
import { categoriesQuery } from '../queries.ts'

/** A field for the ids of categories. `current`: those chosen before, which stay even if one was archived since. */
export function CategoriesField({
  current,
  ...field
}: {
  name: string
  label: string
  help?: string
  required?: boolean
  current: { ids: readonly number[]; names: readonly string[] } | undefined
}) {
  const { data = [] } = useQuery(categoriesQuery())
  const archived = (current?.ids ?? []).flatMap((id, at) =>
    data.some((category) => category.id === id) ? [] : [{ id, name: current?.names[at] ?? '' }],
  )
  return <MultiSelectField {...field} options={namesOf([...data, ...archived])} />
}
