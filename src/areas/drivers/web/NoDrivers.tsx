import type { ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/states.tsx'

/** In place of rows: nothing was found, nothing was archived, or this is the first day. */
export function NoDrivers({
  archived,
  filtered,
  onClear,
  newDriver,
}: {
  archived: boolean
  filtered: boolean
  onClear: () => void
  newDriver: ReactNode
}) {
  if (filtered)
    return (
      <EmptyState
        title="No driver matches"
        text="Try fewer words, or look at all of them."
        action={<Button onClick={onClear}>Clear search and filters</Button>}
      />
    )
  if (archived)
    return (
      <EmptyState
        title="No archived drivers"
        text="A driver that you archive leaves the list and waits here. They can be restored."
      />
    )
  return (
    <EmptyState
      title="No drivers yet"
      text="Drivers and operators, own and subcontractors': whoever can be put on an order."
      action={newDriver}
    />
  )
}
