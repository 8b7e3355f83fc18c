import { type CSSProperties, useCallback, useEffect, useMemo, useRef } from 'react'
import { useHolidays } from '#areas/settings/web/index.ts'
import { weekday } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { EmptyState } from '#ui/parts/states.tsx'
import { useNow } from '#ui/use-now.ts'
import type { BoardRow, ResourceRow } from '../rules/board-rows.ts'
import type { Chip } from '../rules/chips.ts'
import { dayLabel } from '../rules/days.ts'
import { columnAfter, columnsOf, hourLabel, nowColumn } from '../rules/scale.ts'
import css from './BoardGrid.module.css'
import { BoardHead } from './BoardHead.tsx'
import { ChipCard } from './ChipCard.tsx'
import type { GridProps } from './grid-props.ts'
import { GroupHeader } from './GroupHeader.tsx'
import { useBoardKeys } from './keys/use-board-keys.ts'
import { ResourceLane } from './ResourceLane.tsx'
import { useGridPresses } from './use-grid-presses.ts'
import { useLasso } from './use-lasso.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

const groupHeight = 26
/** By the hour a chip has two lines. */
const laneHeights = { days: 26, hours: 42 }
/** Space above and below the lanes, and the line. */
const besideLanes = 5
const heightOf = (row: BoardRow, laneHeight: number): number =>
  row.kind === 'resource' ? row.lanes * laneHeight + besideLanes : groupHeight

/** The machines or people, day by day or hour by hour. Only the rows in sight are drawn. */
export function BoardGrid(props: GridProps) {
  const { board, index, rows, byKey, scale, today, drag, cursor, selection, actions, books, target } = props
  const scroller = useRef<HTMLDivElement>(null)
  const holidayOn = useHolidays()
  const laneHeight = laneHeights[scale.kind]
  const heights = useMemo(() => rows.map((row) => heightOf(row, laneHeight)), [rows, laneHeight])
  const { shown, total, tops } = useRowsInSight(scroller, heights)
  const isOff = (date: string) => ['Sat', 'Sun'].includes(weekday(date)) || holidayOn(date) !== null
  const columns = columnsOf(scale)
  const isByHour = scale.kind === 'hours'
  const now = nowColumn(scale, useNow())
  // The same for as long as the columns are, so that rows are drawn again only when they change.
  const nameOfColumn = useCallback(
    (column: number): string =>
      scale.kind === 'days' ? dayLabel(scale.dates[column] ?? '', true) : hourLabel(scale, column),
    [scale],
  )
  const keys = useBoardKeys({
    scroller,
    rows,
    tops,
    scale,
    index,
    cursor,
    drag,
    chosen: selection.chosen,
    busy: props.busy,
    actions,
    books,
    nameOfColumn,
  })
  const lassoBox = useRef<HTMLElement>(null)
  const beginLasso = useLasso(scroller, lassoBox, selection.chooseAll)
  const { showAt } = keys
  useEffect(() => {
    if (target) showAt(target.row, target.column)
  }, [target, showAt])
  // The first cell is where Tab comes in, until someone goes elsewhere.
  useEffect(() => {
    const first = rows.find((row) => row.kind === 'resource')
    const at = cursor.get()
    if (first && !byKey.has(at?.key ?? '')) cursor.set({ key: first.key, column: 0, isStart: true })
  }, [rows, byKey, cursor])

  // Other days or hours are shown: the cell stays on its day.
  const scaleBefore = useRef(scale)
  useEffect(() => {
    const at = cursor.get()
    if (at && !at.isStart) cursor.set({ ...at, column: columnAfter(scaleBefore.current, scale, at.column) })
    scaleBefore.current = scale
  }, [scale, cursor])

  const presses = useGridPresses({ ...props, onEmpty: beginLasso })

  return (
    // No control itself: it handles what is pressed and typed on the chips and cells inside.
    <div
      ref={scroller}
      className={css.grid}
      style={{ '--days': columns, '--now': now, '--lane-height': `${laneHeight}px` } as CSSProperties}
      role="presentation"
      onKeyDown={keys.onKeyDown}
      onBlur={keys.onBlur}
      {...presses}
      onFocus={(event) => {
        keys.onFocus(event)
        presses.onFocus(event)
      }}
    >
      <div className={css.sheet}>
        <div className={css.columns} aria-hidden>
          {Array.from({ length: columns }, (_, at) => (
            <i key={at} data-off={(scale.kind === 'days' && isOff(scale.dates[at] ?? '')) || undefined} />
          ))}
          {now !== undefined && <b className={css.now} data-today />}
        </div>
        <table className={css.table} aria-label="Bookings" aria-rowcount={rows.length + 1}>
          <BoardHead
            board={board}
            corner={cornerWords(rows)}
            scale={scale}
            today={today}
            isOff={isOff}
            holidayOn={holidayOn}
          />
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
                  columns={columns}
                  isFolded={props.folded.has(row.key)}
                  onFold={props.onFold}
                />
              ) : (
                <ResourceLane
                  key={row.key}
                  row={row}
                  {...place}
                  columns={columns}
                  drag={drag.store}
                  cursor={cursor}
                  chosen={within(row, selection.chosen, ({ id }) => [id])}
                  busy={within(row, props.busy, ({ orders }) => orders.map(({ id }) => id))}
                  holders={props.holders.get(row.key)}
                  isByHour={isByHour}
                  hueOf={props.hueOf}
                  nameOfColumn={nameOfColumn}
                />
              )
            })}
          </tbody>
        </table>
        {rows.length === 0 && (
          <EmptyState title="Nothing to show" text="No machines or drivers match what is chosen above." />
        )}
      </div>
      <i ref={lassoBox} className={css.lasso} hidden />
      <ChipCard scroller={scroller} chipOf={(id) => chipOf(byKey, id)} />
      <output className="visually-hidden" aria-live="assertive">
        {keys.said}
      </output>
    </div>
  )
}

const none: ReadonlySet<number> = new Set()

/** Ids that are of chips of a row; always the same where there are none, so that the row is not drawn again. */
const within = (
  { chips }: ResourceRow,
  ids: ReadonlySet<number>,
  idsOf: (chip: Chip) => readonly number[],
): ReadonlySet<number> =>
  ids.size > 0 && chips.some(({ chip }) => idsOf(chip).some((id) => ids.has(id))) ? ids : none

function chipOf(rows: ReadonlyMap<string, ResourceRow>, id: number): Chip | undefined {
  for (const { chips } of rows.values()) {
    const found = chips.find(({ chip }) => chip.id === id)
    if (found) return found.chip
  }
  return undefined
}

/** `61 machines` */
function cornerWords(rows: readonly BoardRow[]): string {
  const members = rows.reduce((sum, row) => (row.kind === 'group' ? sum + row.members : sum), 0)
  const first = rows.find((row) => row.kind === 'resource')
  return plural(members, first?.side === 'driver' ? 'driver' : first?.side === 'job' ? 'job' : 'machine')
}
