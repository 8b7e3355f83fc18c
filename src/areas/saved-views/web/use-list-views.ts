import { useQuery } from '@tanstack/react-query'
import { useLocation, useMatches, useSearch } from '@tanstack/react-router'
import { stringifySearch } from '#platform/web/lists/search-params.ts'
import { viewSearch } from '../rules/view-search.ts'
import { viewsQuery } from './queries.ts'

/** The list at this address: its name, its current state, and the person's views of it. */
export function useListViews() {
  const list_key = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '/' })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const search = viewSearch(stringifySearch(useSearch({ strict: false })))
  const { data = [], isError, refetch } = useQuery(viewsQuery)
  const views = data.filter((view) => view.list_key === list_key)
  return {
    list_key,
    search,
    views,
    /** Retries after a failed load. */
    retry: isError ? () => void refetch() : undefined,
    /** The view that this address shows. */
    current: views.find((view) => view.search === search),
    addressOf: (view: { search: string }) => (view.search ? `${path}?${view.search}` : path),
  }
}
