/**
 * A list's query, sorted by `otherwise` where it asks for amounts that its viewer may not see: their order alone would
 * give them away. A shared view may ask for it.
 */
export function shownSort<Q extends { sort: string }>(
  query: Q,
  { hidden, isShown, otherwise }: { hidden: readonly string[]; isShown: boolean; otherwise: Q['sort'] },
): Q {
  const isHidden = !isShown && hidden.includes(query.sort.replace('-', ''))
  return isHidden ? { ...query, sort: otherwise } : query
}
