import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { homeEndpoints } from '../contract/endpoints.ts'
import { useHomeSearch } from './use-home-search.ts'
import type { HomeCard } from '../contract/home.ts'

/** Shows a card without a list of its own in full, on demand or because a figure leads to it. */
export function useWholeCard(first: HomeCard) {
  const { day, all: asked } = useHomeSearch()
  const [chosen, choose] = useState<boolean | null>(null)
  const showsAll = chosen ?? asked === first.key
  const { data: all, isError } = useQuery({
    ...read(homeEndpoints.getHomeCard, { params: { key: first.key }, query: { day } }),
    staleTime: 0,
    enabled: showsAll,
  })
  const card = (showsAll && all) || first
  return {
    card,
    isLong: first.count > first.items.length,
    showsAll,
    isLoading: showsAll && !all && !isError,
    /** Why rows are missing; null if none are, or before they are known. */
    missing: showsAll && (all || isError) ? missingWords(card, isError) : null,
    toggle: () => choose(!showsAll),
  }
}

export type WholeCard = ReturnType<typeof useWholeCard>

/** A card in full still has a limit. */
function missingWords({ items, count }: HomeCard, isError: boolean): string | null {
  if (isError) return 'Could not load the rest.'
  return count > items.length && items.length > 0 ? `The first ${items.length} of ${count}.` : null
}
