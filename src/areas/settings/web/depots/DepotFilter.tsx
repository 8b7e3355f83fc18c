import { useQuery } from '@tanstack/react-query'
import { namesOf, type OptionValue } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { depotsQuery } from '../queries.ts'

/** Filters a list by depot; hidden while the company has none. */
export function DepotFilter(filter: {
  value: OptionValue | null
  onChange: (depot_id: OptionValue | null) => void
}) {
  const depots = namesOf(useQuery(depotsQuery()).data)
  return depots.length > 0 && <FilterSelect {...filter} label="Depot" options={depots} />
}
