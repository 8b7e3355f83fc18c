import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './GroupHeading.module.css'

/** What rows are grouped by. */
export interface RowGroups<Row> {
  keyOf: (row: Row) => string
  /** What is said of the group of this row. */
  heading: (row: Row) => ReactNode
  /** The groups whose rows are not shown; of `useFolded`. */
  folded: ReadonlySet<string>
  onFold: (key: string) => void
}

/** Whether the row is the first of its group. */
export function startsGroup<Row>({ keyOf }: RowGroups<Row>, rows: readonly Row[], index: number): boolean {
  const [before, row] = [rows[index - 1], rows[index]]
  return row !== undefined && (before === undefined || keyOf(before) !== keyOf(row))
}

/** A group of rows: folds them, and says what holds for all of them. */
export function GroupHeading<Row>({
  groups: { keyOf, heading, folded, onFold },
  row,
  columns,
}: {
  groups: RowGroups<Row>
  row: Row
  columns: number
}) {
  const key = keyOf(row)
  const isFolded = folded.has(key)
  const Icon = isFolded ? IconChevronRight : IconChevronDown
  return (
    <tr className={css.group}>
      <th scope="rowgroup" colSpan={columns}>
        <button type="button" aria-expanded={!isFolded} onClick={() => onFold(key)}>
          <Icon size={14} aria-hidden />
          {heading(row)}
        </button>
      </th>
    </tr>
  )
}
