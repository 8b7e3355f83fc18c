-- What an approved docket or an issued invoice adds to the statistics, kept with it: adding up the lines of a year's
-- dockets and invoices each time takes seconds, this takes a fraction of one.
create table stats_entry (
  id bigint generated always as identity primary key,
  docket_id bigint references docket,
  invoice_id bigint references invoice,
  -- Of a docket the day of the shift, of an invoice its date.
  day date not null,
  client_id bigint not null,
  -- An invoice has an entry for each job, machine and driver that it bills; null where its lines name none.
  job_id bigint,
  asset_id bigint,
  driver_id bigint,
  -- Before GST: what the approved docket charges, and what the invoice comes to less what was credited.
  approved_cents bigint not null default 0,
  invoiced_cents bigint not null default 0,
  worked_minutes int not null default 0,
  loads int not null default 0,
  kilograms int not null default 0,
  constraint stats_entry_source check (num_nonnulls(docket_id, invoice_id) = 1)
);

create view stats_of_docket as
select d.id as docket_id, d.shift_date as day, d.client_id, d.job_id, d.asset_id, d.driver_id,
  coalesce((select sum(round(l.quantity_agreed * l.unit_price_cents)) from docket_line l
    where l.docket_id = d.id and l.is_billable), 0)::bigint as approved_cents,
  d.worked_minutes, jsonb_array_length(d.loads) as loads,
  coalesce((select round(sum((o ->> 'net_t')::numeric) * 1000) from jsonb_array_elements(d.loads) o), 0)::int as kilograms
from docket d
where d.is_latest and d.status in ('Approved', 'Invoiced');

-- What an invoice comes to before GST, less its credit notes: a credit has the GST of what it is for.
create function net_of_invoice(i invoice) returns bigint language sql stable as $$
  select i.total_cents - i.gst_cents
    - coalesce((select sum(n.subtotal_cents) from credit_note n where n.invoice_id = i.id), 0)::bigint
$$;

-- A job's discount is taken off the parts of that job. A credit that is for no line is spread over all parts in
-- proportion; the largest part takes the cents that are left, so that the parts add up to the invoice.
create view stats_of_invoice as
with line as (
  select l.invoice_id, job_of_invoice_line(l) as job_id, coalesce(d.asset_id, h.asset_id) as asset_id, d.driver_id,
    sum(b.cents) as billed_cents, sum(l.line_total_cents) as full_cents
  from billed_line b
  join invoice_line l on l.id = b.id
  left join docket_line k on k.id = l.docket_line_id
  left join docket d on d.id = k.docket_id
  left join dry_hire h on h.id = l.dry_hire_id
  group by 1, 2, 3, 4
), part as (
  select l.invoice_id, l.job_id, l.asset_id, l.driver_id,
    l.billed_cents * (1 - coalesce(
      n.discount_cents / nullif(sum(l.full_cents) over (partition by l.invoice_id, l.job_id), 0), 0)) as cents
  from line l
  left join invoice_discount n on n.invoice_id = l.invoice_id and n.job_id = l.job_id
), share as (
  select i.id as invoice_id, i.invoice_date as day, i.client_id, coalesce(p.job_id, i.job_id) as job_id, p.asset_id, p.driver_id,
    net_of_invoice(i) as net_cents,
    coalesce(p.cents / nullif(sum(p.cents) over (partition by i.id), 0), 0) as share,
    row_number() over (partition by i.id order by abs(p.cents) desc nulls last, p.job_id, p.asset_id, p.driver_id) as place
  from invoice i
  left join part p on p.invoice_id = i.id
  where i.status not in ('Draft', 'Void', 'Deleted')
)
select invoice_id, day, client_id, job_id, asset_id, driver_id,
  (round(net_cents * share)
    + case when place = 1 then net_cents - sum(round(net_cents * share)) over (partition by invoice_id) else 0 end)::bigint as invoiced_cents
from share;

insert into stats_entry (docket_id, day, client_id, job_id, asset_id, driver_id, approved_cents, worked_minutes, loads, kilograms)
  select docket_id, day, client_id, job_id, asset_id, driver_id, approved_cents, worked_minutes, loads, kilograms from stats_of_docket;
insert into stats_entry (invoice_id, day, client_id, job_id, asset_id, driver_id, invoiced_cents)
  select invoice_id, day, client_id, job_id, asset_id, driver_id, invoiced_cents from stats_of_invoice;

create unique index stats_entry_docket on stats_entry (docket_id) where docket_id is not null;
create index stats_entry_invoice on stats_entry (invoice_id) where invoice_id is not null;
-- All that a sum needs, so that a year is read from the index alone.
create index stats_entry_day on stats_entry (day)
  include (client_id, job_id, asset_id, driver_id, approved_cents, invoiced_cents, worked_minutes, loads, kilograms);

-- A docket's lines are complete and locked before it is approved, and until it is reopened.
create function docket_enters_stats() returns trigger language plpgsql as $$
begin
  delete from stats_entry where docket_id = new.id;
  insert into stats_entry (docket_id, day, client_id, job_id, asset_id, driver_id, approved_cents, worked_minutes, loads, kilograms)
    select docket_id, day, client_id, job_id, asset_id, driver_id, approved_cents, worked_minutes, loads, kilograms
    from stats_of_docket where docket_id = new.id;
  return null;
end $$;
create trigger entered_in_stats after insert on docket for each row
  when (new.is_latest and new.status in ('Approved', 'Invoiced')) execute function docket_enters_stats();
create trigger enters_stats after update of status, is_latest on docket for each row
  when ((old.is_latest and old.status in ('Approved', 'Invoiced')) <> (new.is_latest and new.status in ('Approved', 'Invoiced')))
  execute function docket_enters_stats();

-- At the end of the change, when the lines of a credit note are there too.
create function invoice_enters_stats() returns trigger language plpgsql as $$
begin
  delete from stats_entry where invoice_id = new.id;
  insert into stats_entry (invoice_id, day, client_id, job_id, asset_id, driver_id, invoiced_cents)
    select invoice_id, day, client_id, job_id, asset_id, driver_id, invoiced_cents
    from stats_of_invoice where invoice_id = new.id;
  return null;
end $$;
create constraint trigger entered_in_stats after insert on invoice
  deferrable initially deferred for each row
  when (new.status not in ('Draft', 'Void', 'Deleted')) execute function invoice_enters_stats();
create constraint trigger enters_stats after update of status, credited_cents on invoice
  deferrable initially deferred for each row
  when (old.credited_cents <> new.credited_cents
    or (old.status not in ('Draft', 'Void', 'Deleted')) <> (new.status not in ('Draft', 'Void', 'Deleted')))
  execute function invoice_enters_stats();

-- Payments are added up by the day on which they came in.
create index payment_received on payment (received_on) include (client_id, amount_cents) where reversed_at is null;

-- Roles that may not see what dockets charge or what invoices come to do not see it in the statistics either.
insert into role_permission (user_role_id, permission, scope)
select u.id, 'stats:money', 'none'
from user_role u
where u.user_type in (1, 2) and exists (
  select from role_permission r
  where r.user_role_id = u.id and r.scope = 'none' and r.permission in ('dockets:prices', 'invoices:totals'))
on conflict do nothing;
