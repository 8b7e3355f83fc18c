import { type PointerEvent, useCallback, useContext, useMemo, useState } from 'react'
import type { OrderChange } from '#areas/scheduler/contract/arrange.ts'
import { CandidateDialog } from '#areas/scheduler/web/index.ts'
import { scopeOf } from '#platform/web/calls/session.ts'
import { ListViewsContext } from '#ui/shells/list-views.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import type { Board, BoardOrder } from '../rules/board.ts'
import { releasesOf } from '../rules/arrangements.ts'
import type { ResourceRow } from '../rules/board-rows.ts'
import type { BoardCall } from '../rules/board-call.ts'
import { type Chip, moves, movesNow } from '../rules/chips.ts'
import { hueOf } from '../rules/filters.ts'
import type { Found } from '../rules/find-on-board.ts'
import type { Scale } from '../rules/scale.ts'
import type { TrayCard } from '../rules/tray.ts'
import type { Arranging } from './arrange/use-arrange.ts'
import css from './board.module.css'
import { BoardFilterBar } from './BoardFilterBar.tsx'
import { BoardGrid } from './BoardGrid.tsx'
import { aboutChip } from './chip-words.ts'
import { DayList } from './DayList.tsx'
import { DragGhost } from './drag/DragGhost.tsx'
import { useBoardDrag } from './drag/use-board-drag.ts'
import type { BoardKeyActions } from './keys/use-board-keys.ts'
import type { CursorStore } from './keys/cursor-store.ts'
import { Legend } from './Legend.tsx'
import type { Holder } from './live/use-presence.ts'
import { chipActions } from './panel/chip-actions.tsx'
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
  const [dialog, setDialog] = useState<{ kind: 'copy' | 'split'; chips: readonly Chip[] } | null>(null)
  const [target, setTarget] = useState<{ row: number; column: number } | null>(null)

  const categories = useMemo(() => new Map(board.categories.map(({ id, name }) => [id, name])), [board])
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
  const doing = {
    act: (call: BoardCall, words: string) =>
      void act(call, words).then((isDone) => isDone && selection.clear()),
    open: (kind: 'copy' | 'split', chips: readonly Chip[]) => setDialog({ kind, chips }),
  }
  const find = (found: Found) => {
    setTarget(found)
    selection.chooseAll(found.chip === null ? [] : [found.chip])
  }
  const book = (change: OrderChange, words: string) => act({ kind: 'arrange', orders: [change] }, words)
  // Who sees only their own orders fills none.
  const hasTray = scopeOf('work-orders:read') === 'all'
  const chosen = chosenChips(byKey, selection.chosen, busy)
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
    copy: (placed) => setDialog({ kind: 'copy', chips: placed.map(({ chip }) => chip) }),
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
        <BoardFilterBar board={board} rows={rows} scale={scale} address={address} onFound={find} />
        {Views && <Views label="Board" views={[]} />}
      </div>
      <div
        className={css.board}
        aria-busy={isStale || undefined}
        data-panel={panel !== undefined || undefined}
        data-alone={!hasTray || undefined}
      >
        {hasTray && (
          <Tray
            board={shown}
            address={address}
            onFill={books ? fill : undefined}
            onGrab={books ? grabCard : undefined}
          />
        )}
        {isPhone ? (
          <DayList rows={rows} orders={hasTray ? shown.orders : []} scale={scale} today={today} />
        ) : (
          <BoardGrid
            {...{ board: shown, index, rows, byKey, scale, today, folded, drag, cursor, selection, busy }}
            {...{ holders, actions, books, target }}
            onFold={fold}
            hueOf={colourOf}
          />
        )}
        {panel && (
          <ChipPanel
            key={panel.id}
            chip={panel}
            category={categories.get(panel.orders[0]?.asset_category_id ?? 0)}
            book={book}
            actions={books && moves(panel) ? chipActions([panel], doing) : []}
            isSaving={!movesNow(panel, busy)}
            onClose={() => setOpened(null)}
          />
        )}
      </div>
      <Legend books={books} />
      {books && chosen.length > 0 && (chosen.length > 1 || !panel) && (
        <SelectionBar count={chosen.length} actions={chipActions(chosen, doing)} onClear={selection.clear} />
      )}
      {dialog?.kind === 'copy' && (
        <CopyDialog
          chips={dialog.chips}
          categories={categories}
          today={today}
          act={(...done) => void act(...done)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'split' && dialog.chips[0]?.orders[0] && (
        <SplitDialog
          order={dialog.chips[0].orders[0]}
          about={aboutChip(dialog.chips[0], categories)}
          act={(...done) => void act(...done)}
          onClose={() => setDialog(null)}
        />
      )}
      {filling && (
        <CandidateDialog
          kind={filling.lacks_driver ? 'driver' : 'asset'}
          order_id={filling.id}
          // As it is now: after a refusal it may have changed.
          version={(board.orders.find(({ id }) => id === filling.id) ?? filling).version}
          via={book}
          onClose={() => setFilling(null)}
        />
      )}
      <DragGhost store={drag.store} />
    </>
  )
}

/** Those of the chosen chips that can be changed. */
const chosenChips = (
  rows: ReadonlyMap<string, ResourceRow>,
  ids: ReadonlySet<number>,
  busy: ReadonlySet<number>,
): Chip[] =>
  ids.size === 0
    ? []
    : [...rows.values()].flatMap(({ chips }) =>
        chips.flatMap(({ chip }) => (ids.has(chip.id) && movesNow(chip, busy) ? [chip] : [])),
      )

/** The chip with a booking: a chip that has grown or shrunk is still the one that was opened. */
function chipById(rows: ReadonlyMap<string, ResourceRow>, id: number): Chip | undefined {
  for (const { chips } of rows.values()) {
    const found = chips.find(({ chip }) => chip.bookings.some((booking) => booking.id === id))
    if (found) return found.chip
  }
  return undefined
}
