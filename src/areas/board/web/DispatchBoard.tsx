import { type PointerEvent, useCallback, useContext, useState } from 'react'
import { CandidateDialog } from '#areas/scheduler/web/index.ts'
import { ListViewsContext } from '#ui/shells/list-views.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import type { Board, BoardOrder } from '../rules/board.ts'
import { releasesOf } from '../rules/arrangements.ts'
import type { ResourceRow } from '../rules/board-rows.ts'
import { type Chip, moves } from '../rules/chips.ts'
import { hueOf } from '../rules/filters.ts'
import type { Scale } from '../rules/scale.ts'
import type { TrayCard } from '../rules/tray.ts'
import type { Arranging } from './arrange/use-arrange.ts'
import css from './board.module.css'
import { BoardFilterBar } from './BoardFilterBar.tsx'
import { BoardGrid } from './BoardGrid.tsx'
import { DayList } from './DayList.tsx'
import { DragGhost } from './drag/DragGhost.tsx'
import { useBoardDrag } from './drag/use-board-drag.ts'
import type { BoardKeyActions } from './keys/use-board-keys.ts'
import type { CursorStore } from './keys/cursor-store.ts'
import { Legend } from './Legend.tsx'
import type { Holder } from './live/use-presence.ts'
import { ChipPanel } from './panel/ChipPanel.tsx'
import { CopyDialog } from './panel/CopyDialog.tsx'
import { SelectionBar } from './panel/SelectionBar.tsx'
import { SplitDialog } from './panel/SplitDialog.tsx'
import { Tray } from './Tray.tsx'
import { useFolded } from '#ui/table/use-folded.ts'
import type { BoardAddress } from './use-board-address.ts'
import { useBoardRows } from './use-board-rows.ts'
import { useSelection } from './use-selection.ts'

interface Filling {
  id: number
  version: number
  lacks_driver: boolean
}

/** The board once it is loaded: tray, grid and panel, and what is done on them. */
export function DispatchBoard({
  board,
  isStale,
  address,
  scale,
  arranging: { act, busy },
  cursor,
  holders,
  books,
  isPhone,
}: {
  board: Board
  /** Of the days shown before, until these have come. */
  isStale: boolean
  address: BoardAddress
  scale: Scale
  arranging: Arranging
  cursor: CursorStore
  holders: ReadonlyMap<string, readonly Holder[]>
  books: boolean
  isPhone: boolean
}) {
  const { colours, today } = address
  const { Views } = useContext(ListViewsContext)
  const { folded, fold } = useFolded()
  const selection = useSelection()
  const [opened, setOpened] = useState<number | null>(null)
  const [filling, setFilling] = useState<Filling | null>(null)
  const [dialog, setDialog] = useState<'copy' | Chip | null>(null)
  const [target, setTarget] = useState<{ row: number; column: number } | null>(null)

  const { board: shown, index, rows, byKey } = useBoardRows(board, { ...address, scale, folded })
  const drag = useBoardDrag({
    scale,
    index,
    rows: byKey,
    onDrop: ({ call, done, hard }) => drop(call, done, hard),
  })
  const drop = (call: Parameters<typeof act>[0], done: string, hard: string | null) => {
    if (hard === null) void act(call, done)
    else showToast({ message: hard, kind: 'error' })
  }
  const chosen = chosenChips(byKey, selection.chosen)
  const panel = opened === null ? undefined : chipById(byKey, opened)
  const close = () => {
    setOpened(null)
    selection.clear()
  }
  const actions: BoardKeyActions = {
    open: ({ chip }) => setOpened(chip.id),
    close,
    release: (placed, row) => {
      const orders = releasesOf(placed.map(({ chip }) => chip))
      void act({ kind: 'arrange', orders, reason: 'Taken off on the board' }, `${row.name} released`)
    },
    copy: (placed) => {
      selection.chooseAll(placed.map(({ chip }) => chip.id))
      setDialog('copy')
    },
    act: ({ call, done, hard }) => drop(call, done, hard),
  }
  const { grab } = drag
  const fill = useCallback(
    ({ id, version }: BoardOrder, lacks_driver: boolean) => setFilling({ id, version, lacks_driver }),
    [],
  )
  const grabCard = useCallback(
    (event: PointerEvent, card: TrayCard) =>
      grab(event, () => ({ kind: 'orders', orders: card.run, title: card.category })),
    [grab],
  )
  const colourOf = useCallback((chip: Chip) => hueOf(chip, colours), [colours])

  return (
    <>
      <div className={css.bar}>
        <BoardFilterBar board={board} rows={rows} address={address} onFound={setTarget} />
        {Views && <Views label="Board" views={[]} />}
      </div>
      <div
        className={css.board}
        aria-busy={isStale || undefined}
        data-panel={panel !== undefined || undefined}
      >
        <Tray
          board={shown}
          address={address}
          onFill={books ? fill : undefined}
          onGrab={books ? grabCard : undefined}
        />
        {isPhone ? (
          <DayList rows={rows} scale={scale} today={today} />
        ) : (
          <BoardGrid
            {...{ board: shown, index, rows, byKey, scale, today, folded, drag, cursor, selection, busy }}
            {...{ holders, actions, books, target }}
            onFold={fold}
            hueOf={colourOf}
          />
        )}
        {panel && <ChipPanel key={panel.id} chip={panel} onClose={() => setOpened(null)} />}
      </div>
      <Legend books={books} />
      {books && chosen.length > 0 && (chosen.length > 1 || !panel) && (
        <SelectionBar
          chips={chosen}
          act={(call, words) => void act(call, words).then((isDone) => isDone && selection.clear())}
          onCopy={() => setDialog('copy')}
          onSplit={setDialog}
          onClear={selection.clear}
        />
      )}
      {dialog === 'copy' && (
        <CopyDialog
          chips={chosen}
          today={today}
          act={(...done) => void act(...done)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog !== null && dialog !== 'copy' && dialog.orders[0] && (
        <SplitDialog
          order={dialog.orders[0]}
          act={(...done) => void act(...done)}
          onClose={() => setDialog(null)}
        />
      )}
      {filling && (
        <CandidateDialog
          kind={filling.lacks_driver ? 'driver' : 'asset'}
          order_id={filling.id}
          version={filling.version}
          onClose={() => setFilling(null)}
        />
      )}
      <DragGhost store={drag.store} />
    </>
  )
}

/** Those of the chosen chips that can be changed. */
const chosenChips = (rows: ReadonlyMap<string, ResourceRow>, ids: ReadonlySet<number>): Chip[] =>
  ids.size === 0
    ? []
    : [...rows.values()].flatMap(({ chips }) =>
        chips.flatMap(({ chip }) => (ids.has(chip.id) && moves(chip) ? [chip] : [])),
      )

/** The chip with a booking: a chip that has grown or shrunk is still the one that was opened. */
function chipById(rows: ReadonlyMap<string, ResourceRow>, id: number): Chip | undefined {
  for (const { chips } of rows.values()) {
    const found = chips.find(({ chip }) => chip.bookings.some((booking) => booking.id === id))
    if (found) return found.chip
  }
  return undefined
}
