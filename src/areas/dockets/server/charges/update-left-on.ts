import type { Change } from '#platform/server/change/change.ts'
import { type StoredDocket, lockDocket } from '../docket-store.ts'
import { type DocketDay, keyOfDay, listCounting } from './standing-dockets-store.ts'
import { updateDerived } from './update-derived.ts'

/**
 * A docket went to another machine or day: what those left on its old day take of the minimum is worked out again, as far
 * as they are not approved yet.
 */
export async function updateLeftOn(change: Change, day: DocketDay, gone: StoredDocket): Promise<void> {
  if (keyOfDay(day) === keyOfDay(gone)) return
  const counting = await listCounting(change.tx, day)
  for (const { id, status } of counting.filter(({ docket_no }) => docket_no !== gone.docket_no)) {
    if (status === 'Approved' || status === 'Invoiced') continue
    const docket = await lockDocket(change.tx, id)
    if (docket) await updateDerived(change, docket)
  }
}
