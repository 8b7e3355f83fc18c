import type { ReactNode } from 'react'
import type { FilterProps } from './filter-of.ts'
import { SearchBox } from './SearchBox.tsx'

/** A list's search with its filters, which are the children. `search`: what it looks through. */
export function FilterBar({
  query,
  onChange,
  search,
  children,
}: FilterProps<{ search?: string }> & { search: string; children: ReactNode }) {
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(text) => onChange({ search: text })}
        placeholder={search}
      />
      {children}
    </>
  )
}
