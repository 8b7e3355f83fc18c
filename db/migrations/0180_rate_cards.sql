-- What one client pays, one subcontractor or driver is paid, or all of them without a card of their own, in a period.

create type rate_card_kind as enum ('client', 'subcontractor', 'driver');

create table rate_card (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 2 and 150),
  kind rate_card_kind not null,
  -- Whose it is; without one it is the standard card of its kind.
  client_id bigint references client,
  subcontractor_id bigint references subcontractor,
  driver_id bigint references driver,
  owner_id bigint not null generated always as (coalesce(client_id, subcontractor_id, driver_id, 0)) stored,
  valid_from date not null,
  valid_to date,
  search_text text not null generated always as (search_text_of(name)) stored,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text,
  constraint rate_card_owner_of_kind check (
    (client_id is null or kind = 'client')
    and (subcontractor_id is null or kind = 'subcontractor')
    and (driver_id is null or kind = 'driver')
  ),
  constraint rate_card_ends_after_start check (valid_to >= valid_from),
  constraint rate_card_once exclude using gist (
    kind with =, owner_id with =, daterange(valid_from, valid_to, '[]') with &&
  ) where (archived_at is null)
);
create index rate_card_name on rate_card (name, id) where archived_at is null;
create index rate_card_start on rate_card (valid_from, id) where archived_at is null;
create index rate_card_client on rate_card (client_id) where client_id is not null;
create index rate_card_subcontractor on rate_card (subcontractor_id) where subcontractor_id is not null;
create index rate_card_driver on rate_card (driver_id) where driver_id is not null;
create index rate_card_search on rate_card using gin (search_text gin_trgm_ops);
create trigger touch before update on rate_card for each row execute function touch();

-- One rate of a card. A column that is empty does not narrow what the rate is for.
create table rate_rule (
  id bigint generated always as identity primary key,
  rate_card_id bigint not null references rate_card,
  position int not null check (position >= 0),
  product_id bigint references product,
  asset_category_id bigint references asset_category,
  asset_id bigint references asset,
  job_type text,
  material text,
  tip_site_id bigint references tip_site,
  zone text check (char_length(zone) <= 60),
  unit charge_unit not null,
  rate_cents numeric(14, 2) not null check (rate_cents >= 0),
  -- Within the card's days; empty: from its first, to its last.
  valid_from date,
  valid_to date,
  constraint rate_rule_is_for_something check (
    num_nonnulls(product_id, asset_category_id, asset_id, material, tip_site_id) > 0
  ),
  constraint rate_rule_ends_after_start check (valid_to >= valid_from),
  -- Of two rates for the same thing from the same day neither would be the more specific.
  constraint rate_rule_once unique nulls not distinct (
    rate_card_id, product_id, asset_category_id, asset_id, job_type, material, tip_site_id, zone, unit, valid_from
  )
);
-- The rates of a card that may be for something, found without reading the others: 0 stands for any.
create index rate_rule_match on rate_rule (
  rate_card_id, coalesce(product_id, 0), coalesce(asset_category_id, 0), coalesce(asset_id, 0)
);
create index rate_rule_product on rate_rule (product_id) where product_id is not null;
create index rate_rule_category on rate_rule (asset_category_id) where asset_category_id is not null;
create index rate_rule_asset on rate_rule (asset_id) where asset_id is not null;
create index rate_rule_tip_site on rate_rule (tip_site_id) where tip_site_id is not null;

-- A rate never holds on a day on which its card does not. The card is locked, so that its days cannot change meanwhile.
create function rate_rule_within_card() returns trigger language plpgsql as $$
declare
  card rate_card;
begin
  if new.valid_from is null and new.valid_to is null then return new; end if;
  select * into card from rate_card where id = new.rate_card_id for share;
  if new.valid_from < card.valid_from or new.valid_from > card.valid_to
    or new.valid_to < card.valid_from or new.valid_to > card.valid_to then
    raise exception 'The rate is outside the days of its card.' using errcode = 'HY002', constraint = 'rate_rule_within_card';
  end if;
  return new;
end $$;
create trigger within_card before insert or update of rate_card_id, valid_from, valid_to on rate_rule
  for each row execute function rate_rule_within_card();

create function rate_card_holds_rules() returns trigger language plpgsql as $$
begin
  if exists (
    select from rate_rule r where r.rate_card_id = new.id and (
      r.valid_from < new.valid_from or r.valid_from > new.valid_to
      or r.valid_to < new.valid_from or r.valid_to > new.valid_to
    )
  ) then
    raise exception 'A rate is outside the days of the card.' using errcode = 'HY002', constraint = 'rate_card_holds_rules';
  end if;
  return new;
end $$;
create trigger holds_rules before update of valid_from, valid_to on rate_card
  for each row execute function rate_card_holds_rules();

insert into document_type (record_type, name, is_reviewed, has_expiry, block_on_expiry, needs_number, sort)
values
  ('rate_card', 'Signed rate card', false, true, false, false, 1),
  ('rate_card', 'Other', false, false, false, false, 9);
