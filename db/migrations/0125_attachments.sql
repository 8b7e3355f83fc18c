-- What goes on a machine to do a kind of work: buckets, hammers, augers, hitches.

create type attachment_kind as enum ('bucket_gp', 'bucket_mud', 'bucket_trench', 'hammer', 'auger', 'ripper', 'grab',
  'compactor', 'pulveriser', 'tilt_hitch', 'forks', 'mulcher', 'roller_drum', 'other');
create type hitch_type as enum ('pin_on', 'quick_hitch', 'klac', 's_type', 'skid_steer');
create type attachment_unit as enum ('hour', 'day');
create type attachment_status as enum ('available', 'in_workshop', 'sold');

create table attachment (
  id bigint generated always as identity primary key,
  code text not null check (char_length(code) between 1 and 30),
  name text not null check (char_length(name) between 2 and 120),
  kind attachment_kind not null,
  size_mm int check (size_mm between 1 and 20000),
  hitch_type hitch_type,
  -- What the machine may weigh; without them any mass does.
  min_tonne numeric(8, 2) check (min_tonne > 0),
  max_tonne numeric(8, 2) check (max_tonne > 0),
  weight_kg int check (weight_kg between 1 and 50000),
  compatible_category_ids bigint[] not null,
  -- The machine that it stays on.
  asset_id bigint references asset,
  -- What the client pays for it on top of the machine.
  rate_cents numeric(14, 2) check (rate_cents >= 0),
  rate_unit attachment_unit,
  status attachment_status not null default 'available',
  search_text text not null generated always as (search_text_of(code, name)) stored,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text,
  constraint attachment_fits_a_category check (cardinality(compatible_category_ids) > 0),
  constraint attachment_mass_range check (max_tonne >= min_tonne),
  constraint attachment_rate_with_unit check ((rate_cents is null) = (rate_unit is null))
);
create unique index attachment_code on attachment (lower(code)) where archived_at is null;
create index attachment_code_sort on attachment (code, id) where archived_at is null;
create index attachment_name_sort on attachment (name, id) where archived_at is null;
create index attachment_size_sort on attachment (size_mm, id) where archived_at is null;
create index attachment_asset on attachment (asset_id);
create index attachment_categories on attachment using gin (compatible_category_ids);
create index attachment_search on attachment using gin (search_text gin_trgm_ops);
create trigger touch before update on attachment for each row execute function touch();

-- Each category is one: an array has no foreign keys. Categories are archived, never deleted.
create function attachment_categories_exist() returns trigger language plpgsql as $$
begin
  if exists (
    select from unnest(new.compatible_category_ids) as c (id)
    where c.id is null or not exists (select from asset_category g where g.id = c.id)
  ) then
    raise exception 'There is no such category.' using errcode = '23503', constraint = 'attachment_categories_exist';
  end if;
  return new;
end $$;
create trigger categories_exist before insert or update of compatible_category_ids on attachment
  for each row execute function attachment_categories_exist();

-- What a machine takes its attachments by.
alter table asset add hitch_type hitch_type;

insert into document_type (record_type, name, is_reviewed, has_expiry, block_on_expiry, needs_number, sort)
values
  ('attachment', 'Lifting test', true, true, true, true, 1),
  ('attachment', 'Inspection', false, true, false, false, 2),
  ('attachment', 'Operator manual', false, false, false, false, 3),
  ('attachment', 'Other', false, false, false, false, 9);
