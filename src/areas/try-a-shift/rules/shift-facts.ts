import type { DayFacts, LoadFact, ShortDay, TimeFact } from '#areas/rates/rules/facts.ts'
import type { Shift } from '../contract/shift.ts'
import { shiftEntries } from './shift-times.ts'

/** The only docket of a shift that is tried. */
const docket_no = 'Shift'

/** A shift as the facts that it is priced by: the only day of its job, on one docket. */
export function shiftFacts(shift: Shift, asset_weight_t: number | null): DayFacts {
  const { date, start_time, finish_time, parts, driven_km, tolls_cents } = shift
  const hasKm = driven_km !== null
  const entries = start_time && finish_time ? shiftEntries({ date, start_time, finish_time, parts }) : []
  return {
    work_date: date,
    dockets: [
      {
        docket_no,
        entries,
        loads: shift.loads.map((load, at): LoadFact => ({ ...load, load_no: at + 1, density: null })),
        odometer_start: hasKm ? 0 : null,
        odometer_finish: driven_km,
        attachments: [],
        tolls: tolls_cents === null ? [] : [{ gantry: 'Tolls', cents: tolls_cents }],
      },
    ],
    standing: [],
    short_day: shortDayOf(shift),
    is_first_day: true,
    is_last_day: true,
    was_floated_in: shift.is_floated === 1,
    asset_weight_t,
    job_hours: hoursOf(entries),
  }
}

/** From the start to the finish of the shift, which is all of its job. */
function hoursOf(entries: readonly TimeFact[]): number | null {
  const [first, last] = [entries.at(0), entries.at(-1)]
  return first && last ? (Date.parse(last.ended_at) - Date.parse(first.started_at)) / 3_600_000 : null
}

function shortDayOf({ short_day, notice_hours, distance_km }: Shift): ShortDay | null {
  if (short_day === null) return null
  if (short_day === 'no_start') return { kind: 'no_start' }
  if (short_day === 'late_cancellation')
    return { kind: 'late_cancellation', notice_hours: notice_hours ?? 0, distance_km }
  return { kind: 'wet_weather', was_on_site: short_day === 'wet_weather_on_site' }
}
