import { applied } from './arrangements.ts'
import type { Board } from './board.ts'
import type { BoardCall } from './board-call.ts'

/** A call that the board shows before it has read what comes of it. */
export interface ShownCall {
  call: BoardCall
  /** On this device’s clock, in milliseconds; null until then. */
  answered_at: number | null
}

/** Those still to be read: not answered yet, or answered since the board was read. Reads begun before are given up then. */
export const unread = (calls: readonly ShownCall[], read_at: number): readonly ShownCall[] =>
  calls.filter(({ answered_at }) => answered_at === null || answered_at > read_at)

/** The board as it was read, with what was asked of the server since. */
export const withCalls = (board: Board, calls: readonly ShownCall[]): Board =>
  calls.reduce((shown, { call }) => (call.kind === 'arrange' ? applied(shown, call.orders) : shown), board)
