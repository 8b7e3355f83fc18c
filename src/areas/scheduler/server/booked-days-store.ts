import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { BookedDays } from '../contract/booking.ts'
import { visibleBookings } from './booking-store.ts'

const dateOf = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Australia/Melbourne')::date`

/**
 * The days of these on which an asset has firm work or is on dry hire, each once: a night shift is on the day it starts; a
 * dry hire that is out lasts until its requirement ends, or today when it is overdue. `asset`: the id, as SQL.
 */
export const bookedDaysOf = (asset: RawBuilder<unknown>, days: readonly string[], today: string) =>
  sql<string>`select i.work_date as day from booking b join job_item i on i.id = b.job_item_id
    where b.asset_id = ${asset} and b.released_at is null and b.certainty = 'confirmed'
      and i.work_date = any(${[...days]}::date[])
    union
    select hired.day from dry_hire h join job_requirement r on r.id = h.job_requirement_id
      join unnest(${[...days]}::date[]) hired (day) on hired.day between ${dateOf('h.on_hire_at')}
        and coalesce(${dateOf('h.off_hire_at')}, greatest(r.end_date, ${today}::date))
    where h.asset_id = ${asset} and h.archived_at is null`

/**
 * Of some working days, by month: how many there are, and on how many the asset is booked. Those limited to their own
 * bookings count only the work that they may see.
 */
export async function countBookedDays(
  db: Db,
  viewer: Viewer,
  asset_id: number,
  { days, today }: { days: readonly string[]; today: string },
): Promise<BookedDays[]> {
  const ownWork = visibleBookings(db, viewer)
    .select('booking.id')
    .where('booking.asset_id', '=', asset_id)
    .where('booking.kind', '=', 'work')
    .where('booking.certainty', '=', 'confirmed')
    .where('booking.released_at', 'is', null)
    .where(sql<boolean>`job_item.work_date = day`)
  const isBooked =
    scopeOf(viewer, 'scheduler:read') === 'own'
      ? sql`exists (${ownWork})`
      : sql`day in (${bookedDaysOf(sql`${asset_id}::bigint`, days, today)})`
  const { rows } = await sql<BookedDays>`
    select to_char(day, 'YYYY-MM') as month, count(*)::int4 as working,
      (count(*) filter (where ${isBooked}))::int4 as booked
    from unnest(${[...days]}::date[]) day
    group by month order by month`.execute(db)
  return rows
}
