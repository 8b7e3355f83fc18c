import { IconLock } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from '../navigation.tsx'
import { Checkbox } from '../parts/Checkbox.tsx'
import type { GridColumn, GridRow } from './ticks.ts'
import css from './TickGrid.module.css'

interface TickRowProps {
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
}

/** One row; drawn again only when something of its own changes. */
export const TickRow = memo(Row, isSame)

function Row({ row, index, columns, pending, active, to, disabledReason, onTick, onFocus }: TickRowProps) {
  // Someone who may change none of them is told so, not by row.
  const locked = disabledReason === undefined ? row.locked : undefined
  const whyNot = disabledReason ?? locked
  return (
    <tr className={css.row} aria-rowindex={index + 2} data-locked={locked !== undefined || undefined}>
      <th scope="row" className={css.name}>
        {to ? (
          <Link to={to} tabIndex={-1}>
            {row.name}
          </Link>
        ) : (
          row.name
        )}
        {locked && (
          <span className={css.lock} title={locked}>
            <IconLock aria-hidden />
            <span className="visually-hidden">{locked}</span>
          </span>
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
              aria-disabled={whyNot !== undefined || undefined}
              title={whyNot}
              onChange={() => whyNot === undefined && onTick(row, id)}
              onFocus={() => onFocus(index, column)}
            />
          </td>
        )
      })}
    </tr>
  )
}

/** What is pending of all rows is made anew with each tick; that of most of them stays as it was. */
function isSame(
  { pending: before, ...old }: TickRowProps,
  { pending: now, ...fresh }: TickRowProps,
): boolean {
  const names = Object.keys(old) as (keyof typeof old)[]
  return (
    names.every((name) => Object.is(old[name], fresh[name])) &&
    before?.size === now?.size &&
    [...(now ?? [])].every(([id, on]) => before?.get(id) === on)
  )
}
