import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useVerb } from '#platform/web/calls/use-verb.ts'
import { parseSearch } from '#platform/web/lists/search-params.ts'
import { savedViewEndpoints } from '../contract/endpoints.ts'
import { defaultsQuery } from './queries.ts'

/**
 * What the list opens with: a list opened from elsewhere, without a page, goes to its first view (`first`, a search);
 * `stayingAt` is an address that does not. `set` makes it what is shown now.
 */
export function useDefaultView(list_key: string, search: string, first: string) {
  const navigate = useNavigate()
  const { run } = useVerb('saved_view')
  const { data } = useQuery(defaultsQuery)
  const wanted = data?.find((one) => one.list_key === list_key)?.search
  const hasPage = useLocation({ select: ({ searchStr }) => /[?&]page=/.test(searchStr) })
  const isBare = search === first && !hasPage
  const opened = useRef<string | null>(null)

  useEffect(() => {
    if (data === undefined || opened.current === list_key) return
    opened.current = list_key
    if (wanted === undefined || !isBare) return
    void navigate({ to: '.', search: parseSearch(wanted) as never, replace: true })
  }, [data, wanted, list_key, isBare, navigate])

  const put = (next: string, done: string) =>
    void run(savedViewEndpoints.setDefaultView, { body: { list_key, search: next } }, done)
  return {
    isDefault: wanted === search,
    hasDefault: wanted !== undefined,
    stayingAt: (to: string) => (wanted === undefined ? to : `${to}${to.includes('?') ? '&' : '?'}page=1`),
    set: search === first ? undefined : () => put(search, 'Default view set'),
    clear: () => put('', 'This list now opens unfiltered'),
  }
}
