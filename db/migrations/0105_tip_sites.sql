-- Where loads are tipped or bought, and what that costs.

create type tip_site_status as enum ('open', 'closed_wet', 'closed');

create function materials_named_once(materials jsonb) returns boolean language sql immutable as $$
  select count(*) = count(distinct m ->> 'material') from jsonb_array_elements(materials) m
$$;

create table tip_site (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 2 and 150),
  supplier_id bigint references supplier,
  status tip_site_status not null default 'open',
  contact_name text,
  phone text,
  address_line1 text,
  address_line2 text,
  suburb text,
  state text,
  postcode text check (postcode ~ '^\d{4}$'),
  lat numeric(9, 6),
  lng numeric(9, 6),
  place_id text,
  -- [{material, conditions}]
  materials jsonb not null default '[]',
  -- [{opens, closes}], Monday first; when all are empty the hours are not known.
  hours jsonb not null default '[{"opens": null, "closes": null}, {"opens": null, "closes": null}, {"opens": null, "closes": null}, {"opens": null, "closes": null}, {"opens": null, "closes": null}, {"opens": null, "closes": null}, {"opens": null, "closes": null}]',
  closed_dates date[] not null default '{}',
  closed_on_holidays boolean not null default true,
  licence_no text,
  licence_expires_on date,
  pfas_ok boolean not null default false,
  asbestos_ok boolean not null default false,
  has_weighbridge boolean not null default false,
  max_truck_class text,
  account_no text,
  credit_hold boolean not null default false,
  queue_minutes int check (queue_minutes between 0 and 600),
  gate_notes text,
  search_text text not null generated always as (search_text_of(name, suburb, contact_name, phone, licence_no, account_no)) stored,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text,
  constraint tip_site_materials_once check (materials_named_once(materials)),
  constraint tip_site_hours_of_a_week check (jsonb_array_length(hours) = 7)
);
create unique index tip_site_name on tip_site (lower(name), lower(coalesce(suburb, ''))) where archived_at is null;
create index tip_site_name_sort on tip_site (name, id) where archived_at is null;
create index tip_site_suburb on tip_site (suburb, id) where archived_at is null;
create index tip_site_licence on tip_site (licence_expires_on, id) where archived_at is null;
create index tip_site_supplier on tip_site (supplier_id);
create index tip_site_materials on tip_site using gin (materials jsonb_path_ops);
create index tip_site_search on tip_site using gin (search_text gin_trgm_ops);
create trigger touch before update on tip_site for each row execute function touch();

-- What a material costs there and what the client pays for it, from a day until a day; without one, until further notice.
create table tip_rate (
  id bigint generated always as identity primary key,
  tip_site_id bigint not null references tip_site,
  material text not null,
  unit charge_unit not null check (unit in ('tonne', 'm3', 'load')),
  sell_cents numeric(14, 2) not null check (sell_cents >= 0),
  buy_cents numeric(14, 2) not null check (buy_cents >= 0),
  -- The part of the buy price that is the state's waste levy.
  levy_cents numeric(14, 2) not null default 0 check (levy_cents >= 0),
  min_charge_cents bigint check (min_charge_cents >= 0),
  valid_from date not null,
  valid_to date,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  constraint tip_rate_levy_within_buy check (levy_cents <= buy_cents),
  constraint tip_rate_ends_after_start check (valid_to >= valid_from),
  constraint tip_rate_once exclude using gist (tip_site_id with =, material with =, daterange(valid_from, valid_to, '[]') with &&)
);
create trigger touch before update on tip_rate for each row execute function touch();

insert into document_type (record_type, name, is_reviewed, has_expiry, block_on_expiry, needs_number, sort)
values
  ('tip_site', 'EPA licence', true, true, false, true, 1),
  ('tip_site', 'Tip approval', false, true, false, true, 2),
  ('tip_site', 'Price list', false, true, false, false, 3),
  ('tip_site', 'Site map', false, false, false, false, 4),
  ('tip_site', 'Other', false, false, false, false, 9);
