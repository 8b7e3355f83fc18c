-- What is sold, with the prices it had and has.

create type product_category as enum ('hire', 'cartage', 'tip', 'material', 'float', 'labour', 'levy', 'other');

create table product (
  id bigint generated always as identity primary key,
  code text not null check (char_length(code) between 1 and 30),
  name text not null check (char_length(name) between 2 and 150),
  description text,
  category product_category not null,
  unit charge_unit not null,
  gst_code gst_code not null default 'GST',
  income_account text check (char_length(income_account) <= 10),
  expense_account text check (char_length(expense_account) <= 10),
  asset_category_id bigint references asset_category,
  material_type text,
  min_quantity numeric(12, 3) check (min_quantity >= 0),
  levy_applies boolean not null default false,
  -- One that is not active keeps its records and is offered no more.
  is_active boolean not null default true,
  sort int not null default 0,
  search_text text not null generated always as (search_text_of(code, name, description, material_type)) stored,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text
);
create unique index product_code on product (lower(code)) where archived_at is null;
create index product_code_sort on product (code, id) where archived_at is null;
create index product_name on product (name, id) where archived_at is null;
create index product_category_sort on product (category, name, id) where archived_at is null;
create index product_asset_category on product (asset_category_id) where archived_at is null;
create index product_search on product using gin (search_text gin_trgm_ops);
create trigger touch before update on product for each row execute function touch();

-- A price holds from its day until the day of the next one: two cannot overlap.
create table product_price (
  product_id bigint not null references product,
  valid_from date not null,
  sell_price_cents numeric(14, 2) not null,
  buy_price_cents numeric(14, 2) check (buy_price_cents >= 0),
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  primary key (product_id, valid_from)
);
