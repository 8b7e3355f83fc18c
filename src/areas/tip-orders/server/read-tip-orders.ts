import { conditionsOf } from '#areas/tip-sites/rules/accepted-materials.ts'
import type { TipDays } from '#areas/tip-sites/rules/opening.ts'
import { findHolidays } from '#areas/settings/server/index.ts'
import { findOrderPlace } from '#areas/work-orders/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { tipObjection } from '../rules/check-tip.ts'
import { isOpenTip } from '../rules/tip-order-labels.ts'
import { type ListedTipOrder, listTipOrders } from './tip-order-store.ts'

/** Why a listed tip order's site cannot take it on a day after all; null when it can. */
export const objectionTo = (tip: ListedTipOrder, date: string, days: TipDays): string | null =>
  tipObjection(
    { ...tip, name: tip.tip_site, status: tip.site_status },
    { ...tip, value: tip.material },
    date,
    days,
  )

/** The tip orders of an order that this viewer may see. @throws not_found. */
export async function readTipOrders(db: Db | Tx, viewer: Viewer, job_item_id: number, today: string) {
  const [place, tips, holidayOn] = await Promise.all([
    findOrderPlace(db, viewer, job_item_id),
    listTipOrders(db, job_item_id),
    findHolidays(db),
  ])
  if (!place) throw notFound()
  return tips.map((tip) => ({
    ...tip,
    conditions: conditionsOf(tip.materials, tip.material),
    objection: isOpenTip(tip) ? objectionTo(tip, tip.work_date, { today, holidayOn }) : null,
  }))
}

/** One of them. @throws not_found. */
export async function readTipOrder({ tx, viewer, today }: Change, job_item_id: number, id: number) {
  const tip = (await readTipOrders(tx, viewer, job_item_id, today)).find((one) => one.id === id)
  if (!tip) throw notFound()
  return tip
}
