import { useState } from 'react'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { plural } from '#shared/text.ts'
import { Link } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { DayStrip } from '#ui/parts/DayStrip.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import type { BoardOrder } from '../rules/board.ts'
import type { BoardRow } from '../rules/board-rows.ts'
import type { Scale } from '../rules/scale.ts'
import chips from './chips.module.css'
import { chipWords } from './chip-looks.tsx'
import { lacksDriver, timesOf } from './chip-words.ts'
import css from './DayList.module.css'

/** What is booked on one day, row by row: on a phone, where a grid of days has no room. */
export function DayList({
  rows,
  orders,
  scale,
  today,
}: {
  rows: readonly BoardRow[]
  /** All that are shown: those to fill are in the tray below. */
  orders: readonly BoardOrder[]
  scale: Scale
  today: string
}) {
  const [picked, setPicked] = useState<string | null>(null)
  const day = [picked, today].find((one) => one !== null && scale.dates.includes(one)) ?? scale.dates[0] ?? ''
  const items = rows.flatMap((row) =>
    row.kind === 'group'
      ? []
      : row.chips
          .filter(({ chip }) => chip.from <= day && chip.to >= day)
          .map(({ chip }) => ({ row, chip, order: chip.orders.find(({ work_date }) => work_date === day) })),
  )
  const toFill = orders.filter((one) => one.work_date === day && one.is_to_fill === 1).length
  return (
    <section className={css.days} aria-label="Booked">
      <div className={css.picker}>
        <DayStrip dates={scale.dates} day={day} onPick={setPicked} />
        {toFill > 0 && (
          <Button onClick={() => document.getElementById('to-fill')?.scrollIntoView()}>
            {plural(toFill, 'order')} to fill
          </Button>
        )}
      </div>
      {items.length === 0 && (
        <EmptyState title="Nothing booked" text="No machine or driver is booked that day." />
      )}
      <ul className={css.list}>
        {items.map(({ row, chip, order }) => (
          <li key={`${row.key} ${chip.id}`} className={css.item}>
            <span className={chips.swatch} data-look={chip.look} aria-hidden />
            <span>
              <strong>{row.name}</strong>{' '}
              {order ? <Link to={orderPaths.edit(order.id)}>{chip.name}</Link> : chip.name}
              <small>
                {[
                  order && timesOf(order),
                  order?.client,
                  chip.partner ?? (lacksDriver(chip) ? 'no driver yet' : undefined),
                  chipWords[chip.look],
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
