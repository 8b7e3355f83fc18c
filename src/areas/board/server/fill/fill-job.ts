import { bookOrder, holdForBooking } from '#areas/scheduler/server/index.ts'
import { AppError, invalid, refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { FillInput } from '../../contract/fill/endpoints.ts'
import { listFillOrders } from './fill-store.ts'

/** Why one order refuses; the others are tried nevertheless, so that all reasons are known at once. */
const refusing = new Set(['conflict', 'stale', 'invalid'])

/**
 * Books the machines and drivers of several orders of a job as the order’s own page does: all, or none.
 * @throws invalid with each order’s reason, by its place (`cells.3`); forbidden for an override without the right.
 */
export async function fillJob(
  change: Change,
  job_id: number,
  { certainty, cells }: FillInput,
): Promise<void> {
  const own = new Set((await listFillOrders(change.tx, job_id, change.today)).map(({ id }) => id))
  if (cells.some(({ job_item_id }) => !own.has(job_item_id)))
    throw invalid({ cells: 'Someone else changed these orders. Reload the page.' })
  await holdForBooking(change.tx, {
    order_ids: cells.map(({ job_item_id }) => job_item_id),
    assets: cells.flatMap(({ asset_id }) => asset_id ?? []),
    drivers: cells.flatMap(({ driver_id }) => driver_id ?? []),
  })
  const errors: Record<string, string> = {}
  for (const [at, { job_item_id, ...cell }] of cells.entries())
    try {
      await bookOrder(change, job_item_id, { ...cell, certainty })
    } catch (error) {
      if (!(error instanceof AppError) || !refusing.has(error.code)) throw error
      errors[`cells.${at}`] = error.message
    }
  refuse(errors)
}
