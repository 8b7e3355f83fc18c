import type { Change } from '#platform/server/change/change.ts'
import { moveJob } from './move-job.ts'
import { settleBilling } from './settle-billing.ts'

/**
 * If everything is billed by then, it is invoiced immediately. @throws not_found, stale; conflict while an order
 * is not finished.
 */
export async function completeJob(change: Change, id: number, version?: number): Promise<void> {
  await moveJob(change, id, { action: 'complete', logged: 'completed', version })
  await settleBilling(change, id)
}
