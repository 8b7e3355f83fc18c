interface Place {
  /** The address without its search. */
  path: string
  /** As returned by `viewSearch`. */
  search: string
}

const wordsOf = (search: string): string[] => search.split('&').filter(Boolean)

/** The view that an address shows: of those whose filters it has, the one with most. */
export function activeView<View extends Place>(views: readonly View[], at: Place): View | undefined {
  const asked = new Set(wordsOf(at.search))
  const shown = views.filter(
    ({ path, search }) => path === at.path && wordsOf(search).every((word) => asked.has(word)),
  )
  return shown.toSorted((a, b) => wordsOf(b.search).length - wordsOf(a.search).length)[0]
}
