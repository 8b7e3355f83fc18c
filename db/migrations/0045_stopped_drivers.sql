-- Who is not fit, or whose machine failed or is off the road, sets out only when the office lets them.
alter table driver_job
  -- Who let a driver work who had said not to be fit, and why.
  add column cleared_for_duty_reason text,
  add column cleared_for_duty_by bigint references app_user,
  add check ((cleared_for_duty_reason is null) = (cleared_for_duty_by is null)),
  -- What the office let go stands for no failure that came after.
  add column checklist_override_at timestamptz;
update driver_job set checklist_override_at = updated_at where checklist_override_reason is not null;
alter table driver_job add check ((checklist_override_reason is null) = (checklist_override_at is null));
create index driver_job_not_fit on driver_job (driver_id) where not is_fit;

drop trigger touch on driver_job;
create trigger touch before update of asset_id, status, seen_at, accepted_at, declined_at, decline_reason, travel_at, on_site_at, started_at,
  finished_at, signed_at, closed_at, is_fit, fit_at, asset_checklist_id, checklist_override_reason, cleared_for_duty_reason, cancelled_at,
  cancel_reason, order_version, order_version_seen
  on driver_job for each row execute function touch();

-- Since when an asset is off the road: a tap from before that comes late is taken.
alter table asset add column off_road_since timestamptz;
-- Nobody has changed them by that.
alter table asset disable trigger touch;
update asset set off_road_since = updated_at where status = 'off_road';
alter table asset enable trigger touch;
alter table asset add check ((status = 'off_road') = (off_road_since is not null));
create function asset_off_road_since() returns trigger language plpgsql as $$
begin
  if new.status <> 'off_road' then
    new.off_road_since := null;
  elsif tg_op = 'INSERT' or old.status <> 'off_road' then
    new.off_road_since := business_now();
  end if;
  return new;
end $$;
create trigger off_road_since before insert or update of status on asset for each row execute function asset_off_road_since();

-- The driver job on which the driver said not to be fit, while that stands for this one and the office has not answered:
-- its own; any of the same day's work; and whatever would begin from then until the shift is over and seven hours of
-- rest after it, for whoever says no in the evening is fit neither for the night nor for the morning.
create function not_fit_by(d driver_job, at timestamptz) returns bigint language sql stable as $$
  select o.id from driver_job o join job_item i on i.id = o.job_item_id
  where o.driver_id = d.driver_id and not o.is_fit and o.cleared_for_duty_reason is null and o.fit_at <= at
    and (o.id = d.id or at < i.ends_at + interval '7 hours'
      or i.work_date = (select own.work_date from job_item own where own.id = d.job_item_id))
  order by o.id = d.id desc, o.fit_at desc limit 1
$$;

-- Its own checklist failed, and the office has not let the driver go on since.
create function failed_checklist(d driver_job) returns boolean language sql stable as $$
  select exists (select from asset_checklist c where c.id = d.asset_checklist_id and c.result = 'fail'
    and (d.checklist_override_at is null or d.checklist_override_at < c.received_at))
$$;

-- Why the machine is off the road at an instant, while the office has not let the driver use it all the same.
create function off_road_for(d driver_job, at timestamptz) returns text language sql stable as $$
  select coalesce(a.off_road_reason, 'no reason given') from asset a
  where a.id = d.asset_id and a.off_road_since <= at and (d.checklist_override_at is null or d.checklist_override_at < a.off_road_since)
$$;

create function driver_job_may_set_out() returns trigger language plpgsql as $$
declare
  at timestamptz := case new.status when 'En Route' then new.travel_at when 'On Site' then new.on_site_at else new.started_at end;
begin
  if not_fit_by(new, at) is not null then
    raise exception 'The driver is not fit for duty. The office decides.' using errcode = 'HY001';
  end if;
  if failed_checklist(new) or off_road_for(new, at) is not null then
    raise exception 'The machine failed. The office decides.' using errcode = 'HY001';
  end if;
  return new;
end $$;
create trigger may_set_out before update of status on driver_job for each row
  when (old.status = 'Accepted' and new.status in ('En Route', 'On Site') or old.status = 'On Site' and new.status = 'Working')
  execute function driver_job_may_set_out();
