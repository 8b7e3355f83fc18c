import type { FieldErrors } from '#platform/contract/app-error.ts'
import { quantityText } from '#shared/units.ts'

/** Times as typed, days and times of day in Melbourne. */
export interface TypedHire {
  readonly on_date: string
  readonly on_time: string
  readonly smu_on?: number | null | undefined
  readonly off_date?: string | null | undefined
  readonly off_time?: string | null | undefined
  readonly smu_off?: number | null | undefined
}

/** Now, as a day and a time of day. */
interface Moment {
  readonly date: string
  readonly time: string
}

/** What contradicts itself in a dry hire, as far as it is filled in: a machine goes out before it is back, by now. */
export function dryHireErrors(hire: Partial<TypedHire>, now: Moment): FieldErrors {
  const { on_date, on_time, smu_on, off_date, off_time, smu_off } = hire
  return {
    ...futureErrors({ date: on_date, time: on_time }, now, 'on'),
    ...futureErrors({ date: off_date, time: off_time }, now, 'off'),
    ...(on_date && off_date && off_date < on_date
      ? { off_date: 'Off-hire date must be on or after the on-hire date.' }
      : {}),
    ...(on_date && off_date === on_date && on_time && off_time && off_time <= on_time
      ? { off_time: 'Off-hire time must be after the on-hire time.' }
      : {}),
    ...(smu_on != null && smu_off != null && smu_off < smu_on
      ? { smu_off: `Finish hours must not be less than start hours (${quantityText(smu_on)}).` }
      : {}),
  }
}

function futureErrors(
  { date, time }: { date?: string | null | undefined; time?: string | null | undefined },
  now: Moment,
  name: 'on' | 'off',
): FieldErrors {
  if (!date || date < now.date) return {}
  if (date > now.date) return { [`${name}_date`]: 'Date cannot be in the future.' }
  return time && time > now.time ? { [`${name}_time`]: 'Time cannot be in the future.' } : {}
}
