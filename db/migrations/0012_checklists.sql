-- Checklists: what a machine is looked over by, what was found, and the defects that came of it.

create type checklist_kind as enum ('prestart', 'trailer', 'site', 'end_of_day', 'plant_onboarding');
create type checklist_frequency as enum ('daily', 'weekly', 'per_job');
create type checklist_answer_type as enum ('ok_fail_na', 'yes_no', 'number', 'text', 'photo');

create table checklist (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 2 and 120),
  kind checklist_kind not null,
  frequency checklist_frequency not null default 'daily',
  intro text,
  is_active boolean not null default true,
  search_text text not null generated always as (search_text_of(name)) stored,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text
);
create unique index checklist_name on checklist (lower(name)) where archived_at is null;
create index checklist_search on checklist using gin (search_text gin_trgm_ops);
create trigger touch before update on checklist for each row execute function touch();

-- Which plant a checklist is for.
create table checklist_category (
  checklist_id bigint not null references checklist,
  asset_category_id bigint not null references asset_category,
  primary key (checklist_id, asset_category_id)
);
create index checklist_category_of on checklist_category (asset_category_id);

create table checklist_item (
  id bigint generated always as identity primary key,
  checklist_id bigint not null references checklist,
  section text,
  position int not null check (position >= 1),
  text text not null check (char_length(text) between 2 and 300),
  help text,
  answer_type checklist_answer_type not null default 'ok_fail_na',
  is_mandatory boolean not null default true,
  -- A fail takes the machine off the road.
  is_critical boolean not null default false,
  photo_on_fail boolean not null default false,
  unique (checklist_id, position) deferrable initially deferred
);

create type checklist_result as enum ('pass', 'pass_with_defects', 'fail');

-- A checklist as it was filled in. It never changes: a mistake is mended by the next one.
create table asset_checklist (
  id bigint generated always as identity primary key,
  checklist_id bigint not null references checklist,
  checklist_name text not null,
  checklist_version int not null,
  asset_id bigint not null references asset,
  driver_id bigint not null references driver,
  job_item_id bigint references job_item,
  -- The Melbourne day.
  work_date date not null,
  started_at timestamptz not null,
  completed_at timestamptz not null,
  -- When it reached the office; later than completed_at where there was no signal.
  received_at timestamptz not null default business_now(),
  smu numeric(10, 1) check (smu >= 0),
  odometer bigint check (odometer >= 0),
  result checklist_result not null,
  comment text,
  client_op_id uuid unique,
  created_by bigint references app_user default business_user(),
  -- The second driver of a machine with two shifts looks it over too.
  constraint asset_checklist_once unique (asset_id, checklist_id, work_date, driver_id),
  check (completed_at >= started_at),
  check (work_date = (completed_at at time zone 'Australia/Melbourne')::date)
);
create index asset_checklist_asset on asset_checklist (asset_id, completed_at, id);
create index asset_checklist_driver on asset_checklist (driver_id, work_date, id);
create index asset_checklist_order on asset_checklist (job_item_id) where job_item_id is not null;
create index asset_checklist_date on asset_checklist (work_date, id);
create index asset_checklist_result on asset_checklist (result, work_date, id);
create trigger append_only before update or delete on asset_checklist for each row execute function append_only();

create table asset_checklist_answer (
  asset_checklist_id bigint not null references asset_checklist,
  position int not null,
  checklist_item_id bigint not null references checklist_item,
  -- As the item was when it was answered.
  section text,
  text text not null,
  answer_type checklist_answer_type not null,
  is_critical boolean not null,
  -- ok, fail, na, yes, no, a number or words; null where a voluntary item was left out.
  value text check (char_length(value) <= 1000),
  comment text check (char_length(comment) <= 1000),
  photo_file_ids bigint[] not null default '{}',
  primary key (asset_checklist_id, position)
);
create trigger append_only before update or delete on asset_checklist_answer for each row execute function append_only();

create type defect_severity as enum ('minor', 'major', 'critical');
create type defect_status as enum ('Open', 'In Repair', 'Fixed', 'Verified');

create table asset_defect (
  id bigint generated always as identity primary key,
  asset_id bigint not null references asset,
  -- Where it was found, unless it was reported by itself.
  asset_checklist_id bigint references asset_checklist,
  driver_id bigint references driver,
  job_item_id bigint references job_item,
  severity defect_severity not null,
  status defect_status not null default 'Open',
  description text not null check (char_length(description) between 2 and 1000),
  -- It took the asset off the road.
  took_off_road boolean not null default false,
  reported_at timestamptz not null,
  resolution text,
  fixed_at timestamptz,
  fixed_by bigint references app_user,
  verified_at timestamptz,
  verified_by bigint references app_user,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  check ((status in ('Fixed', 'Verified')) = (fixed_at is not null)),
  check ((status = 'Verified') = (verified_at is not null)),
  check (status not in ('Fixed', 'Verified') or resolution is not null)
);
create index asset_defect_asset on asset_defect (asset_id, reported_at, id);
create index asset_defect_open on asset_defect (reported_at, id) where status <> 'Verified';
create index asset_defect_checklist on asset_defect (asset_checklist_id) where asset_checklist_id is not null;
create trigger touch before update on asset_defect for each row execute function touch();
