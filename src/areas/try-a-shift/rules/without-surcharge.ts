import { type DayType, dayTypeWords } from '#areas/rates/contract/terms.ts'
import { type Tariff, hireRateOn } from '#areas/rates/rules/tariff.ts'
import { addDays, weekday } from '#shared/local-date.ts'
import type { Shift } from '../contract/shift.ts'

/** When people expect a night surcharge. */
const night = { from: '18:00', to: '06:00' }

/**
 * Kinds of day in an hourly shift that no surcharge is set for, since an ordinary price on a Sunday looks like a mistake:
 * `Sunday: no surcharge set.`
 */
export function withoutSurcharge(
  { date, start_time, finish_time }: Pick<Shift, 'date' | 'start_time' | 'finish_time'>,
  tariff: Pick<Tariff, 'hire' | 'holidays'>,
): string[] {
  const { unit, terms } = hireRateOn(tariff, date)
  if (unit !== 'hour' || start_time === null || finish_time === null) return []
  const endsNextDay = finish_time <= start_time
  const days = endsNextDay && finish_time > '00:00' ? [date, addDays(date, 1)] : [date]
  const isAtNight = endsNextDay || start_time < night.to || finish_time > night.from
  const found = [
    ...days.flatMap((day) => kindOfDay(day, tariff.holidays) ?? []),
    ...(isAtNight ? ['night' as const] : []),
  ]
  return [...new Set(found)]
    .filter((type) => !terms.day_types.some(({ day_type }) => day_type === type))
    .map((type) => `${dayTypeWords[type]}: no surcharge set.`)
}

function kindOfDay(date: string, holidays: Tariff['holidays']): DayType | undefined {
  if (holidays.has(date)) return 'public_holiday'
  const day = weekday(date)
  if (day === 'Sun') return 'sunday'
  return day === 'Sat' ? 'saturday' : undefined
}
