import type { Change } from '#platform/server/change/change.ts'
import { creditHold } from '../../rules/holds.ts'
import { lockCreditHeld, lockUnconfirmed } from './hold-store.ts'
import { clearRuled, raiseRuled } from './sync-holds.ts'

/** What is not confirmed yet waits as soon as its client is on credit hold. */
export async function holdWithClient(
  change: Change,
  { client_id, name }: { client_id: number; name: string },
): Promise<void> {
  for (const job of await lockUnconfirmed(change.tx, client_id))
    await raiseRuled(change, job, creditHold(name))
}

/** Nothing waits for credit any more, however far it has come. */
export async function releaseWithClient(change: Change, { client_id }: { client_id: number }): Promise<void> {
  for (const job of await lockCreditHeld(change.tx, client_id)) await clearRuled(change, job, 'credit')
}
