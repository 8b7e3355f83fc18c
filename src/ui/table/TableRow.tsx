import type { Cell } from '@tanstack/react-table'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '../parts/Checkbox.tsx'
import type { MenuItem } from '../parts/Menu.tsx'
import type { features } from './columns.tsx'
import css from './DataTable.module.css'
import { RowActions } from './RowActions.tsx'

export function TableRow<Row extends object>({
  cells,
  isActive,
  onActive,
  selection,
  menu,
}: {
  cells: Cell<typeof features, Row>[]
  /** The one row in the tab order; the arrows reach the others. */
  isActive: boolean
  onActive: () => void
  selection?: { isSelected: boolean; onToggle: (withRange: boolean) => void }
  menu?: MenuItem[]
}) {
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return (
    <tr
      className={css.row}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => {
        onActive()
        setFocus(true)
      }}
      onBlur={(event) => setFocus(event.currentTarget.contains(event.relatedTarget))}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      data-selected={selection?.isSelected || undefined}
    >
      {selection && (
        <td className={css.narrow} data-slot="select">
          <Checkbox
            aria-label="Select this row"
            aria-keyshortcuts="x"
            checked={selection.isSelected}
            onChange={(event) => selection.onToggle(isShiftClick(event.nativeEvent))}
          />
        </td>
      )}
      {cells.map((cell) => {
        const { label, align, slot, dim } = cell.column.columnDef.meta ?? {}
        return (
          <td key={cell.id} data-label={label} data-align={align} data-slot={slot} data-dim={dim}>
            {slot === 'detail' ? <span>{contentOf(cell)}</span> : contentOf(cell)}
          </td>
        )
      })}
      {menu && (
        <td className={css.narrow} data-slot="menu">
          {menu.length > 0 && <RowActions items={menu} isActive={isHovered || hasFocus} />}
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

/** A checkbox changes on click, which knows whether shift was held. */
function isShiftClick(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey
}
