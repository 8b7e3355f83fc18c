import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { homeEndpoints } from '../contract/endpoints.ts'
import type { HomeCard } from '../contract/home.ts'

/** A card that has no list to link to is shown in full here, on demand. */
export function useWholeCard(first: HomeCard) {
  const [showsAll, setShowsAll] = useState(false)
  const { data: all, isError } = useQuery({
    ...read(homeEndpoints.getHomeCard, { params: { key: first.key } }),
    staleTime: 0,
    enabled: showsAll,
  })
  const card = (showsAll && all) || first
  return {
    card,
    isLong: first.count > first.items.length,
    showsAll,
    isLoading: showsAll && !all && !isError,
    /** Why some rows are missing; null when none are, or they have not been asked for. */
    missing: showsAll ? missingWords(card, isError) : null,
    toggle: () => setShowsAll(!showsAll),
  }
}

/** Even a card in full has a limit. */
function missingWords({ items, count }: HomeCard, isError: boolean): string | null {
  if (isError) return 'Could not load the rest.'
  return count > items.length && items.length > 0 ? `The first ${items.length} of ${count}.` : null
}
