-- What is hired out and who runs it: depots, subcontractors, drivers, categories and assets.

-- In the order of what a licence lets its holder drive: a later class drives what an earlier one does.
create type licence_class as enum ('C', 'LR', 'MR', 'HR', 'HC', 'MC');
create type charge_unit as enum ('hour', 'day', 'week', 'load', 'tonne', 'm3', 'each', 'km', 'fixed');
create type gst_code as enum ('GST', 'GST_FREE', 'NONE');

create table depot (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  name text not null check (char_length(name) between 2 and 80),
  phone text,
  address_line1 text,
  address_line2 text,
  suburb text,
  state text,
  postcode text check (postcode ~ '^\d{4}$'),
  lat numeric(9, 6),
  lng numeric(9, 6),
  place_id text,
  sort int not null default 0,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text
);
create unique index depot_name on depot (company_id, lower(name)) where archived_at is null;
create trigger touch before update on depot for each row execute function touch();

create type subcontractor_status as enum ('pending', 'approved', 'suspended');

create table subcontractor (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 2 and 150),
  trading_name text,
  abn text not null check (abn ~ '^\d{11}$'),
  acn text check (acn ~ '^\d{9}$'),
  gst_registered boolean not null default true,
  contact_name text,
  email text,
  mobile text,
  phone text,
  address_line1 text,
  address_line2 text,
  suburb text,
  state text,
  postcode text check (postcode ~ '^\d{4}$'),
  lat numeric(9, 6),
  lng numeric(9, 6),
  place_id text,
  payment_terms payment_terms not null default '30',
  is_owner_driver boolean not null default false,
  status subcontractor_status not null default 'pending',
  suspended_reason text,
  approved_at timestamptz,
  approved_by bigint references app_user,
  search_text text not null generated always as (search_text_of(name, trading_name, abn, contact_name, email, mobile, phone, suburb)) stored,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text,
  check (status <> 'suspended' or suspended_reason is not null)
);
-- Unlike a client's, a subcontractor's ABN is its own (product: decision 21).
create unique index subcontractor_abn on subcontractor (abn) where archived_at is null;
create index subcontractor_name on subcontractor (name, id) where archived_at is null;
create index subcontractor_search on subcontractor using gin (search_text gin_trgm_ops);
create trigger touch before update on subcontractor for each row execute function touch();
alter table app_user add foreign key (subcontractor_id) references subcontractor;

create type driver_employment as enum ('employee_full', 'employee_part', 'employee_casual', 'subcontractor_operator', 'labour_hire');
create type driver_status as enum ('active', 'NotActive');

create table driver (
  id bigint generated always as identity primary key,
  employee_no text,
  name text not null check (char_length(name) between 2 and 120),
  preferred_name text,
  dob date,
  mobile text not null,
  email text,
  address_line1 text,
  address_line2 text,
  suburb text,
  state text,
  postcode text check (postcode ~ '^\d{4}$'),
  lat numeric(9, 6),
  lng numeric(9, 6),
  place_id text,
  emergency_contact_name text,
  emergency_contact_phone text,
  emergency_contact_relation text,
  employment driver_employment not null default 'employee_full',
  subcontractor_id bigint references subcontractor,
  licence_no text,
  licence_state text,
  licence_class licence_class,
  licence_expires_on date,
  licence_conditions text,
  ohs_card_no text,
  -- Whom it costs what is for accounts and administrators.
  hourly_cost_cents numeric(14, 2) check (hourly_cost_cents >= 0),
  depot_id bigint references depot,
  start_date date,
  end_date date,
  status driver_status not null default 'active',
  -- In its own words for SQL: who may be put on an order.
  language text,
  search_text text not null generated always as (search_text_of(name, preferred_name, employee_no, mobile, email, licence_no, suburb)) stored,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text,
  check (end_date >= start_date),
  check ((employment = 'subcontractor_operator') = (subcontractor_id is not null))
);
create unique index driver_employee_no on driver (lower(employee_no)) where archived_at is null;
create unique index driver_licence on driver (licence_no, licence_state) where archived_at is null;
create index driver_name on driver (name, id) where archived_at is null;
create index driver_subcontractor on driver (subcontractor_id, name, id) where archived_at is null;
create index driver_search on driver using gin (search_text gin_trgm_ops);
create trigger touch before update on driver for each row execute function touch();
alter table app_user add foreign key (driver_id) references driver;

create type asset_group as enum ('excavator', 'loader', 'dozer', 'grader', 'roller', 'combo', 'truck', 'trailer', 'support');

