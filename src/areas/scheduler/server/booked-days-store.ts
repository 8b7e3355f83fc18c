import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { BookedDays } from '../contract/booking.ts'
import { visibleBookings } from './booking-store.ts'

const dayStart = sql`(day::timestamp at time zone 'Australia/Melbourne')`
const dayEnd = sql`((day + interval '1 day')::timestamp at time zone 'Australia/Melbourne')`

/** The working days of last month and this one, and on how many the asset has firm work that the viewer may see. */
export async function countBookedDays(
  db: Db,
  viewer: Viewer,
  asset_id: number,
  today: string,
): Promise<BookedDays[]> {
  const work = visibleBookings(db, viewer)
    .select('booking.id')
    .where('booking.asset_id', '=', asset_id)
    .where('booking.kind', '=', 'work')
    .where('booking.certainty', '=', 'confirmed')
    .where('booking.released_at', 'is', null)
    .where(sql<boolean>`booking.during && tstzrange(${dayStart}, ${dayEnd})`)
    .where(sql<boolean>`booking.starts_at < ${dayEnd} and booking.ends_at > ${dayStart}`)
  const { rows } = await sql<BookedDays>`
    select to_char(day, 'YYYY-MM') as month, count(*)::int4 as working,
      (count(*) filter (where exists (${work})))::int4 as booked
    from generate_series(date_trunc('month', ${today}::date) - interval '1 month',
      date_trunc('month', ${today}::date) + interval '1 month - 1 day', interval '1 day') day
    where extract(isodow from day) < 6
    group by month order by month`.execute(db)
  return rows
}
