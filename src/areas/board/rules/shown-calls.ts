import type { Arranged, ArrangedOrder } from '#areas/scheduler/contract/arrange.ts'
import { applied } from './arrangements.ts'
import type { Board } from './board.ts'
import type { BoardCall } from './board-call.ts'
import { byStart } from './by-start.ts'
import { isUnread } from './unread-booking.ts'

/** A call that the board shows before it has read what comes of it. */
export interface ShownCall {
  call: BoardCall
  /** On this device’s clock, in milliseconds; null until then. */
  answered_at: number | null
  answer?: Arranged
}

/** Those still to be read: not answered yet, or answered since the board was read. Reads begun before are given up then. */
export const unread = (calls: readonly ShownCall[], read_at: number): readonly ShownCall[] =>
  calls.filter(({ answered_at }) => answered_at === null || answered_at > read_at)

/** The board as it was read, with what was asked of the server since. */
export const withCalls = (board: Board, calls: readonly ShownCall[]): Board =>
  calls.reduce((shown, { call, answer }) => {
    if (call.kind !== 'arrange') return shown
    const next = applied(shown, call.orders)
    return answer ? withIds(next, answer.orders) : next
  }, board)

/** New bookings with the ids that the answer gives them: they can be changed before the board is read. */
function withIds(board: Board, orders: readonly ArrangedOrder[]): Board {
  if (!board.bookings.some(isUnread)) return board
  const bookings = board.bookings.map((one) => {
    if (!isUnread(one)) return one
    const made = orders
      .find(({ id }) => id === one.job_item_id)
      ?.bookings.find(({ asset_id, driver_id }) => asset_id === one.asset_id && driver_id === one.driver_id)
    return made ? { ...one, id: made.id, version: made.version } : one
  })
  return { ...board, bookings: bookings.toSorted(byStart) }
}
