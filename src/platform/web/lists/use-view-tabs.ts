import { useQuery } from '@tanstack/react-query'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import type { ViewCounts, ViewRule } from '#platform/contract/list-views.ts'
import type { ListView } from '#ui/shells/list-views.ts'
import { read } from '../calls/api.ts'
import { stringifySearch } from './search-params.ts'

/** A list's own views as tabs, with how many rows each has. */
export function useViewTabs<E extends Endpoint>(
  endpoint: E,
  views: readonly ViewRule[],
  path: string,
): ListView[] {
  const { data } = useQuery(read(endpoint, {} as Input<E>))
  const counts = data as ViewCounts | undefined
  return views.map(({ key, label, search }) => ({
    label,
    to: `${path}${stringifySearch(search)}`,
    count: counts?.[key],
  }))
}
