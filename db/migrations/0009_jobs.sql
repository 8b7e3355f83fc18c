-- Jobs, what they need, and the orders that come of it.

create type job_status as enum ('Draft', 'Pending', 'Confirmed', 'In Progress', 'On Hold', 'Completed', 'Cancelled', 'Cancelled by Office', 'Invoiced');
create type billing_method as enum ('hourly', 'per_load', 'fixed', 'schedule_of_rates', 'progress');

create table job (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  depot_id bigint references depot,
  job_no text not null unique,
  client_id bigint not null references client,
  contact_id bigint references client_contact,
  job_site_id bigint not null references job_site,
  -- One job for an accepted quote.
  quote_id bigint unique references quote,
  title text not null check (char_length(title) between 2 and 200),
  description text,
  job_type text not null,
  status job_status not null default 'Draft',
  status_before_hold job_status,
  hold_reason text,
  start_date date not null,
  end_date date not null,
  default_start_time time not null default '07:00',
  po_number text,
  po_limit_cents bigint check (po_limit_cents >= 0),
  po_expires_on date,
  sales_user_id bigint references app_user,
  allocator_id bigint references app_user,
  billing_method billing_method not null default 'hourly',
  fixed_price_cents bigint check (fixed_price_cents >= 0),
  budget_cents bigint check (budget_cents >= 0),
  retention_percent numeric(5, 2) check (retention_percent between 0 and 100),
  min_pl_cover_cents bigint check (min_pl_cover_cents >= 0),
  safety_notes text,
  internal_notes text,
  cancel_reason text,
  cancelled_at timestamptz,
  cancelled_by bigint references app_user,
  -- The last order number that this job gave out.
  order_count int not null default 0,
  search_text text not null default '',
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text,
  check (end_date >= start_date),
  check ((status = 'On Hold') = (status_before_hold is not null)),
  check (status <> 'On Hold' or hold_reason is not null),
  check (status not in ('Cancelled', 'Cancelled by Office') or cancel_reason is not null),
  check (billing_method <> 'fixed' or fixed_price_cents is not null)
);
create index job_no_sort on job (job_no, id) where archived_at is null;
-- Jobs of a month are those that have not ended before it: told from the index alone, not from every job that began earlier.
create index job_start_sort on job (start_date, id) include (end_date) where archived_at is null;
create index job_created_sort on job (created_at, id) where archived_at is null;
create index job_status_start on job (status, start_date, id) include (end_date) where archived_at is null;
create index job_client on job (client_id, start_date, id) where archived_at is null;
create index job_type_start on job (job_type, start_date, id) include (end_date) where archived_at is null;
create index job_site_of on job (job_site_id);
create index job_archived on job (start_date, id) where archived_at is not null;
create index job_search on job using gin (search_text gin_trgm_ops);
create trigger touch before update of depot_id, client_id, contact_id, job_site_id, title, description, job_type, status, status_before_hold,
  hold_reason, start_date, end_date, default_start_time, po_number, po_limit_cents, po_expires_on, sales_user_id, allocator_id,
  billing_method, fixed_price_cents, budget_cents, retention_percent, min_pl_cover_cents, safety_notes, internal_notes, cancel_reason,
  archived_at, archived_by, archive_reason
  on job for each row execute function touch();

create function job_search_text(j job) returns text language sql stable as $$
  select search_text_of(j.job_no, j.title, j.po_number,
    (select concat_ws(' ', c.name, c.trading_name) from client c where c.id = j.client_id),
    (select concat_ws(' ', s.name, s.address_line1, s.suburb) from job_site s where s.id = j.job_site_id),
    (select q.quote_no from quote q where q.id = j.quote_id))
$$;
create function job_search() returns trigger language plpgsql as $$
begin
  new.search_text := job_search_text(new);
  return new;
end $$;
create trigger search before insert or update of title, po_number, client_id, job_site_id, quote_id on job
  for each row execute function job_search();

