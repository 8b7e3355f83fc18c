import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { BookedDays } from '../contract/booking.ts'
import { visibleBookings } from './booking-store.ts'

const dayStart = sql`(day::timestamp at time zone 'Australia/Melbourne')`
const dayEnd = sql`((day + interval '1 day')::timestamp at time zone 'Australia/Melbourne')`

/** Of some working days, by month: how many there are, and on how many the asset has firm work that the viewer may see. */
export async function countBookedDays(
  db: Db,
  viewer: Viewer,
  asset_id: number,
  days: readonly string[],
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
    from unnest(${[...days]}::date[]) day
    group by month order by month`.execute(db)
  return rows
}
