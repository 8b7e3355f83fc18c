import { type Notice, notify } from '#areas/notifications/server/index.ts'
import { findHolders } from '#areas/users/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { usersOf } from './recipients-store.ts'
import { findClientOf } from './client-store.ts'
import { pathOf } from '../log-driver-job.ts'

interface Recipient {
  id: number
  driver_id: number
}

/** Notifies a driver about a job; the office must tell drivers without an account. */
export async function notifyDriver(
  change: Change,
  { id, driver_id }: Recipient,
  title: string,
  body: string,
): Promise<void> {
  const user_ids = await usersOf(change.tx, driver_id)
  await notify(change, { ...(await about(change, id)), user_ids, title, body })
}

/** Notifies the job's allocator, or, without one, everyone who sends driver jobs. */
export async function notifyAllocator(
  change: Change,
  { id, allocator_id }: { id: number; allocator_id: number | null },
  notice: Pick<Notice, 'title' | 'body' | 'dedupe_key'>,
): Promise<void> {
  const whom =
    allocator_id === null ? { permission: 'driver-jobs:write' as const } : { user_ids: [allocator_id] }
  await notify(change, { ...(await about(change, id)), ...whom, ...notice })
}

/** Notifies the same people, and everyone responsible for safety, about a driver's declared fitness. */
export async function notifyFitness(
  change: Change,
  { id, allocator_id }: { id: number; allocator_id: number | null },
  notice: Pick<Notice, 'title' | 'body'>,
): Promise<void> {
  const allocators =
    allocator_id === null ? await findHolders(change.tx, 'driver-jobs:write') : [allocator_id]
  await notify(change, {
    ...(await about(change, id)),
    user_ids: allocators,
    permission: 'defects:verify',
    ...notice,
  })
}

const about = async ({ tx }: Change, id: number) =>
  ({
    type: 'job',
    client: await findClientOf(tx, id),
    link: pathOf(id),
    record_type: 'driver_job',
    record_id: id,
  }) as const
