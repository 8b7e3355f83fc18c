-- Two that change the same days wait for each other at the machine here too: a requirement that is extended did not see a
-- booking made at the same moment, nor the booking the extension.
create or replace function dry_hire_extended() returns trigger language plpgsql as $$
begin
  perform from asset where id in (
    select asset_id from dry_hire where job_requirement_id = new.id and archived_at is null and off_hire_at is null)
  order by id for no key update;
  if exists (
    select from dry_hire h join booking b on b.asset_id = h.asset_id join job_item i on i.id = b.job_item_id
    where h.job_requirement_id = new.id and h.archived_at is null and h.off_hire_at is null
      and b.kind = 'work' and b.certainty = 'confirmed' and b.released_at is null
      and b.during && dry_hire_out(h) and i.job_requirement_id <> new.id)
  then
    raise exception 'A machine that is out for requirement % is booked then.', new.id
      using errcode = 'HY002', constraint = 'dry_hire_extended';
  end if;
  return null;
end $$;
