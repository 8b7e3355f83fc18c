-- Somebody is mentioned in a note. A new value of a type changes no table: nobody waits for it.
alter type notification_type add value 'note';

-- To be done, and without its plant or a driver that it needs. Each order asked for is looked up in the index of bookings:
-- without `offset 0` all bookings there ever were are read first, however few orders are asked for.
create or replace view unfilled_order as
  select i.id, i.job_id, i.job_requirement_id, i.work_date
  from job_item i
  where i.order_status in ('Pending', 'Confirmed')
    and (
      not exists (
        select from booking b
        where b.job_item_id = i.id and b.asset_id is not null and b.released_at is null offset 0)
      or i.needs_driver and not exists (
        select from booking b
        where b.job_item_id = i.id and b.driver_id is not null and b.released_at is null offset 0)
    );
