-- A job that is put on hold, or gets a check after its orders were sent out, stops its drivers.

-- Since when a job is on hold: a step taken before, without signal, is accepted when it arrives.
alter table job add column on_hold_since timestamptz;
update job set on_hold_since = updated_at where status = 'On Hold';
alter table job add constraint job_on_hold_since check ((status = 'On Hold') = (on_hold_since is not null));
create function job_on_hold_since() returns trigger language plpgsql as $$
begin
  if new.status <> 'On Hold' then
    new.on_hold_since := null;
  elsif tg_op = 'INSERT' or old.status <> 'On Hold' then
    new.on_hold_since := business_now();
  end if;
  return new;
end $$;
create trigger on_hold_since before insert or update of status on job for each row execute function job_on_hold_since();

-- Whether a driver job's job is on hold at an instant, or has a check that is neither cleared nor overridden.
create function job_is_stopped(d driver_job, at timestamptz) returns boolean language sql stable as $$
  select exists (select from job_item i join job j on j.id = i.job_id
    where i.id = d.job_item_id and (j.on_hold_since <= at or exists (
      select from job_hold h where h.job_id = j.id and h.cleared_at is null and h.raised_at <= at)))
$$;

create or replace function driver_job_may_set_out() returns trigger language plpgsql as $$
declare
  at timestamptz := case new.status when 'En Route' then new.travel_at when 'On Site' then new.on_site_at else new.started_at end;
begin
  if not_fit_by(new, at) is not null then
    raise exception 'The driver is not fit for duty. The office decides.' using errcode = 'HY001';
  end if;
  if job_is_stopped(new, at) then
    raise exception 'The job is stopped. The office decides.' using errcode = 'HY001';
  end if;
  if failed_checklist(new) or off_road_for(new, at) is not null then
    raise exception 'The machine failed. The office decides.' using errcode = 'HY001';
  end if;
  return new;
end $$;
