import { leftExtras } from '#areas/rates/rules/lines/attachment-lines.ts'
import { hireRateOn } from '#areas/rates/rules/tariff.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { hireRateOf, withAttachments } from '../../rules/charges/tariff-of.ts'
import { findAttachments, findDocketOrder } from '../lookups-store.ts'
import { hireOfCards } from './hire-of-cards.ts'
import { type DocketWithExtras, listWithExtras } from './left-extras-store.ts'
import { listStanding } from './standing-dockets-store.ts'

interface LeftOnDockets {
  name: string
  /** Which machine's day it was left on. */
  day: string
  dockets: readonly DocketWithExtras[]
}

/**
 * Attachments and tolls that no docket of a day charges in full any more, with the counting dockets that left them to
 * another: of the days of some dockets, in any of their revisions.
 */
export async function listLeftExtras(
  db: Db | Tx,
  of: Parameters<typeof listWithExtras>[1],
): Promise<LeftOnDockets[]> {
  const dockets = await listWithExtras(db, of)
  if (dockets.length === 0) return []
  const standing = await listStanding(
    db,
    dockets.map(({ id }) => id),
  )
  const used = [...standing.values()].flatMap(({ attachments = [] }) => attachments)
  const attachments = await findAttachments(
    db,
    used.map(({ attachment_id }) => attachment_id),
  )
  const left = [...Map.groupBy(dockets, ({ day }) => day)].map(async ([day, counting]) => {
    const newest = counting.at(-1)
    if (!newest) return []
    const { terms } = withAttachments(await hireOf(db, newest), attachments)
    const ofDay = counting.flatMap(({ id }) => standing.get(id) ?? [])
    return leftExtras(ofDay, terms).map(({ name, docket_nos }) => ({
      name,
      day,
      dockets: counting.filter(({ docket_no }) => docket_nos.includes(docket_no)),
    }))
  })
  return (await Promise.all(left)).flat()
}

/** What a docket's hire is charged by: as planned, or as rate cards say of its machine and day. */
async function hireOf(db: Db | Tx, { job_item_id, asset_id, shift_date, rate }: DocketWithExtras) {
  const planned = hireRateOf(rate)
  const order = await findDocketOrder(db, job_item_id)
  const cards = order ? await hireOfCards(db, order, { rate, asset_id, date: shift_date }) : []
  return hireRateOn({ hire: [planned, ...cards] }, shift_date)
}
