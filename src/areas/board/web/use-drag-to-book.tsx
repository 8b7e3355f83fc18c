import { type PointerEvent as ReactPointerEvent, type Ref, useEffect, useRef, useState } from 'react'
import { confirmAnyway } from '#areas/scheduler/web/index.ts'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useUndo } from '#platform/web/forms/use-undo.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { showToast } from '#ui/toasts/toast-store.ts'
import type { Board, BoardAsset, BoardOrder } from '../contract/board.ts'
import { against } from '../rules/against.ts'
import type { BoardIndex } from '../rules/chips.ts'
import type { TrayCard } from '../rules/tray.ts'
import css from './drag.module.css'

/** The home screens count it too. */
const topics = ['job_item', '*']
/** How far the pointer moves before a press is a drag. */
const threshold = 5

interface Over {
  asset: BoardAsset
  reason: string | null
}

/** Drags an order from the tray onto a machine’s row: what speaks against it is said before it is dropped. */
export function useDragToBook(board: Board | undefined, index: BoardIndex | undefined) {
  const [card, setCard] = useState<TrayCard | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const ghost = useRef<HTMLOutputElement>(null)
  const offerUndo = useUndo(schedulerEndpoints.releaseBooking, { topics })
  const asked = useRef('')
  const { save } = useSave(schedulerEndpoints.bookOrder, {
    confirmOverride: (words) => confirmAnyway(asked.current, words),
    invalidates: topics,
  })

  const book = async (order: BoardOrder, asset: BoardAsset) => {
    asked.current = asset.fleet_no
    const body = { asset_id: asset.id, certainty: 'confirmed', version: order.version } as const
    const bookings = await save({ params: { id: order.id }, body })
    const booking = bookings?.find(({ asset_id }) => asset_id === asset.id)
    if (booking)
      offerUndo(
        `${asset.fleet_no} booked on ${order.order_no}`,
        {
          params: { id: booking.id },
          body: { reason: 'Booked by mistake', version: booking.version },
        },
        `${asset.fleet_no} released`,
      )
  }

  const grab = (event: ReactPointerEvent, taken: TrayCard) => {
    if (event.button !== 0 || event.pointerType === 'touch') return
    const start = { x: event.clientX, y: event.clientY }
    const moves = new AbortController()
    const { signal } = moves
    let isDragging = false
    let last: Over | null = null
    const order = taken.first
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!isDragging) {
        if (Math.hypot(clientX - start.x, clientY - start.y) < threshold) return
        isDragging = true
        setCard(taken)
      }
      // Straight to the element: the board is not drawn again while something moves.
      if (ghost.current) ghost.current.style.translate = `${clientX + 12}px ${clientY + 8}px`
      const id = Number(
        document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-asset]')?.dataset['asset'],
      )
      if (id === (last?.asset.id ?? Number.NaN)) return
      const asset = board?.assets.find((one) => one.id === id)
      last = asset && index ? { asset, reason: against(index, asset, order) } : null
      setOver(last)
    }
    const end = (dropped: boolean) => {
      moves.abort()
      setCard(null)
      setOver(null)
      if (!isDragging || !dropped || !last) return
      if (last.reason !== null) showToast({ message: last.reason, kind: 'error' })
      else void book(order, last.asset)
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', () => end(true), { signal })
    addEventListener('pointercancel', () => end(false), { signal })
    addEventListener('keydown', (pressed) => pressed.key === 'Escape' && end(false), { signal })
  }

  return {
    grab,
    /** The row under the pointer, and whether the order may go there. */
    over,
    ghost: card && <Ghost ref={ghost} card={card} over={over} />,
  }
}
export type Drag = ReturnType<typeof useDragToBook>

function Ghost({ ref, card, over }: { ref: Ref<HTMLOutputElement>; card: TrayCard; over: Over | null }) {
  // Text is not selected while something is dragged.
  useEffect(() => {
    document.body.style.userSelect = 'none'
    return () => {
      document.body.style.userSelect = ''
    }
  }, [])
  const bad = over?.reason ?? null
  return (
    <output ref={ref} className={css.ghost} data-refused={bad !== null || undefined}>
      <strong>
        {bad === null ? (
          over && <IconCheck size={13} aria-hidden />
        ) : (
          <IconAlertTriangle size={13} aria-hidden />
        )}
        {card.category}
        {over && `, ${over.asset.fleet_no}`}
      </strong>
      {bad !== null && <span>{bad}</span>}
    </output>
  )
}
