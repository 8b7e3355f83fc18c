import { listStoppedBookings } from '#areas/scheduler/server/index.ts'
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
  const [drivers, stopped, orders] = await Promise.all([
    findDayDrivers(db, clock.now(), day),
    listStoppedBookings(db, { from: day, to: day }),
    countOrders(db, viewer, { search: '', from: day, to: day, order_status: 'To Confirm' }, today),
  ])
  const mayNotWork = Map.groupBy(stopped, ({ order_id }) => order_id)
  return {
    day,
    drivers: drivers.map((driver) => ({
      ...driver,
      may_not_work: (mayNotWork.get(driver.order_id) ?? [])
        .filter(({ record_type, record_id }) => record_type === 'asset' || record_id === driver.driver_id)
        .map(({ name, reasons }) => `${name}: ${reasons.join(', ')}`),
    })),
    to_confirm: orders.all,
  }
}
