import type { Column as TableColumn } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { features } from './columns.tsx'
import css from './DataTable.module.css'

/** The last row: what all rows that match come to, whatever page is shown. */
export interface Totals {
  /** "All 214 invoices". */
  label: string
  /** By column; undefined while they load. */
  cells: Readonly<Record<string, ReactNode>> | undefined
}

export function TableTotals<Row extends object>({
  totals: { label, cells = {} },
  columns,
  before,
  hasMenu,
}: {
  totals: Totals
  columns: TableColumn<typeof features, Row>[]
  /** How many columns there are before the first of `columns`. */
  before: number
  hasMenu: boolean
}) {
  const first = columns.findIndex(({ id }) => id in cells)
  const room = first < 0 ? columns.length : Math.max(first, 1)
  return (
    <tfoot className={css.totals}>
      <tr>
        <th scope="row" colSpan={before + room}>
          {label}
        </th>
        {columns.slice(room).map(({ id, columnDef }) => (
          <td key={id} data-label={columnDef.meta?.label} data-align={columnDef.meta?.align}>
            {cells[id]}
          </td>
        ))}
        {hasMenu && <td data-slot="menu" aria-hidden />}
      </tr>
    </tfoot>
  )
}
