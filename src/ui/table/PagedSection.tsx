import { type ReactNode, useState } from 'react'
import type { MenuItem } from '../parts/Menu.tsx'
import { EmptyState, ErrorState } from '../parts/states.tsx'
import { Section } from '../shells/Section.tsx'
import type { Column } from './columns.tsx'
import { DataTable } from './DataTable.tsx'
import { Pager } from './Pager.tsx'

/** The page of a list inside a tab, which is not in the address. */
export function usePages() {
  const [page, onPage] = useState(1)
  const [page_size, onPageSize] = useState(50)
  return { query: { page, page_size }, onPage, onPageSize }
}

/** The loading state of an answer with a page of rows. */
interface Asked<Row> {
  data: { rows: readonly Row[]; total: number | null } | undefined
  isError: boolean
  isPending: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

/**
 * A list that belongs to the record around it, paged when long. `action` adds one: next to the title, and in
 * the empty state.
 */
export function PagedSection<Row extends { id: number }>({
  title,
  pages,
  asked,
  columns,
  hidden,
  rowMenu,
  none,
  action,
  children,
}: {
  /** What it lists: "Work orders". */
  title: string
  pages: ReturnType<typeof usePages>
  asked: Asked<Row>
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  rowMenu?: (row: Row) => MenuItem[]
  none: { title: string; text: string }
  action?: ReactNode
  /** Shown above the rows while there are any. */
  children?: ReactNode
}) {
  const { rows, total } = asked.data ?? { rows: [], total: null }
  if (asked.isError)
    return (
      <ErrorState
        message={`Could not load the ${title.toLowerCase()}.`}
        onRetry={() => void asked.refetch()}
      />
    )
  return (
    <Section title={title} actions={rows.length > 0 && action}>
      {rows.length > 0 && children}
      <DataTable
        label={title}
        rows={rows}
        columns={columns}
        hidden={hidden}
        rowKey={({ id }) => id}
        {...(rowMenu && { rowMenu })}
        loading={asked.isPending || asked.isPlaceholderData}
        empty={<EmptyState {...none} action={action} />}
      />
      {total !== null && total > rows.length && (
        <Pager
          page={pages.query.page}
          pageSize={pages.query.page_size}
          total={total}
          onPage={pages.onPage}
          onPageSize={pages.onPageSize}
          shown={rows.length}
        />
      )}
    </Section>
  )
}
