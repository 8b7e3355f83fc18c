import type { Change } from '#platform/server/change/change.ts'
import { creditHold } from '../../rules/holds.ts'
import { lockCreditHeld, lockUnconfirmed } from './hold-store.ts'
import { clearAutomaticHold, raiseAutomaticHold } from './sync-holds.ts'

/** Puts a credit hold on unconfirmed jobs when their client gets one. */
export async function holdWithClient(
  change: Change,
  { client_id, name }: { client_id: number; name: string },
): Promise<void> {
  for (const job of await lockUnconfirmed(change.tx, client_id))
    await raiseAutomaticHold(change, job, creditHold(name))
}

/** Clears credit holds, whatever status the jobs have reached. */
export async function releaseWithClient(change: Change, { client_id }: { client_id: number }): Promise<void> {
  for (const job of await lockCreditHeld(change.tx, client_id))
    await clearAutomaticHold(change, job, 'credit')
}
