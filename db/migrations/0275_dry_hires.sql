-- Dry hire: a machine that a client has without a driver, from on-hire to off-hire. It is charged by the time out and by
-- its hour meter, not by dockets.
alter table job_requirement add constraint job_requirement_of_job unique (id, job_id);
create table dry_hire (
  id bigint generated always as identity primary key,
  job_id bigint not null references job,
  job_requirement_id bigint not null,
  asset_id bigint not null references asset,
  -- The price and terms agreed for its orders.
  rate_snapshot jsonb not null,
  on_hire_at timestamptz not null,
  smu_on numeric(10, 1) check (smu_on >= 0),
  off_hire_at timestamptz,
  smu_off numeric(10, 1),
  off_hire_no text,
  notes text,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  archived_at timestamptz,
  archived_by bigint references app_user,
  version int not null default 1,
  constraint dry_hire_requirement foreign key (job_requirement_id, job_id) references job_requirement (id, job_id),
  constraint dry_hire_times check (off_hire_at > on_hire_at),
  constraint dry_hire_meter check (smu_off >= coalesce(smu_on, 0)),
  constraint dry_hire_off_hired check
    ((off_hire_at is null) = (off_hire_no is null) and (off_hire_at is not null or smu_off is null)),
  -- A machine is out once at a time.
  constraint dry_hire_out_once exclude using gist (asset_id with =, tstzrange(on_hire_at, off_hire_at) with &&)
    where (archived_at is null)
);
create index dry_hire_of_job on dry_hire (job_id, on_hire_at);
create index dry_hire_of_requirement on dry_hire (job_requirement_id);
create index dry_hire_of_asset on dry_hire (asset_id);
create trigger touch before update on dry_hire for each row execute function touch();

-- The requirement is for dry hire, and stays so while a machine was out for it.
create function dry_hire_is_dry() returns trigger language plpgsql as $$
begin
  perform from job_requirement where id = new.job_requirement_id and not needs_driver and archived_at is null for share;
  if not found then
    raise exception 'Requirement % is not for dry hire.', new.job_requirement_id
      using errcode = 'HY002', constraint = 'dry_hire_is_dry';
  end if;
  return null;
end $$;
create trigger is_dry after insert or update of job_requirement_id on dry_hire
  for each row execute function dry_hire_is_dry();

create function requirement_stays_dry() returns trigger language plpgsql as $$
begin
  if exists (select from dry_hire where job_requirement_id = new.id and archived_at is null) then
    raise exception 'Machines were on dry hire for requirement %.', new.id
      using errcode = 'HY002', constraint = 'job_requirement_stays_dry';
  end if;
  return new;
end $$;
create trigger stays_dry before update of needs_driver, archived_at on job_requirement for each row
  when (new.needs_driver or new.archived_at is not null) execute function requirement_stays_dry();

-- A dry hire is billed by two lines: the time out, and the meter hours over those included.
create type dry_hire_line as enum ('hire', 'excess_hours');

-- How many days or weeks a dry hire is out by a day. A started week counts once the machine is back.
create function dry_hire_periods(hire dry_hire, today date) returns numeric language sql immutable as $$
  select case hire.rate_snapshot ->> 'unit'
    when 'day' then greatest(0, days)
    when 'week' then greatest(0, case when hire.off_hire_at is null then days / 7 else (days + 6) / 7 end)
    else 0
  end
  from (select coalesce((hire.off_hire_at at time zone 'Australia/Melbourne')::date, today)
    - (hire.on_hire_at at time zone 'Australia/Melbourne')::date + 1 as days) d
$$;

-- How much of one of its lines can be billed by a day, as src/areas/rates/rules/dry-hire.ts prices it.
create function dry_hire_done(hire dry_hire, line dry_hire_line, today date) returns numeric language sql immutable as $$
  select case line
    when 'hire' then dry_hire_periods(hire, today)
    else greatest(0, coalesce(hire.smu_off - hire.smu_on
      - (hire.rate_snapshot -> 'terms' ->> 'included_hours')::numeric * dry_hire_periods(hire, today), 0))
  end
$$;

alter table invoice_line
  add column dry_hire_id bigint references dry_hire,
  add column dry_hire_line dry_hire_line,
  add constraint invoice_line_dry_hire check ((dry_hire_id is null) = (dry_hire_line is null)),
  drop constraint invoice_line_docket_or_rate,
  add constraint invoice_line_docket_or_rate check (num_nonnulls(docket_line_id, job_rate_id, dry_hire_id) <= 1);
