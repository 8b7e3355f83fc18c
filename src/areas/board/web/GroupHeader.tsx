import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type CSSProperties, memo } from 'react'
import type { DayCapacity, GroupRow } from '../rules/board-rows.ts'
import text from './board.module.css'
import grid from './BoardGrid.module.css'
import css from './GroupHeader.module.css'

/** A category or company: folds its rows, and says for each day how many are booked of those there are. */
export const GroupHeader = memo(function GroupHeader({
  row: { key, name, members, days },
  at,
  start,
  height,
  columns,
  isFolded,
  onFold,
}: {
  row: GroupRow
  at: number
  start: number
  height: number
  columns: number
  isFolded: boolean
  onFold: (key: string) => void
}) {
  const Icon = isFolded ? IconChevronRight : IconChevronDown
  return (
    <tr className={grid.group} style={{ translate: `0 ${start}px`, height }} aria-rowindex={at}>
      <th scope="rowgroup" className={css.groupName}>
        <button type="button" aria-expanded={!isFolded} onClick={() => onFold(key)}>
          <Icon size={13} aria-hidden />
          <span className={text.cut}>{name}</span>
          <span className={text.count}>{members}</span>
        </button>
      </th>
      {days.length !== columns ? (
        <td colSpan={columns} className={css.whole}>
          {days.map(({ booked, available, short }, at) => (
            <span key={at} data-short={short > 0 || undefined}>
              {booked} of {available} booked{short > 0 ? `, ${short} short` : ''}
            </span>
          ))}
        </td>
      ) : (
        days.map((day, at) => <Capacity key={at} {...day} />)
      )}
    </tr>
  )
})

/** How many are booked of those there are, or how many more it would take. */
function Capacity({ booked, available, short }: DayCapacity) {
  if (short > 0)
    return (
      <td className={css.capacity} data-short>
        {short} short
      </td>
    )
  const share = available > 0 ? Math.min(100, (booked / available) * 100) : 0
  return (
    <td className={css.capacity} style={{ '--share': `${share}%` } as CSSProperties}>
      {booked}
      <span className={css.of}> booked of </span>
      {available}
    </td>
  )
}
