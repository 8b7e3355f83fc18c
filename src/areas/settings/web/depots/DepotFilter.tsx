import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { depotsQuery } from '../queries.ts'

/** Filters a list by depot; hidden while the company has none. */
export function DepotFilter({
  value,
  onChange,
}: {
  value: number | undefined
  onChange: (depot_id: number | undefined) => void
}) {
  const { data: depots = [] } = useQuery(depotsQuery())
  if (depots.length === 0) return null
  return (
    <FilterSelect
      label="Depot"
      options={depots.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}
