/**
 * Two years of a large business: 20,000 approved dockets a month on the orders of the jobs of `seedJobs`, and an invoice
 * for each job. In SQL without triggers, since only the volume matters here.
 */
export const seedStats = [
  `set session_replication_role = replica`,
  `insert into asset (fleet_no, name, asset_category_id)
   select 'S-' || at, 'Machine ' || at, c.id from generate_series(0, 599) at
   join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all from asset_category) c on c.place = at % c.all`,
  `insert into driver (name, mobile) select 'Driver ' || at, '6140' || lpad((at + 1000000)::text, 7, '0')
   from generate_series(0, 599) at`,
  `create temp table worked as
   select j.id as job_id, j.company_id, j.client_id, j.start_date, row_number() over (order by j.id) as place from job j
   where j.job_no like 'B-%' and j.start_date between current_date - 730 and current_date - 6`,
  `insert into job_requirement (job_id, asset_category_id, start_date, end_date, start_time, rate_snapshot)
   select job_id, (select min(id) from asset_category), start_date, start_date + 5, '07:00',
     '{"unit": "hour", "unit_price_cents": 18500, "min_hours": 4, "round_minutes": 15, "source": "Bench"}' from worked`,
  `insert into job_item (order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at, order_status, asset_category_id, rate_snapshot, is_filled)
   select 'S-' || r.id || '-' || day || '-' || slot, r.job_id, r.id, slot, r.start_date + day,
     (r.start_date + day + time '07:00') at time zone 'Australia/Melbourne',
     (r.start_date + day + time '15:00') at time zone 'Australia/Melbourne', 'Invoiced', r.asset_category_id, r.rate_snapshot, true
   from job_requirement r join worked w on w.job_id = r.job_id and w.start_date = r.start_date, generate_series(0, 5) day, generate_series(1, 4) slot
   where r.rate_snapshot ->> 'source' = 'Bench'`,
  `insert into docket (company_id, docket_no, source, job_item_id, job_id, client_id, asset_id, driver_id, shift_date, starts_at, finishes_at,
     worked_minutes, loads, overlap_reason, status, approved_at)
   select w.company_id, i.order_no, 'office', i.id, w.job_id, w.client_id,
     (select min(id) from asset where fleet_no like 'S-%') + i.id % 600, (select min(id) from driver where name like 'Driver %') + i.id % 600,
     i.work_date, i.starts_at, i.ends_at, 420 + i.id % 60,
     case when i.id % 3 = 0 then '[{"load_no": 1, "net_t": 12.5}, {"load_no": 2, "net_t": 11.8}]' else '[]' end::jsonb, 'Bench', 'Invoiced', now()
   from job_item i join worked w on w.job_id = i.job_id where i.order_no like 'S-%'`,
  `insert into docket_line (docket_id, position, kind, description, unit, quantity_computed, quantity_agreed, explanation, unit_price_cents, price_source)
   select id, 1, 'hire', 'Excavator with operator', 'hour', 8, 8, '{}', 18500 + id % 700, 'Order' from docket where docket_no like 'S-%'`,
  `analyze docket, docket_line`,
  `insert into invoice (company_id, number, invoice_no, client_id, job_id, invoice_date, due_date, payment_terms, status, subtotal_cents, gst_cents, total_cents, approved_at)
   select w.company_id, 1000000 + w.place, 'S-' || w.place, w.client_id, w.job_id, w.start_date + 6, w.start_date + 36, '30', 'Sent', d.cents, d.cents / 10,
     d.cents + d.cents / 10, now()
   from worked w join (select d.job_id, sum(8 * l.unit_price_cents)::bigint as cents from docket d join docket_line l on l.docket_id = d.id
     where d.docket_no like 'S-%' group by 1) d on d.job_id = w.job_id`,
  `analyze invoice`,
  `insert into invoice_line (invoice_id, docket_line_id, position, description, unit, quantity, unit_price_cents, line_total_cents)
   select n.id, l.id, row_number() over (partition by n.id order by l.id), l.description, l.unit, 8, l.unit_price_cents, 8 * l.unit_price_cents
   from invoice n join docket d on d.job_id = n.job_id and d.docket_no like 'S-%' join docket_line l on l.docket_id = d.id where n.invoice_no like 'S-%'`,
  `reset session_replication_role`,
  `analyze`,
  `insert into stats_entry (docket_id, day, client_id, job_id, asset_id, driver_id, approved_cents, worked_minutes, loads, kilograms)
   select docket_id, day, client_id, job_id, asset_id, driver_id, approved_cents, worked_minutes, loads, kilograms from stats_of_docket
   where docket_id not in (select docket_id from stats_entry where docket_id is not null)`,
  `insert into stats_entry (invoice_id, day, client_id, job_id, asset_id, driver_id, invoiced_cents)
   select invoice_id, day, client_id, job_id, asset_id, driver_id, invoiced_cents from stats_of_invoice
   where invoice_id not in (select invoice_id from stats_entry where invoice_id is not null)`,
]
