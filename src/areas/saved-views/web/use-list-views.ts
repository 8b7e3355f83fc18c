import { useQuery } from '@tanstack/react-query'
import { useLocation, useMatches, useSearch } from '@tanstack/react-router'
import { stringifySearch } from '#platform/web/lists/search-params.ts'
import type { ListView } from '#ui/shells/list-views.ts'
import type { SavedView } from '../contract/saved-view.ts'
import { activeView } from '../rules/active-view.ts'
import { viewSearch } from '../rules/view-search.ts'
import { viewsQuery } from './queries.ts'

interface Shown extends ListView {
  path: string
  search: string
  saved?: SavedView
}

/** The list at this address: its current state, and its views, the list's own first. */
export function useListViews(own: readonly ListView[]) {
  const list_key = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '/' })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const search = viewSearch(stringifySearch(useSearch({ strict: false })))
  const { data = [], isError, refetch } = useQuery(viewsQuery)
  const builtIn = own.length > 0 ? own : [{ label: 'All', to: path }]
  const saved = data.filter((view) => view.list_key === list_key)
  const views: Shown[] = [
    ...builtIn.map((view) => ({ ...view, ...placeOf(view.to) })),
    ...saved.map((view) => ({ label: view.name, ...addressOf(path, view), saved: view })),
  ]
  return {
    list_key,
    search,
    views,
    /** Retries after a failed load. */
    retry: isError ? () => void refetch() : undefined,
    /** The view that this address shows, maybe with more filters. */
    active: activeView(views, { path, search }),
    /** Exactly it. */
    current: views.findLast((view) => view.path === path && view.search === search),
    own: saved.filter(({ owner }) => owner === null),
  }
}

const addressOf = (path: string, { search }: { search: string }) => ({
  path,
  search,
  to: search ? `${path}?${search}` : path,
})

function placeOf(to: string): { path: string; search: string } {
  const [path = '', search = ''] = to.split('?')
  return { path, search: viewSearch(search) }
}
