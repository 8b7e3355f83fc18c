import type { FieldErrors } from '#platform/contract/app-error.ts'
import { addDays, formatDate } from '#shared/local-date.ts'
import { quantityText } from '#shared/units.ts'
import type { meterTypes } from '../contract/choices.ts'

/** How long before it is due a service is to be planned. */
export const serviceNotice = { days: 14, hours: 50, km: 1000 }

/** A machine may have plans for a meter that it no longer has: only its own meters count. */
interface Metered {
  meter_type: (typeof meterTypes)[number]
}

/** When a machine is next serviced, and what its meters last read; null for what is not known. */
export interface ServicePlan extends Metered {
  smu_current: number | null
  odometer_current: number | null
  next_service_on: string | null
  next_service_hours: number | null
  next_service_km: number | null
}

export interface ServiceDue {
  state: 'overdue' | 'soon' | 'later'
  /** `Overdue by 12 h`, `Due in 40 h`, `Due 4 Dec 2026`, `At 1,400 h, meter not read`. */
  words: string
}

/** The next service by whichever comes first; null for a machine without one. */
export function serviceDue(plan: ServicePlan, today: string): ServiceDue | null {
  const { next_service_on: day, meter_type } = plan
  const due = [
    day === null ? null : { ...byDate(day, today), urgency: daysBetween(today, day) / serviceNotice.days },
    meter_type === 'km' ? null : byMeter(plan.next_service_hours, plan.smu_current, 'hours', 'h'),
    meter_type === 'hours' ? null : byMeter(plan.next_service_km, plan.odometer_current, 'km', 'km'),
  ]
    .filter((one) => one !== null)
    .toSorted((a, b) => order[a.state] - order[b.state] || a.urgency - b.urgency)
  const [first] = due
  return first ? { state: first.state, words: first.words } : null
}

const order = { overdue: 0, soon: 1, later: 2 } as const
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

function byDate(day: string, today: string): ServiceDue {
  if (day < today) return { state: 'overdue', words: `Overdue since ${formatDate(day)}` }
  const words = day === today ? 'Due today' : `Due ${formatDate(day)}`
  return { state: day <= addDays(today, serviceNotice.days) ? 'soon' : 'later', words }
}

function byMeter(next: number | null, last: number | null, meter: 'hours' | 'km', unit: string) {
  if (next === null) return null
  if (last === null)
    // After whatever is known.
    return {
      state: 'later',
      words: `At ${quantityText(next)} ${unit}, meter not read`,
      urgency: Infinity,
    } as const
  const left = Math.round((next - last) * 10) / 10
  const state = left <= 0 ? 'overdue' : left <= serviceNotice[meter] ? 'soon' : 'later'
  const words =
    left === 0
      ? 'Due now'
      : left < 0
        ? `Overdue by ${quantityText(-left)} ${unit}`
        : `Due in ${quantityText(left)} ${unit}`
  return { state, words, urgency: left / serviceNotice[meter] } as const
}

interface Intervals extends Metered {
  service_interval_days: number | null
  service_interval_hours: number | null
  service_interval_km: number | null
}

/** The intervals by the meters that the machine has. */
const meterIntervals = ({ meter_type, service_interval_hours, service_interval_km }: Intervals) => ({
  hours: meter_type === 'km' ? null : service_interval_hours,
  km: meter_type === 'hours' ? null : service_interval_km,
})

/** When the next service is due after one on this day at these readings; null for what has no interval or no reading. */
export function nextService(
  machine: Intervals,
  done: { serviced_on: string; smu: number | null; odometer: number | null },
): Pick<ServicePlan, 'next_service_on' | 'next_service_hours' | 'next_service_km'> {
  const { service_interval_days: days } = machine
  const { hours, km } = meterIntervals(machine)
  return {
    next_service_on: days === null ? null : addDays(done.serviced_on, days),
    next_service_hours: hours === null || done.smu === null ? null : done.smu + hours,
    next_service_km: km === null || done.odometer === null ? null : done.odometer + km,
  }
}

/**
 * What is wrong with a service: it was neither in the future nor before the last one, and of an earlier day the meters
 * must be told that the next one follows from, since they may have gone on.
 */
export function serviceErrors(
  service: {
    serviced_on: string
    smu_current?: number | null | undefined
    odometer_current?: number | null | undefined
  },
  machine: Intervals & { serviced_on: string | null },
  today: string,
): FieldErrors {
  const { serviced_on, smu_current: smu, odometer_current: odometer } = service
  const { serviced_on: last } = machine
  if (serviced_on > today) return { serviced_on: 'Date cannot be in the future.' }
  if (last !== null && serviced_on < last)
    return { serviced_on: `Date cannot be before the last service (${formatDate(last)}).` }
  if (serviced_on === today) return {}
  const { hours, km } = meterIntervals(machine)
  return {
    ...(hours !== null && smu == null && { smu_current: 'Enter the hours at that service.' }),
    ...(km !== null && odometer == null && { odometer_current: 'Enter the odometer at that service.' }),
  }
}
