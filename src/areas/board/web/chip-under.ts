import type { ResourceRow } from '../rules/board-rows.ts'
import { type PlacedChip, covers } from '../rules/scale.ts'
import type { CursorStore } from './keys/cursor-store.ts'

type RowOf = (key: string) => ResourceRow | undefined

/** The chip that an element is, or is in, with its row. */
export function chipUnder(
  target: EventTarget | null,
  rowOf: RowOf,
): { placed: PlacedChip; row: ResourceRow } | null {
  const chip = target instanceof Element ? target.closest<HTMLElement>('[data-chip]') : null
  const row = rowOf(chip?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '')
  const placed = row?.chips.find((one) => one.chip.id === Number(chip?.dataset['chip']))
  return row && placed ? { placed, row } : null
}

/** The arrow keys go on from the chip in focus, wherever it has gone. */
export function followFocus(cursor: CursorStore, target: EventTarget | null, rowOf: RowOf): void {
  const found = chipUnder(target, rowOf)
  if (!found) return
  const { placed, row } = found
  const at = cursor.get()
  const isThere = at?.key === row.key && covers(placed, at.column) && !at.isStart
  if (!isThere) cursor.set({ key: row.key, column: Math.floor(placed.column) })
}
