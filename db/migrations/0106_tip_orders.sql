-- Where the loads of a work order go or come from, with the rate as it was agreed.

create type tip_direction as enum ('tip', 'supply', 'buy_back', 'customer_tip');
create type tip_order_status as enum ('planned', 'confirmed', 'closed', 'refused', 'cancelled');

create table tip_order (
  id bigint generated always as identity primary key,
  job_item_id bigint not null references job_item,
  sequence int not null check (sequence >= 1),
  tip_site_id bigint not null references tip_site,
  material text not null,
  direction tip_direction not null default 'tip',
  planned_loads int check (planned_loads between 1 and 999),
  planned_quantity numeric(12, 3) check (planned_quantity > 0),
  unit charge_unit not null default 'tonne' check (unit in ('tonne', 'm3', 'load')),
  -- The site's rate on the day of the order; null when there was none.
  buy_cents numeric(14, 2),
  sell_cents numeric(14, 2),
  account_no text,
  tip_permission_ref text,
  notes text,
  status tip_order_status not null default 'planned',
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  constraint tip_order_sequence unique (job_item_id, sequence)
);
create unique index tip_order_once on tip_order (job_item_id, tip_site_id, material, direction) where status <> 'cancelled';
create index tip_order_site on tip_order (tip_site_id, id);
create trigger touch before update on tip_order for each row execute function touch();

-- The site is locked against edits until the order is stored, so that it cannot stop taking the material meanwhile.
create function tip_order_is_accepted() returns trigger language plpgsql as $$
begin
  perform from tip_site where id = new.tip_site_id and archived_at is null
    and materials @> jsonb_build_array(jsonb_build_object('material', new.material)) for share;
  if not found then
    raise exception 'Tip site % does not accept %: tip_order_accepted.', new.tip_site_id, new.material
      using errcode = '23514', constraint = 'tip_order_accepted';
  end if;
  return new;
end $$;
create trigger accepted before insert or update of tip_site_id, material on tip_order
  for each row execute function tip_order_is_accepted();
