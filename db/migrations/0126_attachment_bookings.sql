-- An attachment is booked as a machine or a driver is: one row a stretch of time, and a confirmed one excludes every other.

alter table booking add attachment_id bigint references attachment;
alter table booking drop constraint booking_check;
alter table booking add constraint booking_resource check (num_nonnulls(asset_id, driver_id, attachment_id) = 1);
alter table booking drop constraint booking_check2;
alter table booking add constraint booking_workshop check (kind <> 'workshop' or driver_id is null);
alter table booking add constraint booking_attachment_once exclude using gist (attachment_id with =, during with &&)
  where (certainty = 'confirmed' and released_at is null);

create unique index booking_attachment_of_order on booking (job_item_id, attachment_id) where released_at is null;
create index booking_attachment_during on booking using gist (attachment_id, during) where released_at is null;
create index booking_attachment_next on booking (attachment_id, starts_at) where released_at is null;

-- An attachment works on a machine of the same order: checked once a change is complete, with the order locked.
create function booking_attachment_has_machine() returns trigger language plpgsql as $$
begin
  perform from job_item where id = new.job_item_id for no key update;
  if exists (
      select from booking where job_item_id = new.job_item_id and attachment_id is not null and released_at is null)
    and not exists (
      select from booking where job_item_id = new.job_item_id and asset_id is not null and released_at is null)
  then
    raise exception 'An attachment works on a machine.' using errcode = '23514', constraint = 'booking_attachment_has_machine';
  end if;
  return null;
end $$;
create constraint trigger attachment_booked after insert on booking deferrable initially deferred
  for each row when (new.attachment_id is not null and new.job_item_id is not null)
  execute function booking_attachment_has_machine();
create constraint trigger machine_released after update of released_at, asset_id, job_item_id on booking deferrable initially deferred
  for each row when (old.asset_id is not null and old.job_item_id is not null and new.released_at is not null)
  execute function booking_attachment_has_machine();
