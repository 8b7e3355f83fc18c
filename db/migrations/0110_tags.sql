-- What people and plant can be marked with, and who has it.

create table colour (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 2 and 60),
  hex text not null check (hex ~ '^#[0-9A-F]{6}$'),
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
create unique index colour_name on colour (lower(name)) where archived_at is null;
create trigger touch before update on colour for each row execute function touch();

create type tag_type as enum ('competency', 'user');

create table tag (
  id bigint generated always as identity primary key,
  tag_type tag_type not null,
  name text not null check (char_length(name) between 2 and 60),
  colour_id bigint references colour,
  description text,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text
);
create unique index tag_name on tag (tag_type, lower(name)) where archived_at is null;
create index tag_colour on tag (colour_id) where archived_at is null;
create trigger touch before update on tag for each row execute function touch();

create table skill (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 2 and 80),
  skill_group text,
  -- What proves it, if anything does: a document of the driver, a licence of at least this class.
  document_type_id bigint references document_type,
  licence_class licence_class,
  -- How long it lasts where its document has no expiry date; null: it does not expire.
  validity_months int check (validity_months between 1 and 240),
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text
);
create unique index skill_name on skill (lower(name)) where archived_at is null;
create trigger touch before update on skill for each row execute function touch();

-- Which driver or asset has which tag or skill; assets have no skills.
create table holding (
  driver_id bigint references driver,
  asset_id bigint references asset,
  tag_id bigint references tag,
  skill_id bigint references skill,
  given_at timestamptz not null default business_now(),
  constraint holding_holder check (num_nonnulls(driver_id, asset_id) = 1),
  constraint holding_of check (num_nonnulls(tag_id, skill_id) = 1 and (skill_id is null or driver_id is not null)),
  constraint holding_once unique nulls not distinct (driver_id, asset_id, tag_id, skill_id)
);
create index holding_asset on holding (asset_id) where asset_id is not null;
create index holding_tag on holding (tag_id) where tag_id is not null;
create index holding_skill on holding (skill_id) where skill_id is not null;
