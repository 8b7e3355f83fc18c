import { findOrderPlace, openOrder } from '#areas/work-orders/server/index.ts'
import { AppError, notFound } from '#platform/contract/app-error.ts'
import { inOrder } from '#platform/server/change/archiving.ts'
import type { Change } from '#platform/server/change/change.ts'
import { withSavepoint } from '#platform/server/database/savepoint.ts'
import { formatDate } from '#shared/local-date.ts'
import { type DuplicatedTipOrder, type DuplicateTipOrderInput, TipOrderInput } from '../contract/tip-order.ts'
import { addTipOrder } from './save-tip-order.ts'
import { type TipOrderOfOrder, findTipOrder, findWorkDays } from './tip-order-store.ts'

/**
 * Repeats a tip order on other orders, and on those of its requirement on other days, each at the site's rate on
 * its day; it is refused for one whose day the site is closed, or that has the same already.
 * @throws not_found for a tip order or an order that the viewer may not see.
 */
export async function duplicateTipOrder(
  change: Change,
  { tip_order_id, job_item_ids, dates }: DuplicateTipOrderInput,
): Promise<DuplicatedTipOrder[]> {
  const { tx, viewer } = change
  const tip = await findTipOrder(tx, tip_order_id)
  if (!tip || !(await findOrderPlace(tx, viewer, tip.job_item_id))) throw notFound()
  const days = await findWorkDays(tx, {
    ids: job_item_ids,
    job_requirement_id: tip.job_requirement_id,
    dates,
  })
  const results: DuplicatedTipOrder[] = dates
    .filter((date) => !days.some(({ work_date }) => work_date === date))
    .map((date) => ({
      date,
      order: null,
      result: 'refused',
      reason: `There is no open order on ${formatDate(date)}.`,
    }))
  for (const id of inOrder([...job_item_ids, ...days.map((day) => day.id)]))
    if (id !== tip.job_item_id) results.push(await repeatOn(change, tip, id))
  return results.toSorted((a, b) => a.date.localeCompare(b.date))
}

async function repeatOn(change: Change, tip: TipOrderOfOrder, id: number): Promise<DuplicatedTipOrder> {
  const place = await findOrderPlace(change.tx, change.viewer, id)
  const [day] = await findWorkDays(change.tx, { ids: [id] })
  if (!place || !day) throw notFound()
  const target = { date: day.work_date, order: { id, order_no: place.order_no } }
  try {
    await withSavepoint(change, async () => {
      const { order } = await openOrder(change, id, 'edit')
      await addTipOrder(change, order, TipOrderInput.parse({ ...tip, status: 'planned' }))
    })
    return { ...target, result: 'created', reason: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...target, result: 'refused', reason: error.message }
  }
}
