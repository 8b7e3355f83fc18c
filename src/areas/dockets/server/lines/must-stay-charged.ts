import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { listLeftExtras } from '../charges/left-extras.ts'
import { minimumMustStay } from '../charges/minimum-must-stay.ts'
import { type DocketDay, listCounting, listSharedDays } from '../charges/standing-dockets-store.ts'
import { checkStillCharged } from '../../rules/charges/check-still-charged.ts'
import { extraWords, leftWords } from '../../rules/charges/left-words.ts'
import type { StoredDocket } from '../docket-store.ts'
import { type OnceKey, lockOncePrice, listOnceKeys } from '../flags/charged-once-store.ts'

type Numbered = Pick<StoredDocket, 'docket_no'>

/** What a docket has a part in, and what was uncharged already, before it is changed. */
export interface ChargedBefore {
  readonly keys: readonly OnceKey[]
  readonly days: readonly DocketDay[]
  /** Attachments and tolls that nobody charges, each with its day. */
  readonly left: ReadonlySet<string>
}

/** Read before a docket is changed, which may take it off its day. */
export async function readChargedBefore(change: Change, { docket_no }: Numbered): Promise<ChargedBefore> {
  return {
    keys: await listOnceKeys(change.tx, [docket_no]),
    days: await listSharedDays(change.tx, [docket_no]),
    left: await readLeft(change, [docket_no]),
  }
}

/** The attachments and tolls that nobody charges on the days of some dockets. */
export const readLeft = async ({ tx }: Change, docket_nos: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await listLeftExtras(tx, { docket_nos })).map(keyOf))

const keyOf = ({ name, day }: { name: string; day: string }): string => `${day} ${name}`

/**
 * Checks, after a change to a docket, that the prices dockets leave to each other (a day, its minimum, attachments and
 * tolls, a fixed price, travel) are still charged, also on days that the docket was on before. What was uncharged
 * already is not this change's. @throws conflict, naming the docket that charges too little.
 */
export async function mustStayCharged(
  { tx }: Change,
  { docket_no }: Numbered,
  before: ChargedBefore,
): Promise<void> {
  await check(tx, [...before.keys, ...(await listOnceKeys(tx, [docket_no]))])
  await minimumMustStay(tx, [docket_no], { days: before.days })
  const others = await Promise.all(before.days.map((day) => listCounting(tx, day)))
  const docket_nos = [docket_no, ...others.flat().map((one) => one.docket_no)]
  for (const left of await listLeftExtras(tx, { docket_nos })) {
    // What an unapproved docket is left uncharged with is a flag on it.
    const words = before.left.has(keyOf(left)) ? null : leftWords(extraWords(left.name), left.dockets)
    if (words !== null) throw conflict(words)
  }
}

/**
 * The same for dockets just approved: none may leave a price that no other charges, but for the attachments and tolls that
 * were `left` when whoever approves them was told so.
 */
export async function approvedMustStayCharged(
  { tx }: Change,
  dockets: readonly Numbered[],
  left: ReadonlySet<string>,
): Promise<void> {
  const approving = dockets.map(({ docket_no }) => docket_no)
  await check(tx, await listOnceKeys(tx, approving), approving)
  await minimumMustStay(tx, approving, { approving })
  // Looked up once more, now that the days are locked: another docket may have been voided since.
  for (const extra of await listLeftExtras(tx, { docket_nos: approving })) {
    const words = left.has(keyOf(extra)) ? null : leftWords(extraWords(extra.name), extra.dockets, approving)
    if (words !== null) throw conflict(words)
  }
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