create index invoice_line_of_dry_hire on invoice_line (dry_hire_id) where dry_hire_id is not null;

create or replace function job_of_invoice_line(line invoice_line) returns bigint language sql stable as $$
  select coalesce(
    (select d.job_id from docket_line l join docket d on d.id = l.docket_id where l.id = line.docket_line_id),
    (select job_id from job_rate where id = line.job_rate_id),
    (select job_id from dry_hire where id = line.dry_hire_id),
    (select job_id from invoice where id = line.invoice_id))
$$;

create or replace view billed_line as
select l.id, l.invoice_id, l.docket_line_id, l.job_rate_id, l.is_progress_claim, l.product_id, l.description, l.unit,
  case when l.is_progress_claim
    then b.cents / nullif((select r.unit_price_cents from job_rate r where r.id = l.job_rate_id), 0)
    else l.quantity - coalesce(c.quantity, 0)
  end as quantity,
  b.cents, l.dry_hire_id, l.dry_hire_line
from invoice_line l
left join lateral (
  select sum(n.quantity) filter (where not n.is_amount) as quantity,
    round(sum(n.line_total_cents) / (1 - coalesce((
      select d.discount_cents / nullif(sum(o.line_total_cents), 0)
      from invoice_discount d join invoice_line o on o.invoice_id = d.invoice_id and job_of_invoice_line(o) = d.job_id
      where d.invoice_id = l.invoice_id and d.job_id = job_of_invoice_line(l)
      group by d.discount_cents), 0))) as cents
  from credit_note_line n
  where n.invoice_line_id = l.id
  having count(*) > 0 -- The discount is looked up only for what was credited.
) c on true
cross join lateral (
  select (l.line_total_cents - case
    when abs(c.cents - l.line_total_cents) <= 1 + l.quantity / 100 then l.line_total_cents
    else coalesce(c.cents, 0)
  end)::bigint as cents
) b
where not l.is_released;

-- What is billed of a line of a dry hire.
create function billed_of_dry_hire(hire_id bigint, line dry_hire_line) returns numeric language sql stable as $$
  select coalesce(sum(b.quantity), 0) from billed_line b where b.dry_hire_id = hire_id and b.dry_hire_line = line
$$;

-- Of two invoices that bill the same days at once, the second waits for the first and finds nothing left.
create function invoice_line_of_dry_hire() returns trigger language plpgsql as $$
declare
  hire dry_hire;
begin
  if not exists (select from invoice_line where id = new.id and not is_released) then
    return null;
  end if;
  select h.* into hire from dry_hire h where id = new.dry_hire_id for no key update;
  if hire.archived_at is not null or billed_of_dry_hire(hire.id, new.dry_hire_line)
    > dry_hire_done(hire, new.dry_hire_line, (business_now() at time zone 'Australia/Melbourne')::date)
  then
    raise exception 'More of dry hire % is billed than it comes to.', hire.id
      using errcode = 'HY002', constraint = 'invoice_line_of_dry_hire';
  end if;
  return null;
end $$;
create constraint trigger of_dry_hire after insert on invoice_line deferrable initially deferred
  for each row when (new.dry_hire_id is not null and not new.is_released) execute function invoice_line_of_dry_hire();
create constraint trigger still_of_dry_hire after update on invoice_line deferrable initially deferred for each row
  when (new.dry_hire_id is not null and not new.is_released
    and (new.quantity, new.dry_hire_id, new.dry_hire_line, old.is_released)
      is distinct from (old.quantity, old.dry_hire_id, old.dry_hire_line, false))
  execute function invoice_line_of_dry_hire();

-- A dry hire is not corrected to less than is billed of it, nor removed.
create function dry_hire_stays_billed() returns trigger language plpgsql as $$
declare
  line dry_hire_line;
  today date := (business_now() at time zone 'Australia/Melbourne')::date;
begin
  foreach line in array enum_range(null::dry_hire_line) loop
    if billed_of_dry_hire(new.id, line) > 0
      and (new.archived_at is not null or billed_of_dry_hire(new.id, line) > dry_hire_done(new, line, today))
    then
      raise exception 'More of dry hire % is billed than it would come to.', new.id
        using errcode = 'HY002', constraint = 'dry_hire_stays_billed';
    end if;
  end loop;
  return null;
end $$;
create trigger stays_billed after update on dry_hire for each row execute function dry_hire_stays_billed();
