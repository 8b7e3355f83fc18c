-- Dockets: what was done on an order, as the driver tapped it, the client signed it and the office approved it.

create type docket_source as enum ('app', 'paper', 'office');
create type docket_status as enum ('Draft', 'Submitted', 'Signed', 'Unsigned Accepted', 'Queried', 'Approved', 'Invoiced', 'Superseded', 'Void');

create table docket (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  docket_no text not null,
  revision int not null default 1 check (revision >= 1),
  is_latest boolean not null default true,
  revises_id bigint references docket,
  source docket_source not null,
  driver_job_id bigint references driver_job,
  job_item_id bigint not null references job_item,
  job_id bigint not null references job,
  client_id bigint not null references client,
  asset_id bigint references asset,
  driver_id bigint references driver,
  subcontractor_id bigint references subcontractor,
  -- The Melbourne day on which the shift began.
  shift_date date not null,
  starts_at timestamptz not null,
  finishes_at timestamptz not null,
  break_minutes int not null default 0 check (break_minutes >= 0),
  travel_minutes int not null default 0 check (travel_minutes >= 0),
  standby_minutes int not null default 0 check (standby_minutes >= 0),
  worked_minutes int not null check (worked_minutes >= 0),
  smu_start numeric(10, 1) check (smu_start >= 0),
  smu_finish numeric(10, 1),
  odometer_start bigint check (odometer_start >= 0),
  odometer_finish bigint,
  po_number text,
  description text,
  client_comment text,
  operator_comment text,
  unsigned_reason text,
  -- [{kind, started_at, ended_at, note}] and [{load_no, material, …}]: what the hours and loads were told from, as it was.
  entries jsonb not null default '[]',
  loads jsonb not null default '[]',
  -- [{code, text}]: what differs from the plan.
  variance jsonb not null default '[]',
  status docket_status not null default 'Draft',
  status_before_approval docket_status,
  query_reason text,
  overlap_reason text,
  void_reason text,
  submitted_at timestamptz,
  approved_at timestamptz,
  approved_by bigint references app_user,
  search_text text not null default '',
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  unique (docket_no, revision),
  check (finishes_at > starts_at),
  check (break_minutes + worked_minutes <= (extract(epoch from finishes_at - starts_at) / 60)::int),
  check (smu_finish >= smu_start),
  check (odometer_finish >= odometer_start),
  check (shift_date = (starts_at at time zone 'Australia/Melbourne')::date),
  check (status <> 'Queried' or query_reason is not null),
  check (status <> 'Void' or void_reason is not null),
  check (status <> 'Unsigned Accepted' or unsigned_reason is not null),
  check ((status in ('Approved', 'Invoiced')) = (approved_at is not null)),
  -- Two dockets of one driver, or of one machine, never lie over each other unless the office says why.
  constraint docket_driver_once exclude using gist (driver_id with =, tstzrange(starts_at, finishes_at) with &&)
    where (is_latest and status <> 'Void' and overlap_reason is null),
  constraint docket_asset_once exclude using gist (asset_id with =, tstzrange(starts_at, finishes_at) with &&)
    where (is_latest and status <> 'Void' and overlap_reason is null)
);
create unique index docket_latest on docket (docket_no) where is_latest;
create unique index docket_driver_job on docket (driver_job_id) where is_latest and status <> 'Void';
create index docket_no_sort on docket (docket_no, id) where is_latest;
create index docket_date on docket (shift_date, id) where is_latest;
create index docket_status_date on docket (status, shift_date, id) where is_latest;
create index docket_job on docket (job_id, shift_date, id) where is_latest;
create index docket_order on docket (job_item_id, id);
create index docket_client on docket (client_id, shift_date, id) where is_latest;
create index docket_driver on docket (driver_id, shift_date, id) where is_latest;
create index docket_search on docket using gin (search_text gin_trgm_ops);
create trigger touch before update of status, starts_at, finishes_at, break_minutes, travel_minutes, standby_minutes, worked_minutes, smu_start,
  smu_finish, odometer_start, odometer_finish, po_number, description, client_comment, operator_comment, unsigned_reason, entries, loads, variance,
  query_reason, overlap_reason, void_reason, is_latest
  on docket for each row execute function touch();

create function docket_search_text(d docket) returns text language sql stable as $$
  select search_text_of(d.docket_no, d.po_number,
    (select i.search_text from job_item i where i.id = d.job_item_id),
    (select r.name from driver r where r.id = d.driver_id),
    (select a.fleet_no from asset a where a.id = d.asset_id))
$$;
create function docket_search() returns trigger language plpgsql as $$
begin
  new.search_text := docket_search_text(new);
  return new;
