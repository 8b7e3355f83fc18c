import type { Candidate } from '#areas/scheduler/contract/booking.ts'
import {
  availableAssets,
  availableAttachments,
  availableDrivers,
  bookOrder,
} from '#areas/scheduler/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { driverWithPhone } from './fleet.ts'

const asked = { search: '', limit: 60 }
const fits = (one: Pick<Candidate, 'free' | 'reasons'>): boolean => one.free === 1 && one.reasons.length === 0

interface Wanted {
  certainty: 'pencilled' | 'confirmed'
  whose: 'ours' | 'theirs'
  /** The demo's driver sign-in can record a past day from the start: yesterday is left free for it. */
  isYesterday?: boolean
}

/**
 * Books the best candidate without objections; with `theirs`, one subcontractor's machine and driver, if it
 * has both. @returns whether there were any.
 */
export async function book(
  change: Change,
  order_id: number,
  { certainty, whose, isYesterday = false }: Wanted,
): Promise<boolean> {
  const { tx, viewer } = change
  const pair = whose === 'theirs' ? await theirPair(change, order_id) : undefined
  if (pair) {
    await bookOrder(change, order_id, { ...pair, certainty })
    await bookWhatStaysOn(change, order_id, pair.asset_id, certainty)
    return true
  }
  const asset = (await availableAssets(tx, viewer, order_id, asked)).find(fits)
  if (!asset) return false
  await bookOrder(change, order_id, { asset_id: asset.id, certainty })
  await bookAttachment(change, order_id, certainty)
  const drivers = await availableDrivers(tx, viewer, order_id, asked)
  const driver = drivers.find((one) => fits(one) && !(isYesterday && one.name === driverWithPhone))
  if (driver) await bookOrder(change, order_id, { driver_id: driver.id, certainty })
  return driver !== undefined
}

/** A machine and a driver of the same subcontractor. */
async function theirPair({ tx, viewer }: Change, order_id: number) {
  const idsOf = (candidates: readonly Candidate[]) => [0, ...candidates.filter(fits).map(({ id }) => id)]
  return tx
    .selectFrom('asset')
    .innerJoin('driver', 'driver.subcontractor_id', 'asset.subcontractor_id')
    .select(['asset.id as asset_id', 'driver.id as driver_id'])
    .where('asset.id', 'in', idsOf(await availableAssets(tx, viewer, order_id, asked)))
    .where('driver.id', 'in', idsOf(await availableDrivers(tx, viewer, order_id, asked)))
    .orderBy('asset.id')
    .orderBy('driver.id')
    .executeTakeFirst()
}

/** What the job asks for goes on its machine, and on every third other one the best that fits. */
async function bookAttachment(
  change: Change,
  order_id: number,
  certainty: Wanted['certainty'],
): Promise<void> {
  const attachments = await availableAttachments(change.tx, change.viewer, order_id, asked)
  const best = attachments.find(fits)
  if (best && (order_id % 3 === 0 || best.why_ranked.startsWith('Wanted')))
    await bookOrder(change, order_id, { attachment_id: best.id, certainty })
}

/** What is fixed to a machine comes with it. */
async function bookWhatStaysOn(
  change: Change,
  order_id: number,
  asset_id: number,
  certainty: Wanted['certainty'],
): Promise<void> {
  const fixed = await change.tx
    .selectFrom('attachment')
    .select('id')
    .where('asset_id', '=', asset_id)
    .execute()
  const attachments = await availableAttachments(change.tx, change.viewer, order_id, asked)
  for (const { id } of attachments.filter((one) => fits(one) && fixed.some((own) => own.id === one.id)))
    await bookOrder(change, order_id, { attachment_id: id, certainty })
}
