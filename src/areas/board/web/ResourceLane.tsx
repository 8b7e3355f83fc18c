import { IconBarrierBlock } from '@tabler/icons-react'
import { type CSSProperties, memo } from 'react'
import { driverPaths } from '#areas/drivers/web/index.ts'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { resourcePaths } from '#areas/resources/web/index.ts'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/navigation.tsx'
import type { ResourceRow } from '../rules/board-rows.ts'
import type { Chip } from '../rules/chips.ts'
import { covers } from '../rules/scale.ts'
import text from './board.module.css'
import grid from './BoardGrid.module.css'
import chipCss from './chips.module.css'
import css from './ResourceLane.module.css'
import { ChipItem } from './ChipItem.tsx'
import { type DragStore, useDropBox } from './drag/drag-store.ts'
import { type CursorStore, useCursorIn } from './keys/cursor-store.ts'
import type { Holder } from './live/use-presence.ts'

const pathOf = ({ side, id }: ResourceRow): string =>
  side === 'job' ? jobPaths.edit(id) : side === 'asset' ? resourcePaths.asset(id) : driverPaths.edit(id)

/** A machine, person or job with what is booked. */
export const ResourceLane = memo(function ResourceLane({
  row,
  at,
  start,
  height,
  columns,
  drag,
  cursor,
  chosen,
  busy,
  holders,
  isByHour,
  hueOf,
  nameOfColumn,
}: {
  row: ResourceRow
  at: number
  start: number
  height: number
  columns: number
  drag: DragStore
  cursor: CursorStore
  chosen: ReadonlySet<number>
  busy: ReadonlySet<number>
  /** Who else is at a cell of it. */
  holders: readonly Holder[] | undefined
  isByHour: boolean
  hueOf: (chip: Chip) => number | undefined
  nameOfColumn: (column: number) => string
}) {
  const { name, detail, subcontractor, is_off_road, chips } = row
  const drop = useDropBox(drag, row.key)
  const column = useCursorIn(cursor, row.key, columns)
  const atCursor = column === undefined ? undefined : chips.find((one) => covers(one, column))
  const place = (from: number, wide: number) => ({ '--column': from, '--columns': wide }) as CSSProperties
  return (
    <tr
      className={grid.row}
      style={{ translate: `0 ${start}px`, height }}
      aria-rowindex={at}
      data-row={row.key}
    >
      <th scope="row" className={css.name} data-subhire={subcontractor !== null || undefined}>
        <Link to={pathOf(row)} title={subcontractor ?? undefined}>
          <strong>{name}</strong> <span className={text.dim}>{detail}</span>
        </Link>
        {is_off_road && <IconBarrierBlock size={14} className={css.offRoad} aria-label="Off road" />}
      </th>
      <td colSpan={columns} className={css.lane} data-lane>
        {chips.map((placed) => (
          <ChipItem
            key={placed.chip.id}
            {...placed}
            isChosen={chosen.has(placed.chip.id)}
            isBusy={placed.chip.orders.some(({ id }) => busy.has(id))}
            isAtCursor={placed === atCursor}
            isByHour={isByHour}
            side={row.side}
            hue={hueOf(placed.chip)}
          />
        ))}
        {column !== undefined && !atCursor && (
          <button
            type="button"
            data-cell
            className={css.cell}
            style={place(column, 1)}
            aria-label={`${name}, ${nameOfColumn(column)}, free`}
          />
        )}
        {drop?.box && (
          <i
            className={classes(chipCss.drop, css.over)}
            data-refused={drop.hard !== null || undefined}
            style={place(drop.box.column, drop.box.columns)}
          />
        )}
        {holders?.map(({ user_id, name: who, column: from }) => (
          <i key={user_id} className={css.holder} style={place(from, 1)}>
            <span>{who.split(' ')[0]}</span>
          </i>
        ))}
      </td>
    </tr>
  )
})
