-- A day that a docket charges of a machine is not charged by its dry hire too. Of the two at once the second waits for the
-- first at the requirement, and then finds it.
create function dockets_of_hire(hire dry_hire) returns setof docket language sql stable as $$
  select d.* from docket d join job_item i on i.id = d.job_item_id
  where i.job_requirement_id = hire.job_requirement_id and d.is_latest and d.status <> 'Void'
    and (d.asset_id is null or d.asset_id = hire.asset_id)
    and d.shift_date >= (hire.on_hire_at at time zone 'Australia/Melbourne')::date
    and d.shift_date <= coalesce((hire.off_hire_at at time zone 'Australia/Melbourne')::date, 'infinity')
$$;

create function dry_hire_without_dockets() returns trigger language plpgsql as $$
begin
  perform from job_requirement where id = new.job_requirement_id for share;
  if exists (select from dockets_of_hire(new)) then
    raise exception 'Dockets charge days of dry hire %.', new.id
      using errcode = 'HY002', constraint = 'dry_hire_without_dockets';
  end if;
  return null;
end $$;
create trigger without_dockets after insert on dry_hire for each row execute function dry_hire_without_dockets();
create trigger still_without_dockets after update of asset_id, on_hire_at, off_hire_at on dry_hire for each row
  when (new.archived_at is null and (new.asset_id <> old.asset_id
    or not tstzrange(new.on_hire_at, new.off_hire_at) <@ tstzrange(old.on_hire_at, old.off_hire_at)))
  execute function dry_hire_without_dockets();

create function docket_not_of_hire() returns trigger language plpgsql as $$
declare
  requirement bigint;
begin
  select r.id into requirement from job_item i join job_requirement r on r.id = i.job_requirement_id
  where i.id = new.job_item_id and not r.needs_driver for no key update of r;
  if requirement is not null and exists (
    select from dry_hire h, dockets_of_hire(h) d
    where h.job_requirement_id = requirement and h.archived_at is null and d.id = new.id)
  then
    raise exception 'Docket % charges a day of a dry hire.', new.id
      using errcode = 'HY002', constraint = 'docket_not_of_hire';
  end if;
  return null;
end $$;
create trigger not_of_hire after insert or update of job_item_id, asset_id, shift_date on docket for each row
  execute function docket_not_of_hire();
