import type { listJobStatuses } from '#areas/driver-jobs/server/index.ts'
import { type DriverState, driverStateOf, mostUrgent } from '#areas/driver-jobs/rules/driver-state.ts'

/** How far the drivers are, by order; of several drivers, the one who most needs attention. */
export function driverStates(
  jobs: Awaited<ReturnType<typeof listJobStatuses>>,
): ReadonlyMap<number, DriverState> {
  const states = new Map<number, DriverState>()
  for (const { job_item_id, answer_status } of jobs) {
    const state = driverStateOf(answer_status)
    if (state === null) continue
    const known = states.get(job_item_id)
    states.set(job_item_id, known ? mostUrgent(known, state) : state)
  }
  return states
}
