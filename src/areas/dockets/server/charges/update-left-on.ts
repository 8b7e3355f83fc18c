import type { Change } from '#platform/server/change/change.ts'
import { type StoredDocket, lockDocket } from '../docket-store.ts'
import { type DocketDay, keyOfDay, listCounting, lockDay } from './standing-dockets-store.ts'
import { removeDeductions, updateDerived } from './update-derived.ts'

/**
 * A docket went to another machine or day: what those left on its old day take of the minimum is worked out again, as far
 * as they are not approved yet.
 */
export async function updateLeftOn(change: Change, day: DocketDay, gone: StoredDocket): Promise<void> {
  if (keyOfDay(day) === keyOfDay(gone)) return
  for (const docket of await lockOthers(change, day, gone)) await updateDerived(change, docket)
}

/**
 * The price of a docket's minimum was set: it and the day's other dockets that are not approved yet are worked out again.
 * What these gave back of the minimum goes first: it was of the old price, and would be made up for as if it were charged.
 */
export async function updateSharedDay(change: Change, docket: StoredDocket): Promise<void> {
  await lockDay(change.tx, docket)
  const others = await lockOthers(change, docket, docket)
  for (const other of others) await removeDeductions(change, other)
  for (const one of [docket, ...others]) await updateDerived(change, one)
}

/** The dockets of a day but one, as far as they are not approved yet, locked. */
async function lockOthers(
  { tx }: Change,
  day: DocketDay,
  { docket_no }: Pick<StoredDocket, 'docket_no'>,
): Promise<StoredDocket[]> {
  const others: StoredDocket[] = []
  for (const one of await listCounting(tx, day)) {
    if (one.docket_no === docket_no || one.status === 'Approved' || one.status === 'Invoiced') continue
    const docket = await lockDocket(tx, one.id)
    if (docket) others.push(docket)
  }
  return others
}
