import type { KeyboardEvent } from 'react'
import { formatDayMonth, formatTime, melbourneTime, weekday } from '#shared/local-date.ts'
import type { FillOrder } from '../../contract/fill/fill-sheet.ts'
import { type FillRow, countFilled } from '../../rules/fill/fill-plan.ts'
import css from './fill.module.css'
import { FillCell } from './FillCell.tsx'
import { SameButton } from './SameButton.tsx'
import type { Fill } from './use-fill.ts'

/** A job’s orders: a row for each machine that it needs, a column for each day. Arrow keys move between cells. */
export function FillGrid({ orders, fill }: { orders: readonly FillOrder[]; fill: Fill }) {
  const dates = [...new Set(orders.map(({ work_date }) => work_date))].toSorted()
  return (
    // No control itself: it only handles the arrow keys of those inside.
    <div className={css.scroll} role="presentation" onKeyDown={moveFocus}>
      <table className={css.grid}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              Order
            </th>
            {dates.map((date) => (
              <th key={date} scope="col">
                {weekday(date)} {formatDayMonth(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fill.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={css.rowHead}>
                <RowHead row={row} fill={fill} orders={orders} />
              </th>
              {dates.map((date) => {
                const order = row.orders.find(({ work_date }) => work_date === date)
                return (
                  <td key={date} className={order ? undefined : css.none}>
                    {order && <FillCell order={order} fill={fill} orders={orders} />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RowHead({ row, fill, orders }: { row: FillRow; fill: Fill; orders: readonly FillOrder[] }) {
  return (
    <>
      <strong>{row.category}</strong>
      <span className={css.dim}>{hoursOf(row.orders[0])}</span>
      <span className={css.dim}>
        {countFilled(row, fill.plan, orders)} of {row.orders.length}
      </span>
      <SameButton row={row} fill={fill} />
    </>
  )
}

export const hoursOf = (order: FillOrder | undefined): string =>
  order ? [order.starts_at, order.ends_at].map((at) => formatTime(melbourneTime(at))).join(' to ') : ''

/** Up, down, left and right among the cells’ buttons, as they lie on the screen. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const steps: Record<string, readonly [number, number]> = {
    ArrowRight: [1, 0],
    ArrowLeft: [-1, 0],
    ArrowDown: [0, 1],
    ArrowUp: [0, -1],
  }
  const step = steps[event.key]
  const from = document.activeElement
  if (!step || !(from instanceof HTMLElement) || !from.matches('[data-fill-part]')) return
  const here = from.getBoundingClientRect()
  const [across, down] = step
  const distance = (part: HTMLElement): number => {
    const { left, top } = part.getBoundingClientRect()
    const along = (left - here.left) * across + (top - here.top) * down
    const aside = Math.abs(across === 0 ? left - here.left : top - here.top)
    return along > 4 ? along + aside * 8 : Infinity
  }
  const parts = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-fill-part]')]
  const next = parts
    .map((part) => ({ part, far: distance(part) }))
    .filter(({ far }) => far < Infinity)
    .toSorted((a, b) => a.far - b.far)[0]
  if (!next) return
  event.preventDefault()
  next.part.focus()
}
