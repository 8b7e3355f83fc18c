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
  -- It is for every category of these groups, and for those of checklist_category beside them.
  asset_groups asset_group[] not null default '{}',
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

-- Kinds of plant that a checklist is for beside its groups.
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

-- What every business starts with. They are its own from then on.
insert into checklist (name, kind, intro, asset_groups) values
  ('Truck prestart', 'prestart', 'Before the first start of the day, with the truck on level ground.', '{truck,combo}'),
  ('Excavator prestart', 'prestart', 'Before the first start of the day. Isolate the machine before you reach into it.', '{excavator}'),
  ('Plant prestart', 'prestart', 'Before the first start of the day.', '{loader,dozer,grader,roller,support}');

-- Marks: c critical, p a photo of what failed, v may be left out, y answered by yes or no, P answered by a photo.
insert into checklist_item (checklist_id, position, section, text, help, answer_type, is_mandatory, is_critical, photo_on_fail)
select c.id, i.position, i.section, i.text, i.help,
  case when i.marks like '%y%' then 'yes_no' when i.marks like '%P%' then 'photo' else 'ok_fail_na' end::checklist_answer_type,
  i.marks not like '%v%', i.marks like '%c%', i.marks like '%p%'
from checklist c join (values
  ('Truck prestart', 1, 'Walk-around', 'Walk-around: no new damage', null, 'p'),
  ('Truck prestart', 2, 'Walk-around', 'Tyres: tread and pressure, wheel nuts tight', null, 'cp'),
  ('Truck prestart', 3, 'Walk-around', 'Lights and indicators', null, 'c'),
  ('Truck prestart', 4, 'Walk-around', 'Mirrors and camera', null, ''),
  ('Truck prestart', 5, 'Walk-around', 'Windscreen and wipers', null, 'p'),
  ('Truck prestart', 6, 'Walk-around', 'Mudguards and spray suppression', null, ''),
  ('Truck prestart', 7, 'Walk-around', 'Number plates, registration current', null, ''),
  ('Truck prestart', 8, 'Walk-around', 'No leaks under the truck', 'Oil, coolant, fuel, hydraulics.', 'p'),
  ('Truck prestart', 9, 'Fluids and engine', 'Fluids: oil, coolant, fuel, AdBlue', null, ''),
  ('Truck prestart', 10, 'Fluids and engine', 'No engine or drivetrain warning light', null, 'c'),
  ('Truck prestart', 11, 'Brakes and steering', 'Brakes, no air leaks', null, 'c'),
  ('Truck prestart', 12, 'Brakes and steering', 'Park brake holds', null, 'c'),
  ('Truck prestart', 13, 'Brakes and steering', 'Steering', null, 'c'),
  ('Truck prestart', 14, 'Cab', 'Horn and reversing alarm', null, 'c'),
  ('Truck prestart', 15, 'Cab', 'Seatbelt', null, 'c'),
  ('Truck prestart', 16, 'Cab', 'PTO warning', null, ''),
  ('Truck prestart', 17, 'Cab', 'UHF radio', null, ''),
  ('Truck prestart', 18, 'Body and trailer', 'Hydraulics and hoist', null, 'c'),
  ('Truck prestart', 19, 'Body and trailer', 'Tailgate lock and pin', null, 'cp'),
  ('Truck prestart', 20, 'Body and trailer', 'Body prop available', null, ''),
  ('Truck prestart', 21, 'Body and trailer', 'Tarp and bows', null, ''),
  ('Truck prestart', 22, 'Body and trailer', 'Load restraint', null, ''),
  ('Truck prestart', 23, 'Body and trailer', 'Coupling, safety chains and dog trailer connection', 'N/A without a trailer.', 'cp'),
  ('Truck prestart', 24, 'Safety gear', 'Fire extinguisher', null, ''),
  ('Truck prestart', 25, 'Safety gear', 'First aid kit', null, ''),
  ('Truck prestart', 26, 'Safety gear', 'Spill kit', null, ''),
  ('Truck prestart', 27, 'Driver', 'Fit to drive: rested, no alcohol, no drugs', null, 'cy'),
  ('Truck prestart', 28, 'Driver', 'Photo of the ticket holder', null, 'vP'),
  ('Excavator prestart', 1, 'Papers', 'Logbook and operator manual in the cab', null, ''),
  ('Excavator prestart', 2, 'Papers', 'Within its service interval', null, ''),
  ('Excavator prestart', 3, 'Papers', 'Plant inspection label current', null, ''),
  ('Excavator prestart', 4, 'Walk-around', 'Fluid levels', null, ''),
  ('Excavator prestart', 5, 'Walk-around', 'No leaks', null, 'p'),
  ('Excavator prestart', 6, 'Walk-around', 'Greased', null, ''),
  ('Excavator prestart', 7, 'Walk-around', 'Air cleaner', null, ''),
  ('Excavator prestart', 8, 'Walk-around', 'Track tension and undercarriage', null, 'p'),
  ('Excavator prestart', 9, 'Walk-around', 'Decals readable', null, ''),
  ('Excavator prestart', 10, 'Walk-around', 'Guards, steps and rails', null, 'p'),
  ('Excavator prestart', 11, 'Walk-around', 'Bucket or attachment pins, quick-hitch safety pin', null, 'cp'),
  ('Excavator prestart', 12, 'Walk-around', 'Hose-burst valves for lifting', 'N/A where it does not lift.', 'c'),
  ('Excavator prestart', 13, 'Cab', 'ROPS and FOPS', null, 'cp'),
  ('Excavator prestart', 14, 'Cab', 'Cab clean, windows and mirrors', null, ''),
  ('Excavator prestart', 15, 'Cab', 'Seatbelt', null, 'c'),
  ('Excavator prestart', 16, 'Cab', 'Two fire extinguishers', null, ''),
  ('Excavator prestart', 17, 'Cab', 'First aid kit and spill kit', null, ''),
  ('Excavator prestart', 18, 'Running', 'Engine starts, no warning on the gauges', null, ''),
  ('Excavator prestart', 19, 'Running', 'Flashing light and reversing alarm', null, 'c'),
  ('Excavator prestart', 20, 'Running', 'Horn and travel alarm', null, ''),
  ('Excavator prestart', 21, 'Running', 'Slew and boom limits', null, ''),
  ('Excavator prestart', 22, 'Running', 'Hydraulic functions', null, ''),
  ('Excavator prestart', 23, 'Running', 'Brakes and slew lock', null, 'c'),
  ('Excavator prestart', 24, 'Running', 'Emergency stop', null, 'c'),
  ('Excavator prestart', 25, 'Site', 'Exclusion zone agreed', null, ''),
  ('Excavator prestart', 26, 'Site', 'BYDA plans on site', 'Before You Dig Australia. N/A where nothing is dug.', 'c'),
  ('Excavator prestart', 27, 'Site', 'No Go Zone spotter present', 'N/A away from overhead and underground assets.', 'c'),
  ('Plant prestart', 1, 'Walk-around', 'Walk-around: no new damage', null, 'p'),
  ('Plant prestart', 2, 'Walk-around', 'Fluid levels, no leaks', null, 'p'),
  ('Plant prestart', 3, 'Walk-around', 'Tyres, tracks or drum', null, 'cp'),
  ('Plant prestart', 4, 'Walk-around', 'Attachment and pins', null, 'c'),
  ('Plant prestart', 5, 'Cab', 'ROPS, guards and steps', null, 'cp'),
  ('Plant prestart', 6, 'Cab', 'Seatbelt', null, 'c'),
  ('Plant prestart', 7, 'Cab', 'Mirrors and windows', null, ''),
  ('Plant prestart', 8, 'Cab', 'Fire extinguisher', null, ''),
  ('Plant prestart', 9, 'Running', 'Gauges, no warning light', null, ''),
  ('Plant prestart', 10, 'Running', 'Brakes and park brake', null, 'c'),
  ('Plant prestart', 11, 'Running', 'Steering', null, 'c'),
  ('Plant prestart', 12, 'Running', 'Lights, horn and reversing alarm', null, 'c')
) as i (checklist, position, section, text, help, marks) on i.checklist = c.name;
