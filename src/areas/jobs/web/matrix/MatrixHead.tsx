import { useHolidays } from '#areas/settings/web/index.ts'
import type { MatrixColumn } from '#areas/chain/rules/order-matrix.ts'
import { formatDayMonth, weekday } from '#shared/local-date.ts'
import css from './matrix.module.css'
import { daysOf, shortDayOf } from './matrix-words.ts'

/** The days, above them the weeks of a job that takes several. */
export function MatrixHead({
  columns,
  weeks,
  today,
  widths,
}: {
  columns: readonly MatrixColumn[]
  weeks: readonly { week: string; span: number }[]
  today: string
  /** In rem. */
  widths: { head: number; day: number; gap: number }
}) {
  const holidayOn = useHolidays()
  const first = columns.find(({ from, has_orders }) => has_orders && from >= today) ?? columns.at(-1)
  const hasWeeks = weeks.length > 1
  return (
    <>
      <colgroup>
        <col style={{ width: `${widths.head}rem` }} />
        {columns.map(({ from, has_orders }) => (
          <col key={from} style={{ width: `${has_orders ? widths.day : widths.gap}rem` }} />
        ))}
      </colgroup>
      <thead>
        {hasWeeks && (
          <tr className={css.weeks}>
            <th scope="col" rowSpan={2} className={css.corner}>
              Machine
            </th>
            {weeks.map(({ week, span }) => (
              <th key={week} scope="colgroup" colSpan={span}>
                <span>Week of {formatDayMonth(week)}</span>
              </th>
            ))}
          </tr>
        )}
        <tr>
          {!hasWeeks && (
            <th scope="col" className={css.corner}>
              Machine
            </th>
          )}
          {columns.map((column) => {
            const { from, has_orders } = column
            const holiday = holidayOn(from)?.name
            const mark = { 'data-first': column === first || undefined }
            if (!has_orders)
              return (
                <td key={from} data-off title={`${daysOf(column)}: no orders`} {...mark}>
                  <span className="visually-hidden">{daysOf(column)}: no orders</span>
                </td>
              )
            return (
              <th
                key={from}
                scope="col"
                data-off={weekday(from).startsWith('S') || holiday !== undefined || undefined}
                data-today={from === today || undefined}
                {...mark}
              >
                {shortDayOf(from)}
                {from === today && <small> today</small>}
                {holiday && <small title={holiday}> {holiday}</small>}
              </th>
            )
          })}
        </tr>
      </thead>
    </>
  )
}
