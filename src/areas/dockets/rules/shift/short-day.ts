import type { ShortDay } from '#areas/rates/rules/facts.ts'
import { type FieldErrors } from '#platform/contract/app-error.ts'
import { formatInstant } from '#shared/local-date.ts'
import { requiredWords } from '#shared/text.ts'
import { quantityText } from '#shared/units.ts'
import { type ShortDayKind, shortDayWords } from '../../contract/choices.ts'
import { docketLabels as labels } from '../docket-labels.ts'
import { minutesBetween, minutesText } from './time-words.ts'

/** What a docket says of a day that came to little; absent on an ordinary one. */
export interface ShortDayFacts {
  readonly short_day?: ShortDayKind | null | undefined
  /** Of a late cancellation. */
  readonly cancelled_at?: string | null | undefined
  readonly distance_km?: number | null | undefined
}
/** Where no one worked it starts when work was to. */
type Started = ShortDayFacts & { readonly starts_at: string }

const hour_ms = 3_600_000

/** Days on which no one works: the operator could not begin, or did not come. */
export const isWithoutWork = (kind: ShortDayKind | null): boolean =>
  kind === 'no_start' || kind === 'late_cancellation'

/** The same as what it is priced by; a client who cancels after the start gives no notice. */
export function shortDayOf({
  short_day = null,
  cancelled_at,
  distance_km = null,
  starts_at,
}: Started): ShortDay | null {
  if (short_day === null) return null
  if (short_day === 'no_start') return { kind: 'no_start' }
  if (short_day !== 'late_cancellation')
    return { kind: 'wet_weather', was_on_site: short_day === 'wet_weather_on_site' }
  const notice_ms = Date.parse(starts_at) - Date.parse(cancelled_at ?? starts_at)
  return { kind: 'late_cancellation', notice_hours: Math.max(0, notice_ms / hour_ms), distance_km }
}

/** `Cancelled late: on 22 Nov 2026, 6:10 am, 50 min before the start, 35 km from the depot`; null for an ordinary day. */
export function shortDayText({
  short_day = null,
  cancelled_at = null,
  distance_km = null,
  starts_at,
}: Started): string | null {
  if (short_day === null) return null
  if (cancelled_at === null) return shortDayWords[short_day]
  const notice = minutesBetween(cancelled_at, starts_at)
  const parts = [
    `on ${formatInstant(cancelled_at)}`,
    notice > 0 ? `${minutesText(notice)} before the start` : 'after the start',
    ...(distance_km === null ? [] : [`${quantityText(distance_km)} km from the depot`]),
  ]
  return `${shortDayWords[short_day]}: ${parts.join(', ')}`
}

interface Entered extends ShortDayFacts {
  readonly finishes_at: string | null
  readonly loads: readonly unknown[]
}

/** What a short day may say together, by field. `now`: no one cancels in the future. */
export function shortDayErrors(
  { short_day = null, cancelled_at = null, distance_km = null, finishes_at, loads }: Entered,
  now: Date,
): FieldErrors {
  const isCancelled = short_day === 'late_cancellation'
  const errors: Record<string, string> = {}
  if (short_day === null && finishes_at === null) errors['finishes_at'] = requiredWords(labels.finishes_at)
  if (isWithoutWork(short_day) && finishes_at !== null)
    errors['finishes_at'] = 'No one worked on this day, so it has no finish time.'
  if (short_day !== null && finishes_at === null && loads.length > 0)
    errors['short_day'] = 'No one worked on this day, so it has no loads.'
  if (isCancelled && cancelled_at === null) errors['cancelled_at'] = requiredWords(labels.cancelled_at)
  if (!isCancelled && cancelled_at !== null)
    errors['cancelled_at'] = 'Only a late cancellation has the time of cancelling.'
  if (cancelled_at !== null && Date.parse(cancelled_at) > now.getTime())
    errors['cancelled_at'] = 'Cancelled at cannot be in the future.'
  if (!isCancelled && distance_km !== null) errors['distance_km'] = 'Only a late cancellation has a distance.'
  return errors
}
