-- Whether an order has the plant and the driver it needs, kept with the order. Lists, homes and the board ask it of
-- thousands of orders at once: looking each up among the bookings took most of the time of a home.
alter table job_item add column is_filled boolean not null default false;

create function is_order_filled(item job_item) returns boolean language sql stable as $$
  select exists (
      select from booking b where b.job_item_id = item.id and b.asset_id is not null and b.released_at is null)
    and (not item.needs_driver or exists (
      select from booking b where b.job_item_id = item.id and b.driver_id is not null and b.released_at is null))
$$;

update job_item i set is_filled = true where is_order_filled(i);

-- To be done, and without its plant or the driver it needs.
alter table job_item add column is_unfilled boolean not null
  generated always as (order_status in ('Pending', 'Confirmed') and not is_filled) stored;
create index job_item_unfilled on job_item (work_date, starts_at, id) where is_unfilled;
create index job_item_unfilled_of_job on job_item (job_id) where is_unfilled;

-- Locks the order first: of two that book its plant and its driver at the same moment, the second sees what the first did.
create function fill_order(order_id bigint) returns void language plpgsql as $$
begin
  perform from job_item where id = order_id for no key update;
  update job_item i set is_filled = not i.is_filled where i.id = order_id and i.is_filled <> is_order_filled(i);
end $$;

create function booking_fills_order() returns trigger language plpgsql as $$
begin
  if new.job_item_id is not null then perform fill_order(new.job_item_id); end if;
  if tg_op = 'UPDATE' and old.job_item_id is distinct from new.job_item_id and old.job_item_id is not null then
    perform fill_order(old.job_item_id);
  end if;
  return null;
end $$;
create trigger fills_order after insert or update of job_item_id, asset_id, driver_id, released_at on booking
  for each row execute function booking_fills_order();

create function order_needs_driver() returns trigger language plpgsql as $$
begin
  perform fill_order(new.id);
  return null;
end $$;
create trigger filled after update of needs_driver on job_item for each row
  when (old.needs_driver <> new.needs_driver) execute function order_needs_driver();

drop view unfilled_order;
