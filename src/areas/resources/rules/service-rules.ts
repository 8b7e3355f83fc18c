import { addDays, formatDate } from '#shared/local-date.ts'
import { quantityText } from '#shared/units.ts'

/** How long before it is due a service is to be planned. */
export const serviceNotice = { days: 14, hours: 50, km: 1000 }

/** When a machine is next serviced, and what its meters last read; null for what is not known. */
export interface ServicePlan {
  smu_current: number | null
  odometer_current: number | null
  next_service_on: string | null
  next_service_hours: number | null
  next_service_km: number | null
}

export interface ServiceDue {
  state: 'overdue' | 'soon' | 'later'
  /** `Overdue by 12 h`, `Due in 40 h`, `Due 4 Dec 2026`. */
  words: string
}

/** The next service by whichever comes first; null for a machine without one. */
export function serviceDue(plan: ServicePlan, today: string): ServiceDue | null {
  const { next_service_on: day } = plan
  const due = [
    day === null ? null : { ...byDate(day, today), urgency: daysBetween(today, day) / serviceNotice.days },
    byMeter(plan.next_service_hours, plan.smu_current, 'hours', 'h'),
    byMeter(plan.next_service_km, plan.odometer_current, 'km', 'km'),
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
  if (next === null || last === null) return null
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

interface Intervals {
  service_interval_days: number | null
  service_interval_hours: number | null
  service_interval_km: number | null
}

/** When the next service is due after one on this day at these readings; null for what has no interval or no reading. */
export function nextService(
  { service_interval_days: days, service_interval_hours: hours, service_interval_km: km }: Intervals,
  done: { serviced_on: string; smu: number | null; odometer: number | null },
): Pick<ServicePlan, 'next_service_on' | 'next_service_hours' | 'next_service_km'> {
  return {
    next_service_on: days === null ? null : addDays(done.serviced_on, days),
    next_service_hours: hours === null || done.smu === null ? null : done.smu + hours,
    next_service_km: km === null || done.odometer === null ? null : done.odometer + km,
  }
}
