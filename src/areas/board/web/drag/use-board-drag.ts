import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Candidate } from '#areas/scheduler/contract/booking.ts'
import { currentToasts, dismissToast } from '#ui/toasts/toast-store.ts'
import type { ResourceRow } from '../../rules/board-rows.ts'
import type { BoardIndex } from '../../rules/chips.ts'
import { type Held, type Proposal, type Spot, proposalOf } from '../../rules/proposal.ts'
import { type Scale, columnsOf } from '../../rules/scale.ts'
import { makeDragStore } from './drag-store.ts'
import { spotAt } from './spot-at.ts'
import { useCandidates } from './use-candidates.ts'

/** How far the pointer moves before a press is a drag, and how far a finger may before it is a scroll, in pixels. */
const threshold = 5
/** How long a finger rests on something to pick it up, in milliseconds. */
const longPress = 400
/** How many ways out are named. */
const named = 2

interface Options {
  scale: Scale
  index: BoardIndex | undefined
  rows: ReadonlyMap<string, ResourceRow>
  onDrop: (proposal: Proposal) => void
}

/**
 * Picks up an order of the tray, some chips or the edge of one, and says at each place what dropping it there would do
 * and what speaks against it. By mouse, by a finger that rests on it, and by keyboard: `pickUp`, `hold`, `drop`.
 */
export function useBoardDrag(options: Options) {
  const [store] = useState(makeDragStore)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const candidates = useRef<readonly Candidate[]>([])
  const askCandidates = useCandidates()
  const spot = useRef<Spot>({ row: null, column: 0, isTray: false })

  const hold = useCallback(
    (next: Spot) => {
      spot.current = next
      const held = store.get()?.held
      const { scale, index } = latest.current
      if (!held || !index) return
      const known = new Map(candidates.current.map((one) => [one.id, one]))
      const proposal = proposalOf(held, next, { scale, index, candidates: known })
      const alternatives = candidates.current.filter(({ free }) => free).slice(0, named)
      store.set({ held, proposal, alternatives })
    },
    [store],
  )
  const pickUp = useCallback(
    (held: Held) => {
      candidates.current = []
      // What was said of the last one is over, and would be in the way; what went wrong is not.
      for (const { id, kind } of currentToasts()) if (kind !== 'error') dismissToast(id)
      store.set({ held, proposal: null, alternatives: [] })
      void askCandidates(held).then((found) => {
        if (store.get()?.held !== held) return
        candidates.current = found
        hold(spot.current)
      })
    },
    [store, askCandidates, hold],
  )
  const end = useCallback(
    (isDropped: boolean) => {
      const proposal = store.get()?.proposal
      store.set(null)
      if (isDropped && proposal) latest.current.onDrop(proposal)
    },
    [store],
  )

  /** Follows a pointer that was pressed on something. `pick`: what that picks up, at the column that was pressed. */
  const grab = useCallback(
    (event: ReactPointerEvent, pick: (spot: Spot) => Held | null) => {
      if (event.button !== 0) return
      const isTouch = event.pointerType === 'touch'
      const start = { clientX: event.clientX, clientY: event.clientY }
      const listening = new AbortController()
      const { signal } = listening
      let isDragging = false
      let last = start
      let asked = 0
      const at = (point: typeof start) => spotAt(point, latest.current.rows, columnsOf(latest.current.scale))
      /** @returns whether something was picked up. */
      const begin = (): boolean => {
        const held = pick(at(start))
        if (!held) {
          listening.abort()
          return false
        }
        isDragging = true
        pickUp(held)
        hold(at(start))
        // Once it is drawn, wherever the pointer is by then.
        requestAnimationFrame(() => placeGhost(last))
        return true
      }
      const timer = isTouch ? setTimeout(begin, longPress) : undefined
      const stop = (isDropped: boolean) => {
        clearTimeout(timer)
        cancelAnimationFrame(asked)
        listening.abort()
        if (!isDragging) return
        end(isDropped)
        ignoreClick()
      }
      addEventListener(
        'pointermove',
        (moved) => {
          const far = Math.hypot(moved.clientX - start.clientX, moved.clientY - start.clientY) >= threshold
          last = moved
          if (!isDragging) {
            if (far && isTouch) return stop(false)
            if (!far || !begin()) return
          }
          placeGhost(moved)
          // Once a frame: a mouse moves more often than the screen is drawn.
          cancelAnimationFrame(asked)
          asked = requestAnimationFrame(() => hold(at(moved)))
        },
        { signal },
      )
      addEventListener(
        'pointerup',
        (up) => {
          if (isDragging) hold(at(up))
          stop(true)
        },
        { signal },
      )
      addEventListener('pointercancel', () => stop(false), { signal })
      addEventListener(
        'keydown',
        (pressed) => {
          if (pressed.key === 'Escape') stop(false)
          const way = store.get()?.alternatives[Number(pressed.key) - 1]
          const row = way && rowOf(latest.current.rows, spot.current.row?.side, way.id)
          if (!isDragging || !row) return
          hold({ ...spot.current, row })
          stop(true)
        },
        { signal },
      )
      // A finger that has picked something up does not scroll.
      addEventListener('touchmove', (moved) => isDragging && moved.preventDefault(), {
        signal,
        passive: false,
      })
      addEventListener('contextmenu', (menu) => isTouch && menu.preventDefault(), { signal })
    },
    [store, pickUp, hold, end],
  )

  return { store, grab, pickUp, hold, end }
}
export type BoardDrag = ReturnType<typeof useBoardDrag>

/** The press that ends a drag is no click on what it ends over. */
function ignoreClick(): void {
  const ignore = (event: Event) => event.stopPropagation()
  addEventListener('click', ignore, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', ignore, { capture: true }))
}

/** Straight to the element: nothing is drawn again for it. */
export function placeGhost({ clientX, clientY }: { clientX: number; clientY: number }): void {
  const ghost = document.querySelector<HTMLElement>('[data-ghost]')
  if (ghost) ghost.style.translate = `${clientX + 12}px ${clientY + 8}px`
}

const rowOf = (
  rows: ReadonlyMap<string, ResourceRow>,
  side: ResourceRow['side'] | undefined,
  id: number,
): ResourceRow | undefined => (side === undefined ? undefined : rows.get(`${side}-${id}`))
