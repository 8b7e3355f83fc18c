import { countOrders, findNextOrderDay } from '#areas/work-orders/server/index.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'
import type { DayDrivers } from '../../contract/day-drivers.ts'
import { findDayDrivers } from './day-drivers-store.ts'

/** The drivers of a day; without one, of the next day with orders. */
export async function readDayDrivers(
  { db, viewer, clock }: Pick<Platform, 'db' | 'clock'> & { viewer: Viewer },
  asked: string | undefined,
): Promise<DayDrivers> {
  const today = clock.today()
  const tomorrow = addDays(today, 1)
  const day = asked ?? (await findNextOrderDay(db, viewer, tomorrow, today)) ?? tomorrow
  const [drivers, orders] = await Promise.all([
    findDayDrivers(db, clock.now(), day),
    countOrders(db, viewer, { search: '', from: day, to: day, order_status: 'To Confirm' }, today),
  ])
  return { day, drivers, to_confirm: orders.all }
}
