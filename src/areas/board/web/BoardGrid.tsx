import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { useHolidays } from '#areas/settings/web/index.ts'
import { weekday } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { EmptyState } from '#ui/parts/states.tsx'
import type { Board } from '../contract/board.ts'
import type { BoardRow } from '../rules/board-rows.ts'
import { dayLabel } from '../rules/days.ts'
import text from './board.module.css'
import css from './BoardGrid.module.css'
import { GroupHeader } from './GroupHeader.tsx'
import { ResourceLane } from './ResourceLane.tsx'
import type { BoardAddress } from './use-board-address.ts'
import type { Drag } from './use-drag-to-book.tsx'
import { useRowsInSight } from './use-rows-in-sight.ts'

const groupHeight = 26
const laneHeight = 26
/** Space above and below the lanes, and the line. */
const besideLanes = 5
const heightOf = (row: BoardRow): number =>
  row.kind === 'resource' ? row.lanes * laneHeight + besideLanes : groupHeight

/** The machines or people, day by day. Only the rows in sight are drawn. */
export function BoardGrid({
  board,
  rows,
  address: { dates, today },
  folded,
  onFold,
  drag,
}: {
  board: Board
  rows: readonly BoardRow[]
  address: BoardAddress
  folded: ReadonlySet<string>
  onFold: (key: string) => void
  drag: Drag
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const holidayOn = useHolidays()
  const { shown, total } = useRowsInSight(scroller, rows.map(heightOf))
  const members = rows.reduce((sum, row) => (row.kind === 'group' ? sum + row.members : sum), 0)
  const isOff = (date: string) => ['Sat', 'Sun'].includes(weekday(date)) || holidayOn(date) !== null
  const toFill = new Map<string, number>()
  for (const { work_date, is_to_fill } of board.orders)
    if (is_to_fill && work_date >= today) toFill.set(work_date, (toFill.get(work_date) ?? 0) + 1)
  const style = { '--days': dates.length } as CSSProperties

  return (
    // No control itself: it only handles the arrow keys of those inside.
    <div ref={scroller} className={css.grid} style={style} role="presentation" onKeyDown={moveBetweenChips}>
      <div className={css.sheet}>
        <div className={css.columns} aria-hidden>
          {dates.map((date) => (
            <i key={date} data-off={isOff(date) || undefined} data-today={date === today || undefined} />
          ))}
        </div>
        <table className={css.table} aria-label="Bookings" aria-rowcount={rows.length + 1}>
          <thead>
            <tr className={css.head} aria-rowindex={1}>
              <th scope="col" className={css.corner}>
                {plural(members, rows.some(({ key }) => key.startsWith('driver')) ? 'driver' : 'machine')}
              </th>
              {dates.map((date, at) => (
                <th
                  key={date}
                  scope="col"
                  className={css.day}
                  data-off={isOff(date) || undefined}
                  data-today={date === today || undefined}
                >
                  <strong>{dayLabel(date, at === 0)}</strong>
                  <span className={text.dim}>
                    {holidayOn(date)?.name ?? (toFill.has(date) ? `${toFill.get(date)} to fill` : '')}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={css.body} style={{ height: total }}>
            {shown.map(({ at, start, height }) => {
              const row = rows[at]
              if (!row) return null
              const place = { at: at + 2, start, height }
              return row.kind === 'group' ? (
                <GroupHeader
                  key={row.key}
                  row={row}
                  {...place}
                  isFolded={folded.has(row.key)}
                  onFold={onFold}
                />
              ) : (
                <ResourceLane
                  key={row.key}
                  row={row}
                  {...place}
                  days={dates.length}
                  over={overOf(drag, row)}
                />
              )
            })}
          </tbody>
        </table>
        {rows.length === 0 && (
          <EmptyState title="Nothing to show" text="No machines or drivers match what is chosen above." />
        )}
      </div>
    </div>
  )
}

const overOf = ({ over }: Drag, row: { side: string; id: number }): 'free' | 'refused' | undefined =>
  over && row.side === 'asset' && over.asset.id === row.id
    ? over.reason === null
      ? 'free'
      : 'refused'
    : undefined

/** Arrow keys move between chips: left and right in a row, up and down to the nearest of the next row with any. */
function moveBetweenChips(event: KeyboardEvent<HTMLElement>): void {
  const chip = (event.target as HTMLElement).closest<HTMLElement>('[data-chip]')
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const rowStep = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!chip || (step === undefined && rowStep === undefined)) return
  event.preventDefault()
  const grid = event.currentTarget
  if (step !== undefined) {
    const all = [...(chip.closest('tr')?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
    all[all.indexOf(chip) + step]?.focus()
    return
  }
  const row = chip.closest<HTMLElement>('tr')
  const rows = [...grid.querySelectorAll('tr')].filter((one) => one.querySelector('[data-chip]'))
  const next =
    row && rowStep !== undefined ? rows[rows.indexOf(row as HTMLTableRowElement) + rowStep] : undefined
  const leftOf = (element: HTMLElement) => element.getBoundingClientRect().left
  const left = leftOf(chip)
  const [nearest] = [...(next?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])].toSorted(
    (a, b) => Math.abs(leftOf(a) - left) - Math.abs(leftOf(b) - left),
  )
  nearest?.focus()
}
