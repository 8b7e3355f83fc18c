import { forbidden } from '#platform/contract/app-error.ts'
import { splitOrder } from '#areas/work-orders/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import type { ArrangedOrder, SplitDay, SplitInput } from '../../contract/arrange.ts'
import { undoOf } from '../../rules/undo-of.ts'
import { bookOrder } from '../actions/book-order.ts'
import { findResourceName } from '../booking-store.ts'
import { openArranged } from './open-arranged.ts'
import { readArranged } from './arrange-store.ts'

/**
 * Splits an order’s day between two machines: the first works until a time, the other from then on, on an order of its
 * own. @throws as `splitOrder`; conflict naming every reason against the other machine; forbidden without the right to
 * orders.
 */
export async function splitDay(
  change: Change,
  id: number,
  { version, at, asset_id, override }: SplitInput,
): Promise<SplitDay> {
  if (!may(change.viewer, 'work-orders:write')) throw forbidden()
  const resource = { asset_id, driver_id: null, attachment_id: null, certainty: 'confirmed' as const }
  const before = await openArranged(change, [{ id, version, start_time: at, book: [resource] }])
  const { rest, conflicts } = await splitOrder(change, id, { version, at })
  await bookOrder(change, rest, { ...resource, override })
  const after = await readArranged(change.tx, [id, rest])
  return {
    before,
    orders: after,
    left_out: [...conflicts, ...(await stayingOn(change, before))],
    undo: {
      orders: undoOf(before, after),
      cancel: after.filter((one) => one.id === rest).map((one) => ({ id: rest, version: one.version })),
    },
  }
}

/** Attachments and drivers stay with the first machine: who they are, in words. */
const stayingOn = async ({ tx }: Change, orders: readonly ArrangedOrder[]): Promise<string[]> =>
  Promise.all(
    orders.flatMap(({ order_no, bookings }) =>
      bookings
        .filter(({ asset_id }) => asset_id === null)
        .map(async (booking) => `${await findResourceName(tx, booking)} stays on ${order_no}.`),
    ),
  )
