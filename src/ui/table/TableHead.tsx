import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Column as TableColumn } from '@tanstack/react-table'
import { Checkbox } from '../parts/Checkbox.tsx'
import type { features } from './columns.tsx'
import table from './DataTable.module.css'
import { pageState, type RowKey, type Selection, togglePage } from './selection.ts'
import { nextSort, sortDirection, type Sorting } from './sort.ts'
import css from './TableHead.module.css'

export function TableHead<Row extends object>({
  columns,
  keys,
  sorting,
  selection,
  hasMenu,
}: {
  sorting?: Sorting
  selection?: Selection
  columns: TableColumn<typeof features, Row>[]
  keys: readonly RowKey[]
  hasMenu: boolean
}) {
  const state = selection ? pageState(keys, selection.selected) : 'none'
  return (
    <thead className={table.head}>
      <tr>
        {selection && (
          <th scope="col" className={table.narrow}>
            <Checkbox
              aria-label="Select all on this page"
              checked={state === 'all'}
              indeterminate={state === 'some'}
              onChange={() => selection.onSelect(togglePage(keys, selection.selected))}
            />
          </th>
        )}
        {columns.map((column) => {
          const { label, sort, align } = column.columnDef.meta ?? { label: column.id }
          const direction = sort && sorting ? sortDirection(sorting.sort, sort) : undefined
          return (
            <th key={column.id} scope="col" data-align={align} aria-sort={direction}>
              {sort && sorting ? (
                <button
                  type="button"
                  className={css.sort}
                  onClick={() => sorting.onSort(nextSort(sorting.sort, sort))}
                >
                  {label}
                  <SortSign direction={direction} />
                </button>
              ) : (
                label
              )}
            </th>
          )
        })}
        {hasMenu && (
          <th scope="col" className={table.narrow} data-slot="menu">
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** Takes the same space in every state, so that a click moves nothing. */
function SortSign({ direction }: { direction?: 'ascending' | 'descending' | 'none' }) {
  const Icon = direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <Icon size={12} aria-hidden className={css.sortSign} data-active={direction !== 'none' || undefined} />
  )
}
