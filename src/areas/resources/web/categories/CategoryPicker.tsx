import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { namesOf } from '#ui/fields/options.ts'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { categoriesQuery } from '../queries.ts'

/** A field for a category's id: visible ones, in order. `current` is shown even when hidden or archived. */
export function CategoryPicker({
  current,
  ...props
}: FieldProps & { current?: { id: number; name: string } | undefined }) {
  const { data = [] } = useQuery(categoriesQuery())
  const offered = data.filter(({ id, is_visible }) => is_visible === 1 || id === current?.id)
  const choices = !current || offered.some(({ id }) => id === current.id) ? offered : [...offered, current]
  return <SelectField {...props} options={namesOf(choices)} />
}
