import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { depotsQuery } from '../queries.ts'

/** Where something stands or somebody starts. `current` is named also when its depot is archived. */
export function DepotField({
  current,
  ...props
}: FieldProps & { current?: { id: number; name: string } | undefined }) {
  const { data: depots = [] } = useQuery(depotsQuery())
  const choices = !current || depots.some(({ id }) => id === current.id) ? depots : [...depots, current]
  return <SelectField {...props} options={choices.map(({ id, name }) => ({ value: id, label: name }))} />
}
