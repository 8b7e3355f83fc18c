import { memo } from 'react'
import { Link } from '../navigation.tsx'
import { Checkbox } from '../parts/Checkbox.tsx'
import type { GridColumn, GridRow } from './ticks.ts'
import css from './TickGrid.module.css'

/** One row; drawn again only when something of its own changes. */
export const TickRow = memo(function TickRow({
  row,
  index,
  columns,
  pending,
  active,
  to,
  disabledReason,
  onTick,
  onFocus,
}: {
  row: GridRow
  index: number
  columns: readonly GridColumn[]
  pending: ReadonlyMap<number, boolean> | undefined
  /** The column of the cell in the tab order, if it is in this row. */
  active: number | undefined
  to: string | undefined
  disabledReason: string | undefined
  onTick: (row: GridRow, column_id: number) => void
  onFocus: (row: number, column: number) => void
}) {
  return (
    <tr className={css.row} aria-rowindex={index + 2}>
      <th scope="row" className={css.name}>
        {to ? (
          <Link to={to} tabIndex={-1}>
            {row.name}
          </Link>
        ) : (
          row.name
        )}
        {row.hint && <small className={css.hint}>{row.hint}</small>}
      </th>
      {columns.map(({ id, name }, column) => {
        const change = pending?.get(id)
        return (
          <td key={id} className={css.cell} data-changed={change !== undefined || undefined}>
            <Checkbox
              className={css.tick}
              data-cell={`${index}:${column}`}
              aria-label={`${name}: ${row.name}`}
              checked={change ?? row.ticked.includes(id)}
              tabIndex={active === column ? 0 : -1}
              aria-disabled={disabledReason !== undefined || undefined}
              title={disabledReason}
              onChange={() => onTick(row, id)}
              onFocus={() => onFocus(index, column)}
            />
          </td>
        )
      })}
    </tr>
  )
})
