import { useQuery } from '@tanstack/react-query'
import type { ListKey } from '../../contract/dropdown-lists.ts'
import { choicesOf } from '../../rules/choices.ts'
import { dropdownQuery } from '../queries.ts'

/**
 * What a field offers from a list: the visible ones, by sort, and what the record has already even when it is hidden
 * now: `useChoices('material_type', site.default_material)`.
 */
export function useChoices(list_key: ListKey, current?: string | null): { value: string; label: string }[] {
  const { data = [] } = useQuery(dropdownQuery(list_key))
  return choicesOf(data, current)
}

/** The materials of which a load needs a record in the Waste Tracker. */
export function useTrackedMaterials(): string[] {
  const { data = [] } = useQuery(dropdownQuery('material_type'))
  return data.filter(({ is_tracked }) => is_tracked).map(({ value }) => value)
}
