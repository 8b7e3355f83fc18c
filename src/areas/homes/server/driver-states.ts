import { listJobStatuses } from '#areas/driver-jobs/server/index.ts'
import type { Days } from '#shared/periods.ts'
import { type DriverState, driverStateOf, mostUrgent } from '#areas/driver-jobs/rules/driver-state.ts'
import type { HomeContext } from './home-card.ts'

/** How far the drivers are on some days, by order; of several drivers, the one who most needs attention. */
export async function findDriverStates(
  { db, viewer }: Pick<HomeContext, 'db' | 'viewer'>,
  days: Days,
): Promise<ReadonlyMap<number, DriverState>> {
  const rows = await listJobStatuses(db, viewer, { search: '', ...days })
  const states = new Map<number, DriverState>()
  for (const { job_item_id, standing } of rows) {
    const state = driverStateOf(standing)
    if (state === null) continue
    const known = states.get(job_item_id)
    states.set(job_item_id, known ? mostUrgent(known, state) : state)
  }
  return states
}
