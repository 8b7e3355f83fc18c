-- What a docket says about a day that came to little: why, and for a late cancellation when the client cancelled and how
-- far away the site is. On such a day no one may have worked at all; then the docket starts and finishes when work was to.
create type short_day as enum ('no_start', 'wet_weather', 'wet_weather_on_site', 'late_cancellation');
alter table docket
  add column short_day short_day,
  add column cancelled_at timestamptz,
  add column distance_km numeric(6, 1),
  drop constraint docket_check,
  add constraint docket_check check (finishes_at > starts_at or short_day is not null and finishes_at = starts_at),
  add constraint docket_cancelled check ((cancelled_at is not null) = (short_day is not distinct from 'late_cancellation')),
  add constraint docket_no_work check (short_day is null or short_day in ('wet_weather', 'wet_weather_on_site') or finishes_at = starts_at),
  add constraint docket_distance check (distance_km is null or short_day is not distinct from 'late_cancellation' and distance_km >= 0);

-- The charge for it is a line of its own kind, like those of the other short days.
alter type docket_line_kind add value 'late_cancellation';

drop trigger touch on docket;
create trigger touch before update of status, starts_at, finishes_at, break_minutes, travel_minutes, standby_minutes, worked_minutes, smu_start,
  smu_finish, odometer_start, odometer_finish, po_number, description, client_comment, operator_comment, unsigned_reason, entries, loads, variance,
  query_reason, overlap_reason, void_reason, is_latest, short_day, cancelled_at, distance_km
  on docket for each row execute function touch();

create or replace function docket_is_shut() returns trigger language plpgsql as $$
begin
  if old.status <> 'Draft'
    and (new.status = 'Draft'
      or row(new.docket_no, new.revision, new.driver_job_id, new.job_item_id, new.job_id, new.client_id, new.asset_id, new.driver_id, new.subcontractor_id,
          new.shift_date, new.starts_at, new.finishes_at, new.break_minutes, new.travel_minutes, new.standby_minutes, new.worked_minutes, new.smu_start,
          new.smu_finish, new.odometer_start, new.odometer_finish, new.description, new.operator_comment, new.entries, new.loads,
          new.short_day, new.cancelled_at, new.distance_km)
        is distinct from row(old.docket_no, old.revision, old.driver_job_id, old.job_item_id, old.job_id, old.client_id, old.asset_id, old.driver_id, old.subcontractor_id,
          old.shift_date, old.starts_at, old.finishes_at, old.break_minutes, old.travel_minutes, old.standby_minutes, old.worked_minutes, old.smu_start,
          old.smu_finish, old.odometer_start, old.odometer_finish, old.description, old.operator_comment, old.entries, old.loads,
          old.short_day, old.cancelled_at, old.distance_km))
  then
    raise exception 'A submitted docket never changes; make a revision.' using errcode = 'HY002';
  end if;
  return new;
end $$;
