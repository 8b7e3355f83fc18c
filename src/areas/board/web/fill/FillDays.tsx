import { formatDayMonth, weekday } from '#shared/local-date.ts'
import type { FillOrder } from '../../contract/fill/fill-sheet.ts'
import css from './fill.module.css'
import { FillCell } from './FillCell.tsx'
import { hoursOf } from './FillGrid.tsx'
import { SameButton } from './SameButton.tsx'
import type { Fill } from './use-fill.ts'

/** The same on a phone: day by day. */
export function FillDays({ orders, fill }: { orders: readonly FillOrder[]; fill: Fill }) {
  const days = [...Map.groupBy(orders, ({ work_date }) => work_date)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return (
    <div className={css.days}>
      {days.map(([date, of]) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={css.day}>
            {weekday(date)} {formatDayMonth(date)}
          </h2>
          {of.map((order) => {
            const row = fill.rowOf(order)
            return (
              <article key={order.id} className={css.dayOrder} aria-label={order.order_no}>
                <p className={css.dayHead}>
                  <strong>{order.category}</strong> <span className={css.dim}>{hoursOf(order)}</span>
                </p>
                <FillCell order={order} fill={fill} orders={orders} />
                {row && fill.last?.id === order.id && <SameButton row={row} fill={fill} />}
              </article>
            )
          })}
        </section>
      ))}
    </div>
  )
}
