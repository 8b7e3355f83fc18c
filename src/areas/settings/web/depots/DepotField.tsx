import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { namesOf } from '#ui/fields/options.ts'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { depotsQuery } from '../queries.ts'

/** The depot of an asset or driver. `current` is shown even when its depot is archived. */
export function DepotField({
  current,
  ...props
}: FieldProps & { current?: { id: number; name: string } | undefined }) {
  const { data: depots = [] } = useQuery(depotsQuery())
  const choices = !current || depots.some(({ id }) => id === current.id) ? depots : [...depots, current]
  return <SelectField {...props} options={namesOf(choices)} />
}
