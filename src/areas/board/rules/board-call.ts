import type { Arranged, ArrangedOrder, OrderChange } from '#areas/scheduler/contract/arrange.ts'

/** What one action on the board asks of the server. */
export type BoardCall =
  | { kind: 'arrange'; orders: readonly OrderChange[]; cancel?: Arranged['undo']['cancel']; reason?: string }
  | { kind: 'copy'; ids: readonly number[]; dates: readonly string[] }
  | { kind: 'split'; id: number; version: number; at: string; asset_id: number }

/** The orders that a call changes. */
export const ordersOf = (call: BoardCall): number[] => {
  if (call.kind === 'copy') return [...call.ids]
  return call.kind === 'split' ? [call.id] : call.orders.map(({ id }) => id)
}

/** The same, with the orders that a refusal names by their place going back to pending; null where it names none. */
export function returningOrders(call: BoardCall, fields: readonly string[]): BoardCall | null {
  if (call.kind !== 'arrange') return null
  const named = new Set(fields.flatMap((field) => /^orders\.(\d+)\.order_status$/.exec(field)?.[1] ?? []))
  if (named.size === 0) return null
  const orders = call.orders.map((order, at) =>
    named.has(String(at)) ? { ...order, order_status: 'Pending' as const } : order,
  )
  return { ...call, orders }
}

/** An action that was done: its words, what takes it back, what does it once more, and the orders before and after it. */
export interface Entry {
  words: string
  undo: BoardCall
  redo: BoardCall
  before: readonly ArrangedOrder[]
  after: readonly ArrangedOrder[]
}
export interface BoardHistory {
  done: readonly Entry[]
  undone: readonly Entry[]
}

export const noHistory: BoardHistory = { done: [], undone: [] }
/** How many actions can be taken back, and answers are remembered. */
export const maxKept = 50

const undoing = ({ undo }: Arranged): BoardCall => ({ kind: 'arrange', ...undo })

/** A new action: what was undone before cannot be redone any more. */
export const withDone = (
  { done }: BoardHistory,
  words: string,
  call: BoardCall,
  answer: Arranged,
): BoardHistory => {
  const { before, orders } = answer
  return {
    done: [...done, { words, undo: undoing(answer), redo: call, before, after: orders }].slice(-maxKept),
    undone: [],
  }
}

/** The last action was taken back, and `answer` says what would do it again. */
export function withUndone({ done, undone }: BoardHistory, answer: Arranged): BoardHistory {
  const last = done.at(-1)
  if (!last) return { done, undone }
  const entry = { ...last, redo: redoing(last.redo, answer), before: answer.orders }
  return {
    done: done.slice(0, -1).map((one) => {
      const after = asNow(one.after, last.before, answer.orders)
      return { ...one, undo: rebased(one.undo, last.before, answer.orders), after }
    }),
    undone: [...undone, entry],
  }
}

/** The action that was taken back last was done again; `words`: a copy may have come to something else. */
export function withRedone({ done, undone }: BoardHistory, words: string, answer: Arranged): BoardHistory {
  const last = undone.at(-1)
  if (!last) return { done, undone }
  return {
    done: [...done, { ...last, words, undo: undoing(answer), after: answer.orders }],
    undone: undone.slice(0, -1).map((one) => {
      const before = asNow(one.before, last.after, answer.orders)
      return { ...one, redo: rebased(one.redo, last.after, answer.orders), before }
    }),
  }
}

/** Without the last entry of a list, which cannot be done: someone has changed it since. */
export const withoutLast = (history: BoardHistory, list: keyof BoardHistory): BoardHistory => ({
  ...history,
  [list]: history[list].slice(0, -1),
})

/** Copies and splits are made anew; of other changes, taking them back says what repeats them. */
function redoing(call: BoardCall, { orders, undo }: Arranged): BoardCall {
  if (call.kind === 'copy') return call
  if (call.kind === 'arrange') return { kind: 'arrange', ...undo }
  const version = orders.find(({ id }) => id === call.id)?.version ?? call.version
  return { ...call, version }
}

/** A call made before some answers came back, for the orders as these left them. */
export const afterAnswers = (call: BoardCall, answers: readonly Arranged[]): BoardCall =>
  answers.reduce((made, { before, orders }) => rebased(made, before, orders), call)

/**
 * A call that was meant for orders as they were `then`, for the same orders as they are `now`: taking back what came in
 * between has given them other versions and bookings. One that someone else had changed in between is not among them,
 * and stays refused.
 */
function rebased(call: BoardCall, then: readonly ArrangedOrder[], now: readonly ArrangedOrder[]): BoardCall {
  const current = <O extends { id: number; version: number }>(one: O) => {
    const was = then.find(({ id, version }) => id === one.id && version === one.version)
    const is = was && now.find(({ id }) => id === one.id)
    return was && is ? { was, is } : undefined
  }
  if (call.kind === 'copy') return call
  if (call.kind === 'split') return { ...call, version: current(call)?.is.version ?? call.version }
  return {
    ...call,
    orders: call.orders.map((order) => {
      const found = current(order)
      if (!found) return order
      const booking = <B extends { id: number; version: number }>(one: B): B => {
        const old = found.was.bookings.find(({ id, version }) => id === one.id && version === one.version)
        const same = old && found.is.bookings.find((other) => isSame(old, other))
        return same ? { ...one, id: same.id, version: same.version } : one
      }
      return {
        ...order,
        version: found.is.version,
        ...(order.release && { release: order.release.map(booking) }),
        ...(order.certainty && { certainty: order.certainty.map(booking) }),
      }
    }),
    ...(call.cancel && {
      cancel: call.cancel.map((one) => ({ ...one, version: current(one)?.is.version ?? one.version })),
    }),
  }
}

const asNow = (
  orders: readonly ArrangedOrder[],
  then: readonly ArrangedOrder[],
  now: readonly ArrangedOrder[],
): ArrangedOrder[] =>
  orders.map((order) => {
    const was = then.some(({ id, version }) => id === order.id && version === order.version)
    return (was && now.find(({ id }) => id === order.id)) || order
  })

type Booked = ArrangedOrder['bookings'][number]
const isSame = (one: Booked, other: Booked): boolean =>
  one.asset_id === other.asset_id &&
  one.driver_id === other.driver_id &&
  one.attachment_id === other.attachment_id
