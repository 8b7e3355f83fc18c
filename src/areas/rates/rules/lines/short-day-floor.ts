import { amountText } from '#shared/units.ts'
import type { RateTerms } from '../../contract/terms.ts'
import type { ShortDay } from '../facts.ts'

/** The least that an asset's day is charged for, and why. */
export interface Floor {
  kind: 'minimum' | ShortDay['kind']
  minutes: number
  why: string[]
}

/**
 * Hours charged for a day that came to little: no start 2 h [TC1]; wet weather at least 2 h [TC1], 4 h on site [TC4];
 * late cancellation by the shortest window that the notice falls in, 1 h or 1.5 h beyond 30 km [TC2].
 */
export function shortDayFloor(day: ShortDay, terms: RateTerms): Floor | undefined {
  if (day.kind === 'no_start')
    return floorFor(day.kind, terms.no_start_hours, 'The operator was on site, but work did not start.')
  if (day.kind === 'wet_weather')
    return day.was_on_site
      ? floorFor(day.kind, terms.wet_weather_on_site_hours, 'Stopped by wet weather on site.')
      : floorFor(day.kind, terms.wet_weather_hours, 'Stopped by wet weather.')
  const window = terms.cancellation
    .filter(({ notice_hours }) => day.notice_hours < notice_hours)
    .toSorted((a, b) => a.notice_hours - b.notice_hours)[0]
  if (!window) return undefined
  const { far_km, far_charge_hours, charge_hours, notice_hours } = window
  const isFar = far_km !== null && day.distance_km !== null && day.distance_km > far_km
  const words = `Cancelled less than ${amountText(notice_hours, 'hour')} before the start${isFar ? `, more than ${far_km} km away` : ''}.`
  return floorFor(day.kind, isFar ? (far_charge_hours ?? charge_hours) : charge_hours, words)
}

const floorFor = (kind: ShortDay['kind'], hours: number, words: string): Floor => ({
  kind,
  minutes: Math.round(hours * 60),
  why: [words],
})
