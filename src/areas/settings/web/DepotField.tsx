import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { depotsQuery } from './queries.ts'

/** Where something stands or somebody starts. `current` is named also when its depot is archived. */
export function DepotField({ current }: { current?: { id: number; name: string } | undefined }) {
  const { data: depots = [] } = useQuery(depotsQuery())
  const choices = !current || depots.some(({ id }) => id === current.id) ? depots : [...depots, current]
  return (
    <SelectField
      name="depot_id"
      label="Depot"
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
