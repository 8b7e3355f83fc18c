/**
 * Rows of a working business on the schema of migration 0031, of every kind a later migration changes or
 * constrains. Inserted with triggers disabled, as these would have left them.
 */
export const oldRows = `
insert into company (id, name, is_default) overriding system value values (7, 'Us', true);
insert into app_user (id, name, email, user_type) overriding system value values (9, 'Ada Marsh', 'ada@example.com', 1);

insert into client (id, name, name_key, client_type, email, payment_terms, sop_construction_contract, updated_by)
overriding system value values
  (1, 'Kestrel Homes', 'kestrel homes', 'builder', 'office@kestrel.example', '14', false, 9),
  (2, 'Span Constructions', 'span constructions', 'builder', 'office@span.example', '30', true, 9),
  (3, 'Arch Constructions', 'arch constructions', 'builder', 'office@arch.example', 'EOM30', true, 9),
  (4, 'Pier Constructions', 'pier constructions', 'builder', 'office@pier.example', '7', true, 9);
insert into job_site (id, client_id, name, address_line1, suburb, postcode) overriding system value
values (1, 1, 'Lot 4', '4 Quarry Road', 'Werribee', '3030');

insert into asset_category (id, name, asset_group) overriding system value values (1, 'Tipper', 'truck');
insert into asset (id, fleet_no, asset_category_id, name, status, off_road_reason, updated_at, updated_by, version)
overriding system value values
  (1, 'T1', 1, 'Tipper one', 'available', null, '2026-11-01', 9, 3),
  (2, 'T2', 1, 'Tipper two', 'off_road', 'Brakes', '2026-11-02', 9, 4);
insert into driver (id, name, mobile) overriding system value values (1, 'Dan Okafor', '61400000001');

insert into job (id, company_id, job_no, client_id, job_site_id, title, job_type, status, start_date, end_date)
overriding system value values (1, 7, 'J-000001', 1, 1, 'Basement dig', 'Machine Hire', 'In Progress', '2026-11-16', '2026-11-20');
insert into job_rate (id, job_id, description, unit, unit_price_cents, position) overriding system value values (1, 1, 'Clean Fill', 'tonne', 1850, 1);
insert into job_requirement (id, job_id, asset_category_id, start_date, end_date, start_time, rate_snapshot)
overriding system value values (1, 1, 1, '2026-11-16', '2026-11-20', '07:00',
  '{"unit": "hour", "unit_price_cents": 18500, "min_hours": 4, "round_minutes": 15, "source": "Price list"}');
-- By the day and by the week, with meter hours included.
insert into job_requirement (id, job_id, asset_category_id, start_date, end_date, start_time, rate_snapshot)
overriding system value
select id, 1, 1, '2026-11-16', '2026-11-20', '07:00', jsonb_build_object('unit', unit, 'unit_price_cents', 32000, 'min_hours', null,
  'round_minutes', 15, 'source', 'Price list', 'terms', jsonb_build_object('included_hours', hours, 'excess_rate_cents', 4500))
from (values (2, 'day', 8), (3, 'week', 40)) as r (id, unit, hours);
insert into job_item (id, order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at, order_status, asset_category_id, rate_snapshot)
overriding system value
select n, 'J-000001-0' || n, 1, 1, n, date '2026-11-15' + n, timestamptz '2026-11-15 07:00+11' + make_interval(days => n),
  timestamptz '2026-11-15 15:00+11' + make_interval(days => n), 'Confirmed', 1, r.rate_snapshot
from generate_series(1, 4) n, job_requirement r where r.id = 1;
insert into booking (id, kind, certainty, driver_id, job_item_id, starts_at, ends_at, during) overriding system value
select id, 'work', 'confirmed', 1, id, starts_at, ends_at, tstzrange(starts_at, ends_at) from job_item;
-- Sent, let go by the office, not fit, and at work.
insert into driver_job (id, job_item_id, driver_id, asset_id, booking_id, status, order_version, is_fit, fit_at,
  checklist_override_reason, checklist_override_by, updated_at, updated_by, version)
overriding system value values
  (1, 1, 1, 1, 1, 'Sent', 1, null, null, null, null, '2026-11-10', 9, 2),
  (2, 2, 1, 2, 2, 'Accepted', 1, true, '2026-11-17', 'Looked at', 9, '2026-11-11', 9, 5),
  (3, 3, 1, 1, 3, 'Accepted', 1, false, '2026-11-18', null, null, '2026-11-12', 9, 6),
  (4, 4, 1, 1, 4, 'Working', 1, true, '2026-11-19', null, null, '2026-11-13', 9, 7);
insert into load (id, driver_job_id, client_load_id, load_no, material, loaded_at, waste_record_no, status) overriding system value values
  (1, 4, gen_random_uuid(), 1, 'Cat C', '2026-11-19 08:00+11', 'WR-01', 'loaded'),
  (2, 4, gen_random_uuid(), 2, 'Cat C', '2026-11-19 09:00+11', 'wr 01', 'loaded'),
  (3, 4, gen_random_uuid(), 3, 'Cat C', '2026-11-19 10:00+11', 'WR-02', 'void'),
  (4, 4, gen_random_uuid(), 4, 'Clean Fill', '2026-11-19 11:00+11', null, 'loaded');

-- A record twice on one docket, once more on another, on one that a revision took the place of, and on a void one.
insert into docket (id, company_id, docket_no, revision, is_latest, source, job_item_id, job_id, client_id, shift_date, starts_at, finishes_at,
  worked_minutes, status, void_reason, approved_at, approved_by, loads)
overriding system value
select n, 7, no, revision, is_latest, 'office', 1, 1, 1, date '2026-11-15' + n, timestamptz '2026-11-15 07:00+11' + make_interval(days => n),
  timestamptz '2026-11-15 15:00+11' + make_interval(days => n), 480, status::docket_status, case status when 'Void' then 'Twice' end,
  case when status in ('Approved', 'Invoiced') then timestamptz '2026-11-20' end, case when status in ('Approved', 'Invoiced') then 9 end,
  coalesce((select jsonb_agg(jsonb_build_object('load_no', at, 'material', 'Cat C', 'waste_record_no', r) order by at)
    from unnest(records) with ordinality u (r, at)), '[]')
from (values
  (1, 'D-000001', 1, true, 'Approved', array['WR-10', 'wr 10', 'WR-11', 'x']),
  (2, 'D-000002', 1, true, 'Submitted', array['WR-11', null]),
  (3, 'D-000003', 1, false, 'Superseded', array['WR-12']),
  (4, 'D-000003', 2, true, 'Signed', array['WR-12']),
  (5, 'D-000004', 1, true, 'Void', array['WR-13']),
  (6, 'D-000005', 1, true, 'Invoiced', array[]::text[]),
  (7, 'D-000006', 1, true, 'Draft', array[]::text[])
) as d (n, no, revision, is_latest, status, records);
insert into docket_line (id, docket_id, position, kind, job_rate_id, description, unit, quantity_computed, quantity_agreed, explanation, unit_price_cents)
overriding system value
select id, id, 1, 'hire', 1, 'Tipper', 'hour', 8, 8, '{"rule": "hours", "input": 8, "minimum": 0, "rounding": 0, "steps": []}', 18500 from docket;

-- Drafts, due by their terms and on another day that was agreed on; then an invoice in each state that money can be in.
insert into invoice (id, company_id, number, invoice_no, client_id, invoice_date, due_date, payment_terms, status, subtotal_cents,
  total_cents, paid_cents, credited_cents, approved_at, sent_at, sent_to, paid_at, status_before_dispute, dispute_reason, void_reason,
  delete_reason, updated_by, version)
overriding system value
select n, 7, case when n > 20 then n end, case when n > 20 then 'INV-0000' || n end, client_id, '2026-11-05', due::date, terms::payment_terms,
  status::invoice_status, 100, 100, paid, credited, case when n > 20 then timestamptz '2026-11-05' end, 
  case when status in ('Sent', 'Viewed', 'Partly Paid', 'Paid', 'Disputed') then timestamptz '2026-11-06' end,
  case when status in ('Sent', 'Viewed', 'Partly Paid', 'Paid', 'Disputed') then 'office@kestrel.example' end,
  case status when 'Paid' then timestamptz '2026-11-07' end,
  case status when 'Disputed' then 'Sent'::invoice_status end, case status when 'Disputed' then 'Hours' end,
  case status when 'Void' then 'Wrong client' end, case status when 'Deleted' then 'Twice' end, 9, 2
from (values
  (1, 1, '2026-11-19', '14', 'Draft', 0, 0),
  (2, 1, '2026-12-24', '14', 'Draft', 0, 0),
  (3, 1, '2026-11-05', 'COD', 'Draft', 0, 0),
  (4, 1, '2026-12-30', 'EOM30', 'Draft', 0, 0),
  (5, 1, '2026-12-31', 'EOM30', 'Draft', 0, 0),
  (6, 4, '2026-12-03', '20BD', 'Draft', 0, 0),
  (7, 4, '2026-12-02', '20BD', 'Draft', 0, 0),
  (8, 2, '2026-12-05', '30', 'Draft', 0, 0),
  (9, 3, '2026-11-26', 'EOM30', 'Draft', 0, 0),
  (10, 1, '2026-12-24', '14', 'Deleted', 0, 0),
  (21, 1, '2026-11-19', '14', 'Approved', 0, 0),
  (22, 1, '2026-11-30', '14', 'Sent', 0, 0),
  (23, 1, '2026-11-19', '14', 'Viewed', 0, 40),
  (24, 1, '2026-11-19', '14', 'Partly Paid', 30, 0),
  (25, 1, '2026-11-19', '14', 'Paid', 100, 0),
  (26, 1, '2026-11-19', '14', 'Paid', 60, 40),
  (27, 1, '2026-11-19', '14', 'Credited', 0, 100),
  (28, 1, '2026-11-19', '14', 'Disputed', 0, 0),
  (29, 1, '2026-11-19', '14', 'Void', 0, 100),
  (30, 2, '2026-12-05', '30', 'Sent', 0, 0)
) as i (n, client_id, due, terms, status, paid, credited);
insert into invoice_line (id, invoice_id, position, docket_line_id, description, unit, quantity, unit_price_cents, line_total_cents, is_released)
overriding system value
select i.id, i.id, 1, case i.id when 1 then 1 when 10 then 4 when 21 then 6 when 29 then 2 end, 'Tipper', 'hour', 1, 100, 100, i.id in (10, 29)
from invoice i;

insert into payment (id, company_id, client_id, received_on, method, amount_cents) overriding system value values
  (1, 7, 1, '2026-11-07', 'eft', 190), (2, 7, 1, '2026-11-08', 'eft', 30);
update payment set reversed_at = '2026-11-09', reverse_reason = 'Bounced' where id = 2;
insert into payment_allocation (payment_id, invoice_id, amount_cents) values (1, 24, 30), (1, 25, 100), (1, 26, 60), (2, 22, 30);
insert into credit_note (id, company_id, number, credit_note_no, invoice_id, credit_date, reason, subtotal_cents, gst_cents, total_cents)
overriding system value
select row_number() over (order by id), 7, row_number() over (order by id), 'CN-0000' || id, id, '2026-11-08', 'Fewer hours',
  credited_cents, 0, credited_cents
from invoice where credited_cents > 0;
insert into credit_note_line (credit_note_id, position, invoice_line_id, description, unit, quantity, unit_price_cents, gst_code, line_total_cents)
select id, 1, invoice_id, 'Tipper', 'hour', 1, total_cents, 'GST', total_cents from credit_note;

-- Materials that the office added beside those that the product brings.
insert into dropdown_item (id, list_key, value, label, sort, updated_by) overriding system value values (900, 'material_type', 'Mulch', 'Mulch', 99, 9), (901, 'material_type', 'Asbestos sheeting', 'Asbestos sheeting', 98, 9);
insert into message (id, to_address, subject, body, record_type, record_id, purpose, status, channel) overriding system value
values (1, 'office@kestrel.example', 'Invoice INV-000022', 'Hello', 'invoice', 22, 'invoice', 'kept', 'email')`
