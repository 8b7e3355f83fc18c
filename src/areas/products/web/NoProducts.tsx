import type { ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/states.tsx'

/** In place of rows: nothing was found, nothing was archived, or this is the first day. */
export function NoProducts({
  archived,
  filtered,
  onClear,
  newProduct,
}: {
  archived: boolean
  filtered: boolean
  onClear: () => void
  newProduct: ReactNode
}) {
  if (filtered)
    return (
      <EmptyState
        title="No product matches"
        text="Try fewer words, or look at all of them."
        action={<Button onClick={onClear}>Clear search and filters</Button>}
      />
    )
  if (archived)
    return (
      <EmptyState
        title="No archived products"
        text="A product that you archive leaves the list and waits here. It can be restored."
      />
    )
  return (
    <EmptyState
      title="No products yet"
      text="A product is whatever you charge for: hire by the hour, cartage, tip fees, materials, floats. Quotes and jobs take their prices from here."
      action={newProduct}
    />
  )
}
