import { useQuery } from '@tanstack/react-query'
import type { ListKey } from '../../contract/dropdown-lists.ts'
import { choicesOf } from '../../rules/choices.ts'
import { dropdownQuery } from '../queries.ts'

/**
 * A field's options from a list: the visible ones, by sort, and the record's current value even if hidden:
 * `useChoices('material_type', site.default_material)`.
 */
export function useChoices(list_key: ListKey, current?: string | null): { value: string; label: string }[] {
  const { data = [] } = useQuery(dropdownQuery(list_key))
  return choicesOf(data, current)
}

/** The materials whose loads need a record in the Waste Tracker. */
export function useTrackedMaterials(): string[] {
  const { data = [] } = useQuery(dropdownQuery('material_type'))
  return data.filter(({ is_tracked }) => is_tracked).map(({ value }) => value)
}