-- What keeps a job from being confirmed, until somebody clears it or says why it may go on.
create type hold_kind as enum ('credit', 'po', 'swms', 'induction', 'byda');
create table job_hold (
  job_id bigint not null references job,
  kind hold_kind not null,
  detail text,
  raised_at timestamptz not null default business_now(),
  cleared_at timestamptz,
  cleared_by bigint references app_user,
  -- Why it may go on although what was asked for is not there.
  override_reason text,
  primary key (job_id, kind)
);

-- What the client pays for what is not hired by the hour of an order: tips, floats, materials, from the quote or by hand.
create table job_rate (
  id bigint generated always as identity primary key,
  job_id bigint not null references job,
  quote_line_id bigint references quote_line,
  product_id bigint references product,
  description text not null check (char_length(description) between 1 and 1000),
  unit charge_unit not null,
  quantity numeric(12, 3) check (quantity > 0),
  min_quantity numeric(12, 3) check (min_quantity >= 0),
  unit_price_cents numeric(14, 2) not null,
  gst_code gst_code not null default 'GST',
  position int not null,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user
);
create index job_rate_job on job_rate (job_id, position, id);
create unique index job_rate_quote_line on job_rate (quote_line_id) where archived_at is null;
create trigger touch before update on job_rate for each row execute function touch();

create type shift as enum ('day', 'night');

create table job_requirement (
  id bigint generated always as identity primary key,
  job_id bigint not null references job,
  asset_category_id bigint not null references asset_category,
  min_asset_qty int not null default 1 check (min_asset_qty >= 0),
  ideal_asset_qty int not null default 1,
  max_asset_qty int not null default 1 check (max_asset_qty between 1 and 100),
  -- The number of assets that the price is based on (product: decision 2).
  price_asset_qty int not null default 1 check (price_asset_qty >= 0),
  start_date date not null,
  end_date date not null,
  -- Empty: every working day of the range.
  selected_dates date[] not null default '{}',
  start_time time not null,
  est_hours numeric(5, 2) not null default 8 check (est_hours > 0 and est_hours <= 16),
  shift shift not null default 'day',
  -- Dry hire needs none.
  needs_driver boolean not null default true,
  notes text,
  quote_line_id bigint references quote_line,
  -- {unit, unit_price_cents, min_hours, round_minutes, source}: the price that its orders take with them.
  rate_snapshot jsonb not null,
  position int not null default 0,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  check (min_asset_qty <= ideal_asset_qty and ideal_asset_qty <= max_asset_qty),
  check (price_asset_qty <= max_asset_qty),
  check (end_date >= start_date),
  check (rate_snapshot ?& array['unit', 'unit_price_cents', 'min_hours', 'round_minutes', 'source'])
);
create index job_requirement_job on job_requirement (job_id, position, id);
create unique index job_requirement_quote_line on job_requirement (quote_line_id) where archived_at is null;
create trigger touch before update on job_requirement for each row execute function touch();

-- The words are the specification's (section 4).
create type order_status as enum ('Pending', 'Confirmed', 'Broke Down', 'Moved', 'Cancelled', 'Cancelled by Office', 'Invoiced');

create table job_item (
  id bigint generated always as identity primary key,
  order_no text not null unique,
  job_id bigint not null references job,
  job_requirement_id bigint not null references job_requirement,
  slot_no int not null check (slot_no >= 1),
  -- The Melbourne day on which it begins, also for a night shift.
  work_date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  order_status order_status not null default 'Pending',
  asset_category_id bigint not null references asset_category,
  needs_driver boolean not null default true,
  -- Somebody decided that it may be confirmed before it has its asset or its driver.
  asset_to_follow boolean not null default false,
  driver_to_follow boolean not null default false,
  order_notes text,
  internal_notes text,
  rate_snapshot jsonb not null,
  duplicated_from_id bigint references job_item,
  moved_to_id bigint references job_item,
  replaced_by_id bigint references job_item,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by bigint references app_user,
  cancel_reason text,
  search_text text not null default '',
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  check (ends_at > starts_at),
  check (ends_at <= starts_at + interval '16 hours'),
  check (work_date = (starts_at at time zone 'Australia/Melbourne')::date),
  check (order_status not in ('Cancelled', 'Cancelled by Office') or cancel_reason is not null),
  check (rate_snapshot ?& array['unit', 'unit_price_cents', 'min_hours', 'round_minutes', 'source'])
);
-- One order a date and slot. What was called off or moved makes room for another.
create unique index job_item_slot on job_item (job_requirement_id, work_date, slot_no)
  where order_status not in ('Cancelled', 'Cancelled by Office', 'Moved', 'Broke Down');
