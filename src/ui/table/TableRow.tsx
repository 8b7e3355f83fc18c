import type { Cell, Row as ModelRow } from '@tanstack/react-table'
import { memo, type ReactNode, useState } from 'react'
import { Checkbox } from '../parts/Checkbox.tsx'
import type { MenuItem } from '../parts/Menu.tsx'
import type { features } from './columns.tsx'
import css from './DataTable.module.css'
import { RowActions } from './RowActions.tsx'

interface RowProps<Row extends object> {
  row: ModelRow<typeof features, Row>
  /** The visible ones: others draw the row again. */
  columns: readonly unknown[]
  /** The one row in the tab order; the arrows reach the others. */
  isActive: boolean
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined
  menu: MenuItem[] | undefined
  onActive: (index: number) => void
  onToggle: (index: number, withRange: boolean) => void
  /** Runs an item of the row's menu. */
  onRun: (index: number, item: number) => void
}

/** Drawn again only when something of its own has changed, not with every change around the table. */
export const TableRow = memo(DrawRow, isSame) as typeof DrawRow

/** The functions do not count: those of the row stay the same, and an item is run by its place. */
function isSame(a: RowProps<object>, b: RowProps<object>): boolean {
  return (
    a.row === b.row &&
    a.columns === b.columns &&
    a.isActive === b.isActive &&
    a.isSelected === b.isSelected &&
    textOf(a.menu) === textOf(b.menu)
  )
}

/** What is seen of a menu; an icon goes with its label. */
const textOf = (menu: MenuItem[] | undefined): string | undefined =>
  menu
    ?.map(({ label, disabledReason, rowKey, to, checked }) =>
      [label, disabledReason, rowKey, to, checked].join('\t'),
    )
    .join('\n')

function DrawRow<Row extends object>({
  row,
  isActive,
  isSelected,
  menu,
  onActive,
  onToggle,
  onRun,
}: RowProps<Row>) {
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return (
    <tr
      className={css.row}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => {
        onActive(row.index)
        setFocus(true)
      }}
      onBlur={(event) => setFocus(event.currentTarget.contains(event.relatedTarget))}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      data-selected={isSelected || undefined}
    >
      {isSelected !== undefined && (
        <td className={css.narrow} data-slot="select">
          <Checkbox
            aria-label="Select this row"
            aria-keyshortcuts="x"
            checked={isSelected}
            onChange={(event) => onToggle(row.index, isShiftClick(event.nativeEvent))}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell) => {
        const { label, align, slot, isNamed, dim } = cell.column.columnDef.meta ?? {}
        return (
          <td
            key={cell.id}
            data-label={label}
            data-align={align}
            data-slot={slot}
            data-named={isNamed}
            data-dim={dim}
          >
            {slot === 'detail' ? <span>{contentOf(cell)}</span> : contentOf(cell)}
          </td>
        )
      })}
      {menu && (
        <td className={css.narrow} data-slot="menu">
          {menu.length > 0 && (
            <RowActions items={menu.map(runBy(row.index, onRun))} isActive={isHovered || hasFocus} />
          )}
        </td>
      )}
    </tr>
  )
}

/**
 * Called instead of mounted as a component: screens rebuild their columns on every render, and an input in a
 * cell must keep what is being typed.
 */
function contentOf<Row extends object>(cell: Cell<typeof features, Row>): ReactNode {
  const { cell: draw } = cell.column.columnDef
  return typeof draw === 'function' ? (draw(cell.getContext()) as ReactNode) : draw
}

const runBy =
  (index: number, onRun: RowProps<object>['onRun']) =>
  (item: MenuItem, at: number): MenuItem =>
    item.to === undefined ? { ...item, run: () => onRun(index, at) } : item

/** A checkbox changes on click, which knows whether shift was held. */
function isShiftClick(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey
}
