import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { listLines } from './docket-line-store.ts'
import type { StoredDocket } from './docket-store.ts'
import { findOrderGround, listJobRates } from './ground-store.ts'
import { findOnce, findTravelOnce } from './once-store.ts'

/** What a docket leaves to another to charge, a day, a fixed price or travel, must still be charged there. @throws conflict. */
export async function keepCharged({ tx }: Change, docket: StoredDocket): Promise<void> {
  if (!docket.variance.some(({ code }) => code === 'once')) return
  const order = await findOrderGround(tx, docket.job_item_id)
  const left = (await listLines(tx, docket.id)).filter((line) => line.quantity_agreed === 0)
  const travel = left.find(({ kind, job_rate_id }) => kind === 'travel' && job_rate_id !== null)
  const rate = (await listJobRates(tx, docket.job_id)).find(({ id }) => id === travel?.job_rate_id)
  const lost = (what: string) =>
    conflict(`${docket.docket_no}: its ${what} is charged on no docket any more. Query and revise it.`)
  if (
    order &&
    left.some(({ kind }) => kind === 'hire') &&
    (await findOnce(tx, order, docket)).charged.length === 0
  )
    throw lost('price')
  if (rate && (await findTravelOnce(tx, rate, docket.docket_no)).charged.length === 0) throw lost('travel')
}
