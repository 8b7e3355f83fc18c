import type { Reason } from '../contract/booking.ts'
import { conflictWith } from './conflict.ts'
import type { DriverFacts, LastingFacts, NearBooking, OrderFacts, Stretch } from './facts.ts'
import { fatigueLimitHours, hoursWords, maxHoursInDay } from './fatigue.ts'
import { lastDayOf } from './last-day.ts'
import { lacksLicence } from './licence.ts'
import { documentReasons, subcontractorReasons } from './document-reasons.ts'
import { lacksSkills, neededSkills } from './skills.ts'
import { full, soft } from './reason.ts'

/** What there is to drive: the booked plant and, before that does the work, what the order asks for. */
const machinesOf = (order: OrderFacts) =>
  order.assets.some(({ is_main }) => is_main)
    ? order.assets
    : [{ name: order.category, min_licence_class: order.category_min_licence_class }, ...order.assets]

/** All objections to a driver on an order, the hard one first. */
export function driverReasons(order: OrderFacts, driver: DriverFacts): Reason[] {
  const conflict = conflictWith(driver.name, order, driver.near, order.id)
  return [
    ...(conflict ? [conflict] : []),
    ...full(order, driver, order.drivers),
    ...statusReasons(order, driver),
    ...lacksLicence(driver, machinesOf(order)),
    ...lacksSkills(order, driver, neededSkills(order)),
    ...lastingDriverReasons(order, driver),
    ...fatigue(order, driver),
  ]
}

/** Those that last until something is renewed or approved, whatever the work. */
export function lastingDriverReasons(
  order: Pick<OrderFacts, 'ends_at'>,
  driver: LastingFacts & Pick<DriverFacts, 'licence_expires_on'>,
): Reason[] {
  const reasons = [
    ...expiredLicence(order, driver),
    ...subcontractorReasons(driver),
    ...documentReasons(order, driver.documents),
  ]
  // The licence's date is in the driver's details and on the document: report it once.
  return reasons.filter(({ text }, at) => reasons.findIndex((one) => one.text === text) === at)
}

/** Confirmed work apart from this order. */
export const otherWork = (order: OrderFacts, near: readonly NearBooking[]): NearBooking[] =>
  near.filter((one) => one.kind === 'work' && one.certainty === 'confirmed' && one.job_item_id !== order.id)

function statusReasons(order: OrderFacts, { name, status, start_date, end_date }: DriverFacts): Reason[] {
  const isAway =
    (start_date !== null && order.work_date < start_date) ||
    (end_date !== null && lastDayOf(order) > end_date)
  return status === 'NotActive' || isAway ? [soft('inactive', `${name} is not active.`)] : []
}

const expiredLicence = (
  order: Pick<OrderFacts, 'ends_at'>,
  { name, licence_expires_on }: Pick<DriverFacts, 'name' | 'licence_expires_on'>,
): Reason[] =>
  licence_expires_on !== null && licence_expires_on < lastDayOf(order)
    ? [soft('document', `${name}: Driver licence is expired.`)]
    : []

/** Whether a driver has a licence, on file and in force for the whole order. */
export const holdsLicence = (order: OrderFacts, driver: DriverFacts): boolean =>
  driver.licence_class !== null &&
  expiredLicence(order, driver).length === 0 &&
  documentReasons(
    order,
    driver.documents.filter(({ type }) => /licence/i.test(type)),
  ).length === 0

/** A docket records an order's actual work; until there is one, the booking's planned times count. */
function workOf(order: OrderFacts, { worked, near }: DriverFacts): readonly Stretch[] {
  const others = worked.filter(({ job_item_id }) => job_item_id !== order.id)
  const workedOrders = new Set(worked.map(({ job_item_id }) => job_item_id))
  return [
    ...others,
    ...otherWork(order, near).filter(
      ({ job_item_id }) => job_item_id === null || !workedOrders.has(job_item_id),
    ),
  ]
}

function fatigue(order: OrderFacts, driver: DriverFacts): Reason[] {
  const hours = maxHoursInDay(workOf(order, driver), order)
  return hours > fatigueLimitHours
    ? [
        soft(
          'fatigue',
          `${driver.name} would reach ${hoursWords(hours)} hours in 24 hours. The limit is ${fatigueLimitHours}.`,
        ),
      ]
    : []
}
