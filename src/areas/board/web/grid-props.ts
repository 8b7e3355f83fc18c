import type { Board } from '../rules/board.ts'
import type { BoardRow, ResourceRow } from '../rules/board-rows.ts'
import type { BoardIndex, Chip } from '../rules/chips.ts'
import type { Scale } from '../rules/scale.ts'
import type { BoardDrag } from './drag/use-board-drag.ts'
import type { BoardKeyActions } from './keys/use-board-keys.ts'
import type { CursorStore } from './keys/cursor-store.ts'
import type { Holder } from './live/use-presence.ts'
import type { Selection } from './use-selection.ts'

/** What the grid shows, and what is done in it. */
export interface GridProps {
  board: Board
  index: BoardIndex
  rows: readonly BoardRow[]
  byKey: ReadonlyMap<string, ResourceRow>
  scale: Scale
  today: string
  folded: ReadonlySet<string>
  onFold: (key: string) => void
  drag: BoardDrag
  cursor: CursorStore
  selection: Selection
  busy: ReadonlySet<number>
  holders: ReadonlyMap<string, readonly Holder[]>
  hueOf: (chip: Chip) => number | undefined
  actions: BoardKeyActions
  books: boolean
  /** Where to go: a row and a column that was searched for. */
  target: { row: number; column: number } | null
}
