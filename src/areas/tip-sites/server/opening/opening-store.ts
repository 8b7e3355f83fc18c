import { sql } from 'kysely'
import { weekday } from '#shared/local-date.ts'
import { type TipDays, weekdays } from '../../rules/opening.ts'

/** The SQL of `openingOn` for today. */
export function isOpenOn({ today: date, holidayOn }: TipDays) {
  const opens = sql`hours -> ${sql.lit(weekdays.indexOf(weekday(date)))} ->> 'opens'`
  const isHoliday = sql.lit(holidayOn(date) !== null)
  return sql<boolean>`(tip_site.status = 'open' and ${date}::date <> all (closed_dates)
    and not (closed_on_holidays and ${isHoliday})
    and (${opens} is not null or not jsonb_path_exists(hours, '$[*].opens ? (@ != null)')))`
}