end $$;
create trigger search before insert or update of docket_no, po_number, job_item_id, driver_id, asset_id on docket
  for each row execute function docket_search();

create type docket_line_kind as enum ('hire', 'standby', 'travel', 'load', 'other');
create table docket_line (
  id bigint generated always as identity primary key,
  docket_id bigint not null references docket,
  position int not null check (position >= 1),
  kind docket_line_kind not null,
  product_id bigint references product,
  job_rate_id bigint references job_rate,
  description text not null check (char_length(description) between 1 and 1000),
  unit charge_unit not null,
  quantity_computed numeric(12, 3) not null check (quantity_computed >= 0),
  quantity_agreed numeric(12, 3) not null check (quantity_agreed >= 0),
  -- Why what was agreed is not what was computed.
  reason text,
  -- {rule, input, minimum, rounding, steps}: how it was computed, in words.
  explanation jsonb not null,
  is_billable boolean not null default true,
  -- For the office alone; null where nobody has said a price.
  unit_price_cents numeric(14, 2),
  price_source text,
  gst_code gst_code not null default 'GST',
  unique (docket_id, position) deferrable initially deferred,
  check (quantity_agreed = quantity_computed or reason is not null)
);
create index docket_line_docket on docket_line (docket_id, position);

create type signing_party as enum ('operator', 'client', 'office');
create type signing_method as enum ('glass', 'phone');
create table docket_signature (
  id bigint generated always as identity primary key,
  docket_id bigint not null references docket,
  party signing_party not null,
  name text not null check (char_length(name) between 2 and 120),
  role text,
  contact text,
  method signing_method not null,
  image_file_id bigint references file,
  signed_at timestamptz not null,
  ip text,
  user_agent text,
  -- The hash of exactly what was shown.
  model_sha256 text not null check (model_sha256 ~ '^[0-9a-f]{64}$'),
  created_by bigint references app_user default business_user(),
  unique (docket_id, party),
  check (method <> 'glass' or image_file_id is not null)
);
create trigger append_only before update or delete on docket_signature for each row execute function append_only();

-- From the moment that it was submitted a docket says what it said; what comes after is a revision.
create function docket_is_shut() returns trigger language plpgsql as $$
begin
  if old.status <> 'Draft'
    and (new.status = 'Draft'
      or row(new.docket_no, new.revision, new.driver_job_id, new.job_item_id, new.job_id, new.client_id, new.asset_id, new.driver_id, new.subcontractor_id,
          new.shift_date, new.starts_at, new.finishes_at, new.break_minutes, new.travel_minutes, new.standby_minutes, new.worked_minutes, new.smu_start,
          new.smu_finish, new.odometer_start, new.odometer_finish, new.description, new.operator_comment, new.entries, new.loads)
        is distinct from row(old.docket_no, old.revision, old.driver_job_id, old.job_item_id, old.job_id, old.client_id, old.asset_id, old.driver_id, old.subcontractor_id,
          old.shift_date, old.starts_at, old.finishes_at, old.break_minutes, old.travel_minutes, old.standby_minutes, old.worked_minutes, old.smu_start,
          old.smu_finish, old.odometer_start, old.odometer_finish, old.description, old.operator_comment, old.entries, old.loads))
  then
    raise exception 'A submitted docket never changes; make a revision.' using errcode = 'HY002';
  end if;
  return new;
end $$;
create trigger shut before update on docket for each row execute function docket_is_shut();

-- Its quantities too; the office prices what has no price until the docket is approved.
create function docket_line_is_shut() returns trigger language plpgsql as $$
declare
  is_open boolean;
begin
  select bool_and(status = 'Draft') into is_open from docket where id in (new.docket_id, old.docket_id);
  if is_open then
    return coalesce(new, old);
  end if;
  if tg_op <> 'UPDATE'
    or row(new.docket_id, new.position, new.kind, new.description, new.unit, new.quantity_computed, new.quantity_agreed, new.reason, new.explanation)
      is distinct from row(old.docket_id, old.position, old.kind, old.description, old.unit, old.quantity_computed, old.quantity_agreed, old.reason, old.explanation)
    or exists (select from docket where id = new.docket_id and status in ('Approved', 'Invoiced', 'Superseded', 'Void'))
  then
    raise exception 'A submitted docket never changes; make a revision.' using errcode = 'HY002';
  end if;
  return new;
end $$;
create trigger shut before insert or update or delete on docket_line for each row execute function docket_line_is_shut();

insert into document_type (record_type, name, is_reviewed, has_expiry, block_on_expiry, needs_number, sort)
values
  ('docket', 'Paper docket', false, false, false, true, 1),
  ('docket', 'Photo', false, false, false, false, 2),
  ('docket', 'Other', false, false, false, false, 9);
