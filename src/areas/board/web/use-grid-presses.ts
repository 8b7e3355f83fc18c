import type { FocusEvent, MouseEvent, PointerEvent } from 'react'
import { showToast } from '#ui/toasts/toast-store.ts'
import type { ResourceRow } from '../rules/board-rows.ts'
import { whyFixed } from '../rules/chips.ts'
import { type Held, movable, titleOf } from '../rules/proposal.ts'
import type { PlacedChip } from '../rules/scale.ts'
import { chipUnder, followFocus } from './chip-under.ts'
import type { GridProps } from './grid-props.ts'

/** How much of a chip at either end is its edge, in pixels. */
const edgeWidth = 7

interface Options extends Pick<
  GridProps,
  'byKey' | 'scale' | 'drag' | 'cursor' | 'selection' | 'busy' | 'actions' | 'books'
> {
  /** Pressed where no chip is. */
  onEmpty: (event: PointerEvent) => void
}

/** What pressing does in the grid: a chip is chosen and opened, dragged with others that are chosen, or by its edge. */
export function useGridPresses({
  byKey,
  scale,
  drag,
  cursor,
  selection,
  busy,
  actions,
  books,
  onEmpty,
}: Options) {
  const chipAt = ({ target }: { target: EventTarget }) => chipUnder(target, (key) => byKey.get(key))

  const heldOf = (
    { placed, row }: { placed: PlacedChip; row: ResourceRow },
    edge: 'start' | 'end' | undefined,
    column: number,
  ): Held | null => {
    if (placed.chip.orders.some(({ id }) => busy.has(id))) return null
    if (edge) return { kind: 'edge', placed, row, edge, title: placed.chip.name }
    const { chosen } = selection
    const all = chosen.has(placed.chip.id)
      ? [...byKey.values()].flatMap(({ chips }) => chips.filter((one) => chosen.has(one.chip.id)))
      : [placed]
    const picked = [placed, ...movable(all, busy).filter((one) => one !== placed)]
    return {
      kind: 'chips',
      placed: picked,
      row: picked.every((one) => row.chips.includes(one)) ? row : null,
      column: scale.kind === 'days' ? Math.floor(column) : column,
      title: titleOf(picked.map(({ chip }) => chip)),
    }
  }

  const onPointerDown = (event: PointerEvent) => {
    const target = event.target as HTMLElement
    const found = chipAt(event)
    if (!found) {
      if (target.closest('[data-lane]')) onEmpty(event)
      return
    }
    if (!books) return
    const fixed = whyFixed(found.placed.chip)
    if (fixed !== null) {
      drag.grab(event, () => {
        showToast({ message: fixed, kind: 'info' })
        return null
      })
      return
    }
    const { left = 0, right = 0 } = target.closest('[data-chip]')?.getBoundingClientRect() ?? {}
    const isStart = event.clientX - left < edgeWidth
    const edge = isStart ? 'start' : right - event.clientX < edgeWidth ? 'end' : undefined
    drag.grab(event, ({ column }) => heldOf(found, edge, column))
  }
  const onFocus = ({ target }: FocusEvent) => followFocus(cursor, target, (key) => byKey.get(key))
  const onClick = (event: MouseEvent) => {
    const found = chipAt(event)
    if (!found) return
    selection.choose(found.placed.chip.id, event, found.row.chips)
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) actions.open(found.placed, found.row)
  }
  /** The right button opens what can be done with a chip. */
  const onContextMenu = (event: MouseEvent) => {
    const found = chipAt(event)
    if (!found) return
    event.preventDefault()
    // A finger that rests on a chip picks it up, and is no right button.
    const { nativeEvent } = event
    const isTouch = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch'
    if (isTouch || drag.store.get()) return
    if (!selection.chosen.has(found.placed.chip.id)) selection.chooseAll([found.placed.chip.id])
    actions.open(found.placed, found.row)
  }
  return { onPointerDown, onFocus, onClick, onContextMenu }
}
