import type { ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/states.tsx'

/** In place of rows: nothing was found, nothing was archived, or this is the first day. */
export function NoQuotes({
  archived,
  filtered,
  onClear,
  newQuote,
}: {
  archived: boolean
  filtered: boolean
  onClear: () => void
  newQuote: ReactNode
}) {
  if (filtered)
    return (
      <EmptyState
        title="No quote matches"
        text="Try fewer words, or look at all of them."
        action={<Button onClick={onClear}>Clear search and filters</Button>}
      />
    )
  if (archived)
    return (
      <EmptyState
        title="No archived quotes"
        text="A quote that you archive leaves the list, and its links close. It can be restored."
      />
    )
  return (
    <EmptyState
      title="No quotes yet"
      text="A quote says what the work will be and cost. The client signs it on the phone, and it becomes a job."
      action={newQuote}
    />
  )
}
