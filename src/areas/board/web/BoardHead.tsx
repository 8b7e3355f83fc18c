import { useMemo } from 'react'
import { formatTime, melbourneTime } from '#shared/local-date.ts'
import { useNow } from '#ui/use-now.ts'
import type { Board } from '../contract/board.ts'
import { dayLabel } from '../rules/days.ts'
import { type Scale, hourLabel, nowColumn } from '../rules/scale.ts'
import text from './board.module.css'
import css from './BoardGrid.module.css'

/** The days with what is to fill on each, or the hours of one. */
export function BoardHead({
  board,
  corner,
  scale,
  today,
  isOff,
  holidayOn,
}: {
  board: Board
  corner: string
  scale: Scale
  today: string
  isOff: (date: string) => boolean
  holidayOn: (date: string) => { name: string } | null
}) {
  const now = useNow()
  const toFill = useMemo(() => countToFill(board, today), [board, today])
  const isNow = scale.kind === 'hours' && nowColumn(scale, now) !== undefined
  return (
    <thead>
      <tr className={css.head} aria-rowindex={1}>
        <th scope="col" className={css.corner}>
          {corner}
        </th>
        {scale.kind === 'hours'
          ? Array.from({ length: scale.count }, (_, at) => (
              <th key={at} scope="col" className={css.day}>
                <strong>{hourLabel(scale, at)}</strong>
              </th>
            ))
          : scale.dates.map((date) => (
              // In narrow columns the words are cut or left out.
              <th
                key={date}
                scope="col"
                className={css.day}
                data-off={isOff(date) || undefined}
                data-today={date === today || undefined}
                title={
                  holidayOn(date)?.name ?? (toFill.has(date) ? `${toFill.get(date)} to fill` : undefined)
                }
              >
                <strong>{dayLabel(date, false)}</strong>
                <span className={text.dim}>
                  {holidayOn(date)?.name ??
                    (toFill.has(date) && (
                      <>
                        {toFill.get(date)}
                        <span className={css.toFill}> to fill</span>
                      </>
                    ))}
                </span>
              </th>
            ))}
        {isNow && (
          <td className={css.nowTime} aria-hidden>
            {formatTime(melbourneTime(now))}
          </td>
        )}
      </tr>
    </thead>
  )
}

/** How many orders of each day from today on are to fill. */
function countToFill({ orders }: Board, today: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { work_date, is_to_fill } of orders)
    if (is_to_fill && work_date >= today) counts.set(work_date, (counts.get(work_date) ?? 0) + 1)
  return counts
}
