-- Whom the company buys from.

create type supplier_category as enum ('tip', 'material', 'parts', 'fuel', 'repairs', 'other');

create table supplier (
  id bigint generated always as identity primary key,
  supplier_no text not null unique generated always as ('S-' || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
  name text not null check (char_length(name) between 2 and 150),
  trading_name text,
  abn text check (abn ~ '^\d{11}$'),
  categories supplier_category[] not null default '{}',
  email text,
  phone text,
  website text,
  address_line1 text,
  address_line2 text,
  suburb text,
  state text,
  postcode text check (postcode ~ '^\d{4}$'),
  lat numeric(9, 6),
  lng numeric(9, 6),
  place_id text,
  payment_terms payment_terms not null default '30',
  search_text text not null generated always as (search_text_of(
    'S-' || lpad(id::text, greatest(6, length(id::text)), '0'), name, trading_name, abn, email, phone, suburb)) stored,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text
);
-- One ABN is one supplier, so that a bill is not entered twice; its branches are tip sites and contacts of it.
create unique index supplier_abn on supplier (abn) where archived_at is null;
create index supplier_name on supplier (name, id) where archived_at is null;
create index supplier_suburb on supplier (suburb, id) where archived_at is null;
create index supplier_search on supplier using gin (search_text gin_trgm_ops);
create trigger touch before update on supplier for each row execute function touch();

insert into document_type (record_type, name, is_reviewed, has_expiry, block_on_expiry, needs_number, sort)
values
  ('supplier', 'Account application', false, false, false, false, 1),
  ('supplier', 'Price list', false, true, false, false, 2),
  ('supplier', 'Insurance certificate', true, true, false, true, 3),
  ('supplier', 'EPA licence', true, true, false, true, 4),
  ('supplier', 'Contract', false, false, false, false, 5),
  ('supplier', 'Other', false, false, false, false, 9);
