import { listJobStatuses } from '#areas/driver-jobs/server/index.ts'
import type { Days } from '#shared/periods.ts'
import type { sheetStates } from '../contract/home.ts'
import type { HomeContext } from './home-card.ts'

export type DriverState = Extract<(typeof sheetStates)[number], 'waiting' | 'accepted' | 'declined'>

const answers: Readonly<Record<string, DriverState>> = {
  Sent: 'waiting',
  Seen: 'waiting',
  Declined: 'declined',
}

/** Drivers' answers for some days, by order; no answer or a refusal outranks an acceptance. */
export async function findDriverStates(
  { db, viewer }: Pick<HomeContext, 'db' | 'viewer'>,
  days: Days,
): Promise<ReadonlyMap<number, DriverState>> {
  const rows = await listJobStatuses(db, viewer, { search: '', ...days })
  const states = new Map<number, DriverState>()
  for (const { job_item_id, status } of rows) {
    if (status === 'Cancelled' || status === 'No Show') continue
    const state = answers[status] ?? 'accepted'
    if (state !== 'accepted' || !states.has(job_item_id)) states.set(job_item_id, state)
  }
  return states
}
