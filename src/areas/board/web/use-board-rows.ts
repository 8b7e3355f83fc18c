import { useMemo } from 'react'
import type { Board } from '../rules/board.ts'
import { type BoardRow, type ResourceRow, boardRowsOf } from '../rules/board-rows.ts'
import { type BoardIndex, indexBoard } from '../rules/chips.ts'
import { chipFilter, isPartOfFleet, narrowed } from '../rules/filters.ts'
import type { Scale } from '../rules/scale.ts'
import { sharedBoardRows } from '../rules/shared-board-rows.ts'
import type { BoardAddress } from './use-board-address.ts'

interface Options extends Pick<BoardAddress, 'asked' | 'rows'> {
  scale: Scale
  folded: ReadonlySet<string>
}

/** What of a board its address shows, found by order and by row. */
interface ShownBoard {
  board: Board
  index: BoardIndex
  rows: readonly BoardRow[]
  byKey: ReadonlyMap<string, ResourceRow>
}

/** The rows of a board. Those that show the same as before are the same objects, and are not drawn again. */
export function useBoardRows(board: Board, { asked, rows, scale, folded }: Options): ShownBoard {
  return useMemo(() => shownBoard(board, { asked, rows, scale, folded }), [board, asked, rows, scale, folded])
}

const shownBoard = rememberingLast()

/** Remembers the last board that was shown: whoever comes back to it within a few minutes finds its rows made. */
function rememberingLast() {
  let last: { of: Board; options: string; shown: ShownBoard } | undefined
  return (board: Board, { asked, rows: by, scale, folded }: Options): ShownBoard => {
    const options = JSON.stringify([asked, by, scale, [...folded]])
    if (last?.of === board && last.options === options) return last.shown
    const index = last?.of === board ? last.shown.index : indexBoard(board)
    const narrow = narrowed(board, asked)
    const made = boardRowsOf(narrow, index, {
      by,
      scale,
      folded,
      shows: chipFilter(asked),
      isPart: isPartOfFleet(asked),
    })
    const rows = sharedBoardRows(made, new Map(last?.shown.rows.map((row) => [row.key, row])))
    const byKey = new Map(rows.flatMap((row) => (row.kind === 'resource' ? [[row.key, row] as const] : [])))
    last = { of: board, options, shown: { board: narrow, index, rows, byKey } }
    return last.shown
  }
}
