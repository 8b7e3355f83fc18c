-- An attachment works on a machine of its order, whichever way either booking changes: also when the machine's moves to
-- another order or becomes another resource's, and when the attachment's is taken back or moved. No booking is deleted.

drop trigger attachment_booked on booking;
drop trigger machine_released on booking;

create or replace function booking_attachment_has_machine() returns trigger language plpgsql as $$
declare
  -- OLD is null after an insertion.
  orders bigint[] := array[old.job_item_id, new.job_item_id];
begin
  -- In a fixed order, so that two changes wait for each other.
  perform from job_item where id = any(orders) order by id for no key update;
  if exists (
    select from booking a
    where a.job_item_id = any(orders) and a.attachment_id is not null and a.released_at is null
      and not exists (
        select from booking m where m.job_item_id = a.job_item_id and m.asset_id is not null and m.released_at is null))
  then
    raise exception 'An attachment works on a machine.' using errcode = '23514', constraint = 'booking_attachment_has_machine';
  end if;
  return null;
end $$;

create constraint trigger attachment_booked after insert on booking deferrable initially deferred
  for each row when (new.attachment_id is not null and new.job_item_id is not null and new.released_at is null)
  execute function booking_attachment_has_machine();
create constraint trigger attachment_moved after update of released_at, attachment_id, job_item_id on booking
  deferrable initially deferred
  for each row when (new.attachment_id is not null and new.job_item_id is not null and new.released_at is null)
  execute function booking_attachment_has_machine();
create constraint trigger machine_released after update of released_at, asset_id, job_item_id on booking
  deferrable initially deferred
  for each row when (old.asset_id is not null and old.job_item_id is not null and old.released_at is null
    and (new.released_at is not null or new.asset_id is null or new.job_item_id is distinct from old.job_item_id))
  execute function booking_attachment_has_machine();
