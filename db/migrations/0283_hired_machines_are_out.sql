-- A machine on dry hire is with its client until it is back, or until the last day of its requirement as planned. It does
-- no firm work of another requirement meanwhile; the orders of its own requirement book it for the hire.
create function dry_hire_out(hire dry_hire) returns tstzrange language sql stable as $$
  select tstzrange(hire.on_hire_at, coalesce(hire.off_hire_at, (
    select (greatest(r.end_date, (hire.on_hire_at at time zone 'Australia/Melbourne')::date) + 1)::timestamp
      at time zone 'Australia/Melbourne'
    from job_requirement r where r.id = hire.job_requirement_id)))
$$;
create function hires_elsewhere(machine bigint, during tstzrange, requirement bigint) returns setof dry_hire
language sql stable as $$
  select h.* from dry_hire h
  where h.asset_id = machine and h.archived_at is null and h.job_requirement_id is distinct from requirement
    and dry_hire_out(h) && during
$$;
create index dry_hire_out on dry_hire (asset_id) where off_hire_at is null and archived_at is null;

-- Of a booking and a dry hire at once the second waits for the first at the machine, and then finds it.
create function booking_not_on_hire() returns trigger language plpgsql as $$
begin
  perform from asset where id = new.asset_id for no key update;
  if exists (select from hires_elsewhere(new.asset_id, new.during,
    (select job_requirement_id from job_item where id = new.job_item_id)))
  then
    raise exception 'Machine % is on dry hire then.', new.asset_id
      using errcode = 'HY002', constraint = 'booking_not_on_hire';
  end if;
  return null;
end $$;
create trigger booked_not_on_hire after insert on booking for each row
  when (new.kind = 'work' and new.certainty = 'confirmed' and new.asset_id is not null and new.released_at is null)
  execute function booking_not_on_hire();
-- What was allowed before, and takes no more time, stays.
create trigger moved_not_on_hire after update of starts_at, ends_at, buffer_before_minutes, buffer_after_minutes, certainty,
  asset_id, job_item_id on booking for each row
  when (new.kind = 'work' and new.certainty = 'confirmed' and new.asset_id is not null and new.released_at is null
    and (old.certainty <> 'confirmed' or not new.during <@ old.during
      or (new.asset_id, new.job_item_id) is distinct from (old.asset_id, old.job_item_id)))
  execute function booking_not_on_hire();

create function dry_hire_not_booked() returns trigger language plpgsql as $$
begin
  perform from asset where id = new.asset_id for no key update;
  if exists (
    select from booking b join job_item i on i.id = b.job_item_id
    where b.asset_id = new.asset_id and b.kind = 'work' and b.certainty = 'confirmed' and b.released_at is null
      and b.during && dry_hire_out(new) and i.job_requirement_id <> new.job_requirement_id)
  then
    raise exception 'Machine % is booked then.', new.asset_id using errcode = 'HY002', constraint = 'dry_hire_not_booked';
  end if;
  return null;
end $$;
create trigger not_booked after insert on dry_hire for each row execute function dry_hire_not_booked();
create trigger still_not_booked after update of asset_id, on_hire_at, off_hire_at on dry_hire for each row
  when (new.archived_at is null and (new.asset_id <> old.asset_id or new.on_hire_at < old.on_hire_at
    or new.off_hire_at > old.off_hire_at))
  execute function dry_hire_not_booked();

-- Waits at the machine too: of an extension and a booking at once the second finds the first.
create function dry_hire_extended() returns trigger language plpgsql as $$
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
create trigger extended after update of end_date on job_requirement for each row
  when (new.end_date > old.end_date and not new.needs_driver) execute function dry_hire_extended();

-- Off the road or not, a machine that a client has is on hire: it is never said to be available.
alter table asset disable trigger touch;
update asset a set status = 'on_hire'
where a.status = 'available' and exists (
  select from dry_hire h where h.asset_id = a.id and h.off_hire_at is null and h.archived_at is null);
alter table asset enable trigger touch;
create function asset_is_on_hire() returns trigger language plpgsql as $$
begin
  if exists (select from dry_hire where asset_id = new.id and off_hire_at is null and archived_at is null) then
    raise exception 'Machine % is on dry hire.', new.id using errcode = 'HY002', constraint = 'asset_is_on_hire';
  end if;
  return null;
end $$;
create trigger is_on_hire after update of status on asset for each row
  when (new.status in ('available', 'sold') and old.status <> new.status) execute function asset_is_on_hire();
