import { useMemo, useState } from 'react'
import type { Board } from '../rules/board.ts'
import { type BoardRow, type ResourceRow, boardRowsOf } from '../rules/board-rows.ts'
import { type BoardIndex, indexBoard } from '../rules/chips.ts'
import { chipFilter, isPartOfFleet, narrowed } from '../rules/filters.ts'
import type { Scale } from '../rules/scale.ts'
import { sharedBoardRows } from '../rules/shared-board-rows.ts'
import type { BoardAddress } from './use-board-address.ts'

/** What of a board its address shows, found by order and by row. */
export interface ShownBoard {
  board: Board
  index: BoardIndex
  rows: readonly BoardRow[]
  byKey: ReadonlyMap<string, ResourceRow>
}

/** The rows of a board. Those that show the same as before are the same objects, and are not drawn again. */
export function useBoardRows(
  board: Board,
  { asked, rows: by }: Pick<BoardAddress, 'asked' | 'rows'>,
  { scale, folded }: { scale: Scale; folded: ReadonlySet<string> },
): ShownBoard {
  const [keep] = useState(keepRows)
  const index = useMemo(() => indexBoard(board), [board])
  const shown = useMemo(() => narrowed(board, asked), [board, asked])
  const rows = useMemo(
    () =>
      keep(
        boardRowsOf(shown, index, {
          by,
          scale,
          folded,
          shows: chipFilter(asked),
          isPart: isPartOfFleet(asked),
        }),
      ),
    [keep, shown, index, by, scale, folded, asked],
  )
  const byKey = useMemo(
    () => new Map(rows.flatMap((row) => (row.kind === 'resource' ? [[row.key, row] as const] : []))),
    [rows],
  )
  return { board: shown, index, rows, byKey }
}

/** Remembers the last rows. */
function keepRows() {
  let last: ReadonlyMap<string, BoardRow> = new Map()
  return (rows: readonly BoardRow[]): readonly BoardRow[] => {
    const kept = sharedBoardRows(rows, last)
    last = new Map(kept.map((row) => [row.key, row]))
    return kept
  }
}
