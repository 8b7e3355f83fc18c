import type { ReactNode } from 'react'
import type { Noun } from '#shared/text.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './states.tsx'

interface NoRowsProps {
  /** The noun for a row. */
  noun: Pick<Noun, 'many'>
  list: { filtered: boolean; filters: object; clearFilters: () => void }
  /** What is not there under the view or day that is shown: `Nothing to send`. */
  none?: string | undefined
  /** Without search or filters: `No archived clients`, by default `No clients yet`. */
  title?: string
  /** What would be here, and how it gets here. */
  text: ReactNode
  action?: ReactNode
}

/** Replaces a list's rows: either the search and filters match nothing, or there are none. */
export function NoRows({ noun, list, none, title = `No ${noun.many} yet`, text, action }: NoRowsProps) {
  if (!list.filtered) return <EmptyState title={title} text={text} action={action} />
  if (none !== undefined) {
    return (
      <EmptyState title={none} action={<Button onClick={list.clearFilters}>Show all {noun.many}</Button>} />
    )
  }
  return (
    <EmptyState
      title={`No matching ${noun.many}`}
      text={
        'search' in list.filters && list.filters.search ? 'Try fewer words, or clear the filters.' : undefined
      }
      action={<Button onClick={list.clearFilters}>Clear search and filters</Button>}
    />
  )
}
