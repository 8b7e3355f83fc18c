import type { ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/states.tsx'

/** In place of rows: nothing was found, nothing was archived, or this is the first day. */
export function NoClients({
  archived,
  filtered,
  onClear,
  newClient,
}: {
  archived: boolean
  filtered: boolean
  onClear: () => void
  newClient: ReactNode
}) {
  if (filtered)
    return (
      <EmptyState
        title="No client matches"
        text="Try fewer words, or look at all of them."
        action={<Button onClick={onClear}>Clear search and filters</Button>}
      />
    )
  if (archived)
    return (
      <EmptyState
        title="No archived clients"
        text="A client that you archive leaves the list and waits here. It can be restored."
      />
    )
  return (
    <EmptyState
      title="No clients yet"
      text="A client is whoever you quote, work for and invoice: with contacts, sites, terms and documents."
      action={newClient}
    />
  )
}
