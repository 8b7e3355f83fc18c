import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { listLeftExtras } from '../charges/left-extras-store.ts'
import { minimumMustStay } from '../charges/minimum-must-stay.ts'
import { checkStillCharged } from '../../rules/charges/check-still-charged.ts'
import { extraWords, leftWords } from '../../rules/charges/left-words.ts'
import type { StoredDocket } from '../docket-store.ts'
import { type OnceKey, lockOncePrice, listOnceKeys } from '../flags/charged-once-store.ts'

type Numbered = Pick<StoredDocket, 'docket_no'>

/**
 * Checks, after a change to a docket, that the prices dockets leave to each other (a day, its minimum, attachments and
 * tolls, a fixed price, travel) are still charged. `keys`: the prices to check, where the changed docket no longer has them.
 * @throws conflict, naming the docket that charges too little.
 */
export async function mustStayCharged(
  { tx }: Change,
  docket: Numbered,
  keys?: readonly OnceKey[],
): Promise<void> {
  await check(tx, [...(keys ?? []), ...(await listOnceKeys(tx, [docket.docket_no]))])
  await minimumMustStay(tx, [docket.docket_no])
  await extrasMustStay(tx, docket)
}

/** What an unapproved docket is left uncharged with is a flag on it. */
async function extrasMustStay(tx: Change['tx'], { docket_no }: Numbered): Promise<void> {
  for (const { name, dockets } of await listLeftExtras(tx, { docket_nos: [docket_no] })) {
    const words = leftWords(extraWords(name), dockets)
    if (words !== null) throw conflict(words)
  }
}

/** The same for dockets just approved: none may leave a price that no other charges. */
export async function approvedMustStayCharged({ tx }: Change, dockets: readonly Numbered[]): Promise<void> {
  const approving = dockets.map(({ docket_no }) => docket_no)
  await check(tx, await listOnceKeys(tx, approving), approving)
  await minimumMustStay(tx, approving, approving)
}

async function check(
  tx: Change['tx'],
  keys: readonly OnceKey[],
  approving: readonly string[] = [],
): Promise<void> {
  for (const key of keys) {
    const price = await lockOncePrice(tx, key)
    const kept = price ? checkStillCharged(price, approving) : true
    if (kept !== true) throw conflict(kept)
  }
}
