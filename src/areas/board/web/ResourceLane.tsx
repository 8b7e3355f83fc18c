import { IconBarrierBlock } from '@tabler/icons-react'
import { memo } from 'react'
import { driverPaths } from '#areas/drivers/web/index.ts'
import { resourcePaths } from '#areas/resources/web/index.ts'
import { Link } from '#ui/navigation.tsx'
import type { ResourceRow } from '../rules/board-rows.ts'
import text from './board.module.css'
import grid from './BoardGrid.module.css'
import css from './ResourceLane.module.css'
import { ChipItem } from './ChipItem.tsx'

/** A machine or person with what they are booked for. */
export const ResourceLane = memo(function ResourceLane({
  row,
  at,
  start,
  height,
  days,
  over,
}: {
  row: ResourceRow
  at: number
  start: number
  height: number
  days: number
  /** Something is dragged over it. */
  over: 'free' | 'refused' | undefined
}) {
  const { side, id, name, detail, subcontractor, is_off_road, chips } = row
  return (
    <tr
      className={grid.row}
      style={{ translate: `0 ${start}px`, height }}
      aria-rowindex={at}
      {...(side === 'asset' && { 'data-asset': id })}
    >
      <th scope="row" className={css.name} data-subhire={subcontractor !== null || undefined}>
        <Link
          to={side === 'asset' ? resourcePaths.asset(id) : driverPaths.edit(id)}
          title={subcontractor ?? undefined}
        >
          <strong>{name}</strong> <span className={text.dim}>{detail}</span>
        </Link>
        {is_off_road && <IconBarrierBlock size={14} className={css.offRoad} aria-label="Off road" />}
      </th>
      <td colSpan={days} className={css.lane} data-over={over}>
        {chips.map((placed) => (
          <ChipItem key={placed.chip.id} {...placed} />
        ))}
      </td>
    </tr>
  )
})
