import { plural } from '#shared/text.ts'
import { fleetStates } from '../contract/choices.ts'
import type { FleetCount } from '../contract/fleet.ts'
import { fleetStateWords, bookedShare, type WorkingDays } from '../rules/fleet-words.ts'
import { sumOf } from './fleet-figures.ts'
import css from './fleets.module.css'

/** A category over its machines: how many there are, what they do, what to see to, and how much they are booked. */
export function FleetGroup({
  category,
  counts,
  days: { week, month },
}: {
  category: string
  /** The category's counts, one for each state. */
  counts: readonly FleetCount[]
  days: WorkingDays
}) {
  const all = sumOf(counts, ({ count }) => count)
  const doing = fleetStates.flatMap((state) => {
    const number = sumOf(
      counts.filter((one) => one.state === state),
      ({ count }) => count,
    )
    return number > 0 ? [`${number} ${fleetStateWords[state].toLowerCase()}`] : []
  })
  const service = sumOf(counts, (one) => one.with_service_due)
  const defects = sumOf(counts, (one) => one.with_defects ?? 0)
  const weekShare = bookedShare(
    sumOf(counts, (one) => one.week_days),
    all,
    week,
  )
  const monthShare = bookedShare(
    sumOf(counts, (one) => one.month_days),
    all,
    month,
  )
  return (
    <span className={css.group}>
      <strong>{category}</strong>
      {all > 0 && (
        <>
          <span>
            {plural(all, 'machine')}: {doing.join(', ')}
          </span>
          {defects > 0 && <span>{defects} with defects</span>}
          {service > 0 && <span>{service} with service due</span>}
          {weekShare && monthShare && (
            <span>
              Booked {weekShare} of this week, {monthShare} of this month
            </span>
          )}
        </>
      )}
    </span>
  )
}
