import type { ResourceRow } from '../../rules/board-rows.ts'
import type { Spot } from '../../rules/proposal.ts'

/** The row and column under the pointer. `columns`: how many there are. */
export function spotAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  rows: ReadonlyMap<string, ResourceRow>,
  columns: number,
): Spot {
  const under = document.elementFromPoint(clientX, clientY)
  const line = under?.closest<HTMLElement>('[data-row]')
  const lane = line?.querySelector('[data-lane]')?.getBoundingClientRect()
  return {
    row: rows.get(line?.dataset['row'] ?? '') ?? null,
    column: lane ? ((clientX - lane.left) / lane.width) * columns : 0,
    isTray: Boolean(under?.closest('[data-tray]')),
  }
}
