import type { BoardAnswer, BoardItem, BoardJob } from '../contract/board.ts'
import { byStart } from './by-start.ts'
import { sharedRows } from './shared-rows.ts'

/** An order with what it has from its job. */
export interface BoardOrder extends BoardItem {
  /** The job’s title. */
  job: string
  client_id: number
  client: string
  suburb: string | null
  state: string | null
  /** It lacks its machine, or a driver that it needs, and its job is not on hold. */
  is_to_fill: number
}

/** The board as it is shown: each order with what it has from its job. */
export interface Board extends Pick<BoardAnswer, 'from' | 'to' | 'today'>, Lists {
  orders: readonly BoardOrder[]
}
type Lists = {
  [K in 'categories' | 'tags' | 'assets' | 'drivers' | 'bookings' | 'hires']: Readonly<BoardAnswer[K]>
}

/** A board as the server has it. */
export interface ReadBoard extends Board {
  /** The moment it was read, which `since` takes to ask for what has changed. */
  as_of: string
}

/**
 * A board as it was answered, with what the answer leaves out, as on the one read `before`. What has not changed is the
 * same object as there, so that it is not drawn again. Null when something is on neither: it is to be read in full.
 */
export function boardOf(answer: BoardAnswer, before?: ReadBoard): ReadBoard | null {
  const jobs = new Map(answer.jobs.map((job) => [job.id, job]))
  const sent = answer.orders.flatMap((order) => joined(order, jobs))
  const left = before?.orders.flatMap((order) => joined(order, jobs)) ?? []
  const orders = all(answer.order_ids, sent, left)
  const bookings = all(answer.booking_ids, answer.bookings, before?.bookings ?? [])
  if (!orders || !bookings) return null
  const { from, to, today, as_of } = answer
  return {
    from,
    to,
    today,
    as_of,
    categories: sharedRows(answer.categories, before?.categories),
    tags: sharedRows(answer.tags, before?.tags),
    assets: sharedRows(answer.assets, before?.assets),
    drivers: sharedRows(answer.drivers, before?.drivers),
    hires: sharedRows(answer.hires, before?.hires),
    bookings: sharedRows(bookings.toSorted(byStart), before?.bookings),
    orders: sharedRows(orders.toSorted(byStart), before?.orders),
  }
}

/** Those with these ids, as sent or as before; null when one is neither. Without ids all that were sent. */
function all<T extends { id: number }>(
  ids: readonly number[] | null,
  sent: readonly T[],
  before: readonly T[],
): readonly T[] | null {
  if (!ids) return sent
  const known = new Map([...before, ...sent].map((one) => [one.id, one]))
  const found = ids.flatMap((id) => known.get(id) ?? [])
  return found.length === ids.length ? found : null
}

/** An order with what it has from its job now; none without its job. */
function joined(order: BoardItem, jobs: ReadonlyMap<number, BoardJob>): BoardOrder[] {
  const job = jobs.get(order.job_id)
  return job ? [{ ...order, ...fromJob(job), is_to_fill: Number(isToFill(order, job)) }] : []
}

const fromJob = ({ title, client_id, client, suburb, state }: BoardJob) => ({
  job: title,
  client_id,
  client,
  suburb,
  state,
})

const isToFill = (
  { order_status, needs_asset, needs_driver }: BoardItem,
  { is_on_hold }: BoardJob,
): boolean =>
  is_on_hold === 0 &&
  (order_status === 'Pending' || order_status === 'Confirmed') &&
  needs_asset + needs_driver > 0
