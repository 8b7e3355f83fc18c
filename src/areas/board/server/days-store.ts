import { sql } from 'kysely'

/** Some days, both included. */
export interface Days {
  from: string
  to: string
}

/** From midnight to midnight in Melbourne. */
export const during = ({ from, to }: Days) =>
  sql`tstzrange(${from}::date::timestamp at time zone 'Australia/Melbourne',
    (${to}::date + 1)::timestamp at time zone 'Australia/Melbourne')`
