import type { ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/states.tsx'

/** In place of rows: nothing was found, nothing was archived, or this is the first day. */
export function NoAssets({
  archived,
  filtered,
  onClear,
  newAsset,
}: {
  archived: boolean
  filtered: boolean
  onClear: () => void
  newAsset: ReactNode
}) {
  if (filtered)
    return (
      <EmptyState
        title="No asset matches"
        text="Try fewer words, or look at all of them."
        action={<Button onClick={onClear}>Clear search and filters</Button>}
      />
    )
  if (archived)
    return (
      <EmptyState
        title="No archived assets"
        text="An asset that you archive leaves the list and waits here. It can be restored."
      />
    )
  return (
    <EmptyState
      title="No assets yet"
      text="Machines, trucks and trailers, own, leased and subcontractors': whatever can be sent to an order."
      action={newAsset}
    />
  )
}
