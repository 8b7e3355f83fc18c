import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import {
  type OpenablePart,
  asStored,
  inAnyState,
  entryOf,
  openRecord,
} from '#platform/server/change/open-record.ts'
import { addDays, formatDate } from '#shared/local-date.ts'
import type { TipRateInput, TipRatePatch } from '../../contract/tip-rate.ts'
import { checkRate } from '../../rules/rates/check-rate.ts'
import { tipSiteCan } from '../../rules/tip-site-rules.ts'
import {
  type StoredTipRate,
  deleteTipRate,
  findOverlap,
  insertTipRate,
  lockTipRate,
  updateTipRate,
} from './rate-store.ts'
import { tipSiteRecord } from '../tip-site-record.ts'
import type { StoredTipSite } from '../tip-site-store.ts'

const openSite = (change: Change, id: number) =>
  openRecord(change, tipSiteRecord, { id, can: tipSiteCan.edit })

const rateOf = (tip_site_id: number): OpenablePart<StoredTipRate> => ({
  label: ({ material }) => material,
  lock: ({ tx }, id) => lockTipRate(tx, tip_site_id, id),
  present: ({ tx }, id) => lockTipRate(tx, tip_site_id, id),
  state: asStored,
})

const entry = (site: StoredTipSite, action: string, { material, valid_from }: StoredTipRate) => ({
  ...entryOf(tipSiteRecord, site),
  action,
  part: `${material} from ${formatDate(valid_from)}`,
})

/** Refuses what a rate may not be, and one that would hold on the same day as another. @throws invalid. */
async function mustFit(change: Change, site: StoredTipSite, rate: TipRateInput, id?: number): Promise<void> {
  refuse(checkRate(rate, site))
  const other = await findOverlap(change.tx, site.id, rate, id)
  if (!other) return
  const to = other.valid_to ? `to ${formatDate(other.valid_to)}` : 'on'
  refuse({ valid_from: `${rate.material} already has a rate from ${formatDate(other.valid_from)} ${to}.` })
}

/**
 * Sets a material's rate from a day on. One without a last day that began earlier ends the day before.
 * @throws not_found; invalid; conflict for an archived tip site.
 */
export async function createTipRate(change: Change, tip_site_id: number, input: TipRateInput) {
  const { record: site } = await openSite(change, tip_site_id)
  const before = await findOverlap(change.tx, tip_site_id, { ...input, valid_to: input.valid_from })
  if (before && before.valid_to === null && before.valid_from < input.valid_from) {
    const after = await updateTipRate(change.tx, before.id, { valid_to: addDays(input.valid_from, -1) })
    change.log({ ...entry(site, 'tip rate ended', after), before, after })
  }
  await mustFit(change, site, input)
  const rate = await insertTipRate(change.tx, { ...definedFields(input), tip_site_id })
  change.log({ ...entry(site, 'tip rate added', rate), after: rate })
  return rate
}

/** @throws not_found; stale with the current rate; invalid; conflict for an archived tip site. */
export async function editTipRate(
  change: Change,
  tip_site_id: number,
  id: number,
  { version, ...changes }: TipRatePatch,
) {
  const { record: site } = await openSite(change, tip_site_id)
  const { record: before } = await openRecord(change, rateOf(tip_site_id), { id, version, can: inAnyState })
  const patch = changedFields(before, definedFields(changes))
  if (Object.keys(patch).length === 0) return before
  await mustFit(change, site, { ...before, ...patch }, id)
  const after = await updateTipRate(change.tx, id, patch)
  change.log({ ...entry(site, 'tip rate changed', after), before, after })
  return after
}

/** @throws not_found; stale with the current rate; conflict for an archived tip site. */
export async function removeTipRate(
  change: Change,
  tip_site_id: number,
  id: number,
  version?: number,
): Promise<void> {
  const { record: site } = await openSite(change, tip_site_id)
  const { record: before } = await openRecord(change, rateOf(tip_site_id), { id, version, can: inAnyState })
  await deleteTipRate(change.tx, id)
  change.log({ ...entry(site, 'tip rate removed', before), before })
}