create table asset_category (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 2 and 80),
  asset_group asset_group not null,
  unit charge_unit not null default 'hour',
  default_min_hours numeric(5, 2) not null default 4 check (default_min_hours between 0 and 24),
  min_licence_class licence_class,
  needs_float boolean not null default false,
  is_visible boolean not null default true,
  sort int not null default 0,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text
);
create unique index asset_category_name on asset_category (lower(name)) where archived_at is null;
create trigger touch before update on asset_category for each row execute function touch();

create type asset_owner as enum ('own', 'subcontractor', 'leased');
create type asset_status as enum ('available', 'on_hire', 'in_workshop', 'off_road', 'sold');
create type meter_type as enum ('hours', 'km', 'both');

create table asset (
  id bigint generated always as identity primary key,
  fleet_no text not null check (char_length(fleet_no) between 1 and 20),
  asset_category_id bigint not null references asset_category,
  name text not null check (char_length(name) between 2 and 120),
  make text,
  model text,
  year int check (year between 1950 and 2200),
  rego_no text check (rego_no ~ '^[A-Z0-9]{1,9}$'),
  rego_state text,
  rego_expires_on date,
  serial_no text,
  vin text check (vin ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  asset_owner asset_owner not null default 'own',
  subcontractor_id bigint references subcontractor,
  status asset_status not null default 'available',
  off_road_reason text,
  operating_mass_t numeric(8, 2) check (operating_mass_t > 0),
  payload_t numeric(8, 2) check (payload_t > 0),
  volume_m3 numeric(8, 2) check (volume_m3 > 0),
  gvm_t numeric(8, 2) check (gvm_t > 0),
  width_m numeric(6, 2) check (width_m > 0),
  max_dig_depth_m numeric(6, 2) check (max_dig_depth_m > 0),
  -- null: as its category says.
  min_licence_class licence_class,
  needs_float boolean not null default false,
  meter_type meter_type not null default 'hours',
  smu_current numeric(10, 1) check (smu_current >= 0),
  odometer_current bigint check (odometer_current >= 0),
  depot_id bigint references depot,
  default_driver_id bigint references driver,
  insurance_expires_on date,
  plant_inspection_expires_on date,
  wet_hire boolean not null default true,
  dry_hire boolean not null default false,
  purchased_on date,
  -- For administrators and accounts.
  purchase_price_cents bigint check (purchase_price_cents >= 0),
  sold_on date,
  search_text text not null generated always as (search_text_of(fleet_no, name, make, model, rego_no, vin, serial_no)) stored,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text,
  check ((rego_no is null) = (rego_state is null)),
  check ((asset_owner = 'subcontractor') = (subcontractor_id is not null)),
  check (status <> 'off_road' or off_road_reason is not null)
);
create unique index asset_fleet_no on asset (lower(fleet_no)) where archived_at is null;
create unique index asset_rego on asset (rego_no, rego_state) where archived_at is null;
create unique index asset_vin on asset (vin) where archived_at is null;
create index asset_fleet_sort on asset (fleet_no, id) where archived_at is null;
create index asset_category_fleet on asset (asset_category_id, fleet_no, id) where archived_at is null;
create index asset_subcontractor on asset (subcontractor_id, fleet_no, id) where archived_at is null;
create index asset_status_fleet on asset (status, fleet_no, id) where archived_at is null;
create index asset_search on asset using gin (search_text gin_trgm_ops);
create trigger touch before update on asset for each row execute function touch();

insert into document_type (record_type, name, is_mandatory, is_reviewed, has_expiry, block_on_expiry, needs_number, sort)
values
  -- A white card does not expire in Victoria; a licence that has expired keeps its holder from working.
  ('driver', 'Driver licence', true, true, true, true, true, 1),
  ('driver', 'White card', true, true, false, false, true, 2),
  ('driver', 'High risk work licence', false, true, true, true, true, 3),
  ('driver', 'Verification of competency', false, true, true, false, false, 4),
  ('driver', 'Medical', false, true, true, false, false, 5),
  ('driver', 'Other', false, false, false, false, false, 9),
  ('asset', 'Registration', false, true, true, true, true, 1),
  ('asset', 'Insurance', false, true, true, true, true, 2),
  ('asset', 'Plant risk assessment', false, true, true, false, false, 3),
  ('asset', 'Annual inspection', false, true, true, true, false, 4),
  ('asset', 'Operator manual', false, false, false, false, false, 5),
  ('asset', 'Other', false, false, false, false, false, 9),
  ('subcontractor', 'Public liability', true, true, true, true, true, 1),
  ('subcontractor', 'WorkCover or income protection', true, true, true, true, true, 2),
  ('subcontractor', 'Motor vehicle or plant insurance', true, true, true, true, true, 3),
  ('subcontractor', 'RCTI agreement', false, true, false, false, false, 4),
  ('subcontractor', 'Other', false, false, false, false, false, 9);
