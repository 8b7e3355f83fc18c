import { useState } from 'react'
import { Link } from '#ui/navigation.tsx'
import { DayStrip } from '#ui/parts/DayStrip.tsx'
import { pathOf } from './MatrixCell.tsx'
import type { MatrixProps } from './MatrixTable.tsx'
import { matrixLooks } from './matrix-looks.ts'
import css from './matrix.module.css'
import { machineOf, rowName, stateWords, timesOf } from './matrix-words.ts'

/** The matrix one day at a time: on a phone, where a grid of days has no room. */
export function MatrixDays({ rows, columns, today, fillPath }: MatrixProps) {
  const dates = columns.filter(({ has_orders }) => has_orders).map(({ from }) => from)
  const [picked, setPicked] = useState<string | null>(null)
  const first = dates.find((date) => date >= today) ?? dates.at(-1) ?? today
  const day = picked !== null && dates.includes(picked) ? picked : first
  const items = rows.flatMap((row) => (row.cells.get(day) ?? []).map((order) => ({ row, order })))
  return (
    <>
      <DayStrip dates={dates} day={day} onPick={setPicked} />
      <ul className={css.list}>
        {items.map(({ row, order }) => {
          const { Sign, tone } = matrixLooks[order.state]
          return (
            <li key={order.id}>
              <Link to={pathOf({ order, fillPath })} className={css.item}>
                <span className={css.swatch} data-tone={tone} aria-hidden>
                  {Sign && <Sign size={15} />}
                </span>
                <span>
                  <strong>{order.assets ? machineOf(order) : rowName(row)}</strong>
                  <small>
                    {[stateWords(order), order.drivers ?? order.subcontractor].filter(Boolean).join(', ')}
                  </small>
                  <small>{[order.assets && rowName(row), timesOf(order)].filter(Boolean).join(', ')}</small>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
