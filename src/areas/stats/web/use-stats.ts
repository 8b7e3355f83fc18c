import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Input } from '#platform/contract/endpoint.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import type { Measure } from '../contract/choices.ts'
import { statsEndpoints } from '../contract/endpoints.ts'
import { usableMeasures } from '../rules/stats-figures.ts'

/** What the address says. */
export type StatsSearch = Input<typeof statsEndpoints.getStats>['query']

const shownOnly: readonly string[] = ['period', 'by', 'measure']

/** The statistics that the address asks for, and what changes it. */
export function useStats() {
  const navigate = useNavigate()
  const may = useMay()
  const search: StatsSearch = useSearch({ strict: false })
  const by = search.by ?? 'period'
  const usable = usableMeasures({ ...search, by }, may)
  // Another grouping or viewer may not have the one in the address.
  const measure: Measure = usable.find((one) => one === search.measure) ?? usable[0] ?? 'hours'
  const { data, error, isPlaceholderData, isPending, refetch } = useQuery({
    ...read(statsEndpoints.getStats, { query: { ...search, measure } }),
    placeholderData: keepPreviousData,
  })
  const set = (changes: StatsSearch) =>
    void navigate({ to: '.', search: ((before: object) => ({ ...before, ...changes })) as never })
  const filters = Object.keys(search).filter(
    (name) => !shownOnly.includes(name) && search[name as keyof StatsSearch] !== undefined,
  )
  return {
    search,
    measure,
    usable,
    by,
    period: search.period ?? 'month',
    data,
    error: data === undefined ? error : null,
    loading: isPending || isPlaceholderData,
    retry: () => void refetch(),
    set,
    filtersSet: filters.filter((name) => name !== 'to' || !filters.includes('from')).length,
    clearFilters: () => set(Object.fromEntries(filters.map((name) => [name, undefined]))),
  }
}
export type StatsState = ReturnType<typeof useStats>
