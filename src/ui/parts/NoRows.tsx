import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { EmptyState } from './states.tsx'

interface NoRowsProps {
  /** What a row is: `work order`. */
  noun: string
  list: { filtered: boolean; clearFilters: () => void }
  /** Where nothing is searched or filtered: `No archived clients`, if not `No clients yet`. */
  title?: string
  /** What would stand here, and how it comes here. */
  text: ReactNode
  action?: ReactNode
}

/** In place of the rows of a list: what is searched and filtered for finds none, or there is none. */
export function NoRows({ noun, list, title = `No ${noun}s yet`, text, action }: NoRowsProps) {
  if (!list.filtered) return <EmptyState title={title} text={text} action={action} />
  return (
    <EmptyState
      title={`No ${noun} matches`}
      text="Try fewer words, or look at all of them."
      action={<Button onClick={list.clearFilters}>Clear search and filters</Button>}
    />
  )
}
