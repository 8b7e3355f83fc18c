import { useCallback, useRef, useState } from 'react'
import { useRowHeight } from './use-row-height.ts'
import { type GridColumn, type GridRow, type Pending } from './ticks.ts'
import css from './TickGrid.module.css'
import { TickRow } from './TickRow.tsx'
import { type Place, useCellKeys } from './use-cell-keys.ts'
import { useWindow } from './use-window.ts'

const none: Pending = new Map()

/**
 * Rows × columns of ticks, for hundreds of rows: only those in sight are drawn. Names and headings stay in sight. Arrow
 * keys move, Space ticks; cells with a change that is not saved are marked.
 */
export function TickGrid({
  label,
  rows,
  columns,
  pending = none,
  pathOf,
  disabledReason,
  onTick,
}: {
  label: string
  rows: readonly GridRow[]
  columns: readonly GridColumn[]
  pending?: Pending
  /** The address of a row's record. */
  pathOf: ((id: number) => string) | undefined
  disabledReason: string | undefined
  onTick: (row: GridRow, column_id: number) => void
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight()
  const { first, last } = useWindow(scroller, rows.length, rowHeight)
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const end = { row: rows.length - 1, column: columns.length - 1 }
  const at = { row: Math.min(place.row, end.row), column: Math.min(place.column, end.column) }
  useCellKeys({ scroller, at, last: end, rowHeight, onMove: setPlace })
  const onFocus = useCallback((row: number, column: number) => setPlace({ row, column }), [])

  return (
    <div ref={scroller} className={css.scroll} data-scrolls={label}>
      <table className={css.table} aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr className={css.headings}>
            <th className={css.corner} scope="col">
              <span className="visually-hidden">Name</span>
            </th>
            {columns.map(({ id, name, hex }) => (
              <th key={id} scope="col" className={css.head} title={name}>
                <span className={css.turned}>
                  {hex && <span className={css.colour} style={{ background: hex }} aria-hidden />}
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={first * rowHeight} />
          {rows.slice(first, last).map((row, offset) => (
            <TickRow
              key={row.id}
              row={row}
              index={first + offset}
              columns={columns}
              pending={pending.get(row.id)}
              active={at.row === first + offset ? at.column : undefined}
              to={pathOf?.(row.id)}
              disabledReason={disabledReason}
              onTick={onTick}
              onFocus={onFocus}
            />
          ))}
          <Space height={(rows.length - last) * rowHeight} />
        </tbody>
      </table>
    </div>
  )
}

/** In place of the rows that are not drawn. */
const Space = ({ height }: { height: number }) => height > 0 && <tr aria-hidden style={{ height }} />
