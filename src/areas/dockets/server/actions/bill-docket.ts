import { notFound } from '#platform/contract/app-error.ts'
import { inOrder } from '#platform/server/change/archiving.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { docketActions, docketCan } from '../../rules/docket-status.ts'
import { type BillableLine, listUnbilled, lockDockets, setStatus } from './billable-store.ts'
import { entryOf } from '../log-docket.ts'

/**
 * Locks approved dockets until the change ends and returns their billable lines not on an invoice.
 * @throws not_found; conflict naming a docket that is not approved.
 */
export async function lockBillable(
  { tx }: Change,
  { docket_ids }: { docket_ids: readonly number[] },
): Promise<BillableLine[]> {
  const ids = inOrder(docket_ids)
  const dockets = await lockDockets(tx, ids)
  if (dockets.length < ids.length) throw notFound()
  for (const docket of dockets) mustBeAllowed(docketCan.invoice(docket), docket.docket_no)
  return listUnbilled(tx, ids)
}

/** Marks approved dockets with nothing left to bill as invoiced. */
export async function markInvoiced(change: Change, docket_ids: readonly number[]): Promise<void> {
  const dockets = await lockDockets(change.tx, inOrder(docket_ids))
  const open = new Set((await listUnbilled(change.tx, docket_ids)).map(({ docket_id }) => docket_id))
  const billed = dockets.filter((docket) => docketCan.invoice(docket) === true && !open.has(docket.id))
  await mark(change, billed, 'invoice')
}

/** Some dockets' lines came off an invoice: invoiced ones are approved again. */
export async function markUninvoiced(change: Change, docket_ids: readonly number[]): Promise<void> {
  const dockets = await lockDockets(change.tx, inOrder(docket_ids))
  await mark(
    change,
    dockets.filter((docket) => docketCan.uninvoice(docket) === true),
    'uninvoice',
  )
}

type Locked = Awaited<ReturnType<typeof lockDockets>>

async function mark(change: Change, dockets: Locked, action: 'invoice' | 'uninvoice'): Promise<void> {
  const { to: status, done } = docketActions[action]
  await setStatus(
    change.tx,
    dockets.map(({ id }) => id),
    status,
  )
  for (const docket of dockets)
    change.log({ ...entryOf(docket, done), before: { status: docket.status }, after: { status } })
}
