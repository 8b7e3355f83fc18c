/**
 * 100,000 jobs from ten years and the orders of recent months, at the demo company's sites; in SQL, since
 * only the volume matters here.
 */
export const seedJobs = [
  `insert into job (company_id, job_no, client_id, job_site_id, title, job_type, status, start_date, end_date, po_number, created_at)
   select (select min(id) from company), 'B-' || lpad(at::text, 6, '0'), s.client_id, s.id,
     (array['Dig the footings','Trench for stormwater','Level the pad','Cart spoil','Pool excavation'])[1 + at % 5] || ' ' || at,
     (array['Machine Hire','Cartage Only','Cartage & Disposal','Mobilisation','Hourly'])[1 + at % 5],
     (array['Draft','Pending','Confirmed','Completed','Invoiced','Invoiced','Invoiced','Confirmed','In Progress','Completed'])[1 + at % 10]::job_status,
     current_date + 30 - at / 28, current_date + 30 - at / 28 + at % 5, case when at % 3 = 0 then 'PO ' || at end, now() - at * interval '50 minutes'
   from generate_series(1, 100000) as at
   join (select id, client_id, row_number() over (order by id) - 1 as place, count(*) over () as sites
     from job_site where client_id is not null and archived_at is null) s on s.place = at % s.sites`,
  `with category as (insert into asset_category (name, asset_group) values ('Bench excavator', 'excavator') returning id)
   insert into job_requirement (job_id, asset_category_id, start_date, end_date, start_time, rate_snapshot)
   select j.id, category.id, j.start_date, j.end_date, '07:00',
     '{"unit": "hour", "unit_price_cents": 18500, "min_hours": 4, "round_minutes": 15, "source": "product"}'
   from job j, category where j.start_date > current_date - 300 and j.job_no like 'B-%'`,
  `insert into job_item (order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at, order_status, asset_category_id, rate_snapshot)
   select 'B-' || r.id || '-' || day, r.job_id, r.id, 1, r.start_date + day,
     (r.start_date + day + time '07:00') at time zone 'Australia/Melbourne',
     (r.start_date + day + time '15:00') at time zone 'Australia/Melbourne', 'Confirmed', r.asset_category_id, r.rate_snapshot
   from job_requirement r join job j on j.id = r.job_id, generate_series(0, 4) as day
   where j.job_no like 'B-%' and r.start_date + day <= r.end_date`,
]