create index job_item_job on job_item (job_id, work_date, id);
create index job_item_date on job_item (work_date, starts_at, id);
create index job_item_status_date on job_item (order_status, work_date, id);
create index job_item_category on job_item (asset_category_id, work_date, id);
create index job_item_order_no on job_item (order_no, id);
-- What took the place of an order, looked up from the one that did.
create index job_item_moved_to on job_item (moved_to_id) where moved_to_id is not null;
create index job_item_replaced_by on job_item (replaced_by_id) where replaced_by_id is not null;
create index job_item_duplicated_from on job_item (duplicated_from_id) where duplicated_from_id is not null;
create index job_item_search on job_item using gin (search_text gin_trgm_ops);
create trigger touch before update of starts_at, ends_at, work_date, order_status, asset_to_follow, driver_to_follow, order_notes, internal_notes,
  rate_snapshot, needs_driver, moved_to_id, replaced_by_id, cancel_reason
  on job_item for each row execute function touch();

create function job_item_search_text(i job_item) returns text language sql stable as $$
  select search_text_of(i.order_no,
    (select j.search_text from job j where j.id = i.job_id),
    (select a.name from asset_category a where a.id = i.asset_category_id))
$$;
create function job_item_search() returns trigger language plpgsql as $$
begin
  new.search_text := job_item_search_text(new);
  return new;
end $$;
create trigger search before insert or update of job_id, asset_category_id on job_item for each row execute function job_item_search();
create function job_found_in_items() returns trigger language plpgsql as $$
begin
  update job_item i set search_text = job_item_search_text(i) where i.job_id = new.id;
  return null;
end $$;
create trigger items_search after update of search_text on job for each row
  when (old.search_text is distinct from new.search_text) execute function job_found_in_items();

-- A client or a site that changes its name is found under the new one.
create function client_renamed_in_jobs() returns trigger language plpgsql as $$
begin
  update job j set search_text = job_search_text(j) where j.client_id = new.id;
  return null;
end $$;
create trigger jobs_search after update of name, trading_name on client for each row
  when (old.name is distinct from new.name or old.trading_name is distinct from new.trading_name)
  execute function client_renamed_in_jobs();
create function site_renamed() returns trigger language plpgsql as $$
begin
  update job j set search_text = job_search_text(j) where j.job_site_id = new.id;
  update quote q set search_text = quote_search_text(q) where q.job_site_id = new.id;
  return null;
end $$;
create trigger renamed after update of name, address_line1, suburb on job_site for each row
  when (row(old.name, old.address_line1, old.suburb) is distinct from row(new.name, new.address_line1, new.suburb))
  execute function site_renamed();

insert into document_type (record_type, name, is_reviewed, has_expiry, block_on_expiry, needs_number, sort)
values
  ('quote', 'Evidence of acceptance', false, false, false, false, 1),
  ('quote', 'Plan', false, false, false, false, 2),
  ('quote', 'Other', false, false, false, false, 9),
  ('job', 'Purchase order', false, false, false, true, 1),
  ('job', 'SWMS', true, true, false, false, 2),
  ('job', 'BYDA plans', false, true, false, true, 3),
  ('job', 'Soil report', false, false, false, true, 4),
  ('job', 'Site plan', false, false, false, false, 5),
  ('job', 'Other', false, false, false, false, 9),
  ('job_item', 'Photo', false, false, false, false, 1),
  ('job_item', 'Other', false, false, false, false, 9);
