interface Item {
  value: string
  label: string
  is_visible: number
  sort: number
}

/**
 * A field's options: the visible ones, by sort (specification, section 9). `current` is the record's value:
 * offered even if hidden since, or in no list.
 */
export function choicesOf(
  items: readonly Item[],
  current?: string | null,
): { value: string; label: string }[] {
  const offered = items
    .filter(({ is_visible, value }) => is_visible || value === current)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ value, label }) => ({ value, label }))
  const isOffered = !current || offered.some(({ value }) => value === current)
  return isOffered ? offered : [...offered, { value: current, label: current }]
}
