import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useHolidays } from '#areas/settings/web/index.ts'
import {
  type MatrixColumn,
  type MatrixRow,
  matrixWeeks,
  nextOrder,
  type Step,
} from '#areas/chain/rules/order-matrix.ts'
import { MatrixCard } from './MatrixCard.tsx'
import { MatrixHead } from './MatrixHead.tsx'
import { MatrixCell } from './MatrixCell.tsx'
import css from './matrix.module.css'
import { rowName, timesOf } from './matrix-words.ts'

export interface MatrixProps {
  rows: readonly MatrixRow[]
  columns: readonly MatrixColumn[]
  today: string
  /** Where an order to fill leads those who may fill it. */
  fillPath: string | null
}

/** The widths of its columns, in rem; days grow until all fit the screen, but no wider than is read at a glance. */
const widths = { head: 9.75, day: 6.625, widest: 11, gap: 1.375 }

/** The matrix as a table. Tab leads to one order, the arrow keys from there to the others, Enter opens it. */
export function MatrixTable({ rows, columns, today, fillPath }: MatrixProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const orders = useMemo(
    () => new Map(rows.flatMap((row) => [...row.cells.values()].flat()).map((order) => [order.id, order])),
    [rows],
  )
  const [picked, setPicked] = useState<number | null>(null)
  const current = picked !== null && orders.has(picked) ? picked : firstOf(rows, today)
  useLayoutEffect(() => {
    showDay(scroller.current)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isStep(event.key) || event.altKey || event.ctrlKey || event.metaKey || current === null) return
    const next = nextOrder(rows, current, event.key)
    event.preventDefault()
    if (next) scroller.current?.querySelector<HTMLElement>(`[data-order="${next.id}"]`)?.focus()
  }
  const navigate = useNavigate()
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-order]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({ to: link.pathname })
  }
  const days = columns.filter(({ has_orders }) => has_orders).length
  const widthOf = (day: number) => `${widths.head + days * day + (columns.length - days) * widths.gap}rem`
  return (
    // No control itself: it only handles the clicks and arrow keys of the links inside.
    <div
      ref={scroller}
      className={css.scroll}
      role="presentation"
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setPicked(Number(target.dataset['order'] ?? 0) || current)}
    >
      <table
        className={css.table}
        style={{ width: `min(100%, ${widthOf(widths.widest)})`, minWidth: widthOf(widths.day) }}
      >
        <caption className="visually-hidden">Orders by machine and day</caption>
        <MatrixHead columns={columns} weeks={matrixWeeks(columns)} today={today} widths={widths} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} {...{ row, columns, today, fillPath, current }} />
          ))}
        </tbody>
      </table>
      <MatrixCard scroller={scroller} orderOf={(id) => orders.get(id)} />
    </div>
  )
}

function Row({
  row,
  columns,
  today,
  fillPath,
  current,
}: Omit<MatrixProps, 'rows'> & { row: MatrixRow; current: number | null }) {
  const holidayOn = useHolidays()
  return (
    <tr>
      <th scope="row" className={css.machine}>
        <strong>{rowName(row)}</strong>
        <span>{timesOf(row)}</span>
      </th>
      {columns.map(({ from, has_orders }) => {
        const orders = row.cells.get(from)
        return (
          <td
            key={from}
            data-off={!has_orders || isOff(from) || holidayOn(from) !== null || undefined}
            data-today={from === today || undefined}
          >
            {orders && (
              <MatrixCell
                orders={orders}
                fillPath={fillPath}
                current={orders.some(({ id }) => id === current) ? current : null}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** The first order from today on, or the first of all. */
function firstOf(rows: readonly MatrixRow[], today: string): number | null {
  const all = rows.flatMap((row) => [...row.cells.values()].flat())
  return (all.find(({ work_date }) => work_date >= today) ?? all[0])?.id ?? null
}

const isStep = (key: string): key is Step => /^Arrow(Left|Right|Up|Down)$/.test(key)

const isOff = (date: string): boolean => new Date(date).getUTCDay() % 6 === 0

/** Scrolls to today, or to the end of a job that is over, with the two days before it in sight. */
function showDay(scroller: HTMLElement | null): void {
  const first = scroller?.querySelector<HTMLElement>('[data-first]')
  const head = scroller?.querySelector<HTMLElement>('thead th')
  if (!scroller || !first || !head) return
  scroller.scrollLeft = first.offsetLeft - head.offsetWidth - 2 * first.offsetWidth
}
