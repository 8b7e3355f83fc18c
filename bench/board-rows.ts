/** A Monday on which the board begins. */
export const boardStart = '2026-11-23'

export interface BoardSize {
  machines: number
  days: 14 | 28
  bookings: number
}

const rate = `'{"unit": "hour", "unit_price_cents": 15000, "min_hours": 4, "round_minutes": 15, "source": "product"}'`
/** Days after the start on which there is nothing but orders to fill, one for each machine. */
export const fillDay = 35

/** Orders on a day of each row of a table that has `slot`, the requirement, its category and `day` after the start. */
const orders = (prefix: string, table: string): string =>
  `insert into job_item (order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at, asset_category_id, needs_driver, rate_snapshot)
     select '${prefix}-' || slot, job_id, requirement_id, slot, date '${boardStart}' + day,
       (date '${boardStart}' + day + time '07:00') at time zone 'Australia/Melbourne',
       (date '${boardStart}' + day + time '15:00') at time zone 'Australia/Melbourne', asset_category_id, false, ${rate}
     from ${table}`

/** Machines of twenty categories instead of the demo company’s, each booked on as many of the days as makes the number. */
export const boardRows = ({ machines, days, bookings }: BoardSize): string[] => [
  `update asset set archived_at = now()`,
  `insert into asset_category (name, asset_group) select 'Board ' || lpad(k::text, 2, '0'), 'excavator' from generate_series(0, 19) k`,
  `create temp table kind as select id, row_number() over (order by id) - 1 as k from asset_category where name like 'Board %'`,
  `insert into asset (fleet_no, asset_category_id, name)
     select 'M-' || lpad(n::text, 4, '0'), kind.id, 'Machine ' || n from generate_series(1, ${machines}) n join kind on kind.k = n % 20`,
  `insert into client (name, name_key, client_type, email) values ('Board', 'board', 'civil', 'board@example.com')`,
  `insert into job_site (client_id, name, address_line1, suburb, state, postcode)
     select id, 'Board', '1 Board Road', 'Epping', 'VIC', '3076' from client where name = 'Board'`,
  `insert into job (job_no, company_id, client_id, job_site_id, title, job_type, status, start_date, end_date, billing_method)
     select 'BRD-' || k, (select min(id) from company), client_id, id, 'Board ' || k, 'Machine Hire', 'Confirmed', '${boardStart}',
       date '${boardStart}' + 40, 'hourly'
     from job_site, generate_series(0, 19) k where name = 'Board'`,
  `insert into job_requirement (job_id, asset_category_id, max_asset_qty, start_date, end_date, start_time, rate_snapshot)
     select job.id, kind.id, 100, '${boardStart}', date '${boardStart}' + 40, '07:00', ${rate} from job join kind on job_no = 'BRD-' || kind.k`,
  `create temp table machine as select a.id as asset_id, r.id as requirement_id, r.job_id, a.asset_category_id,
       row_number() over (order by a.id) as n
     from asset a join job_requirement r on r.asset_category_id = a.asset_category_id where a.fleet_no like 'M-%'`,
  `create temp table busy as select machine.*, d.day, row_number() over () as slot
     from machine join generate_series(0, ${days - 1}) as d(day) on (d.day * 7 + n * 3) % ${days} < ${Math.round(bookings / machines)}`,
  orders('BRD', 'busy'),
  `insert into booking (kind, certainty, asset_id, job_item_id, starts_at, ends_at, during)
     select 'work', 'confirmed', b.asset_id, i.id, i.starts_at, i.ends_at, 'empty' from busy b join job_item i on i.order_no = 'BRD-' || b.slot`,
  `create temp table open as select *, ${fillDay} as day, n + 1000000 as slot from machine`,
  orders('OPEN', 'open'),
]
