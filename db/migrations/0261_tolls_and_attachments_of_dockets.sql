-- Tolls and attachments of a shift: what the rates of a machine's day charge besides its time.
alter table docket
  -- [{attachment_id, name, hours}]: what was used on the machine; null hours: as long as it worked.
  add column attachments jsonb not null default '[]' constraint docket_attachments check (jsonb_typeof(attachments) = 'array'),
  -- Gantries passed, and what they cost together.
  add column toll_count int constraint docket_toll_count check (toll_count > 0),
  add column tolls_cents bigint constraint docket_tolls_cents check (tolls_cents > 0);

alter type docket_line_kind add value 'toll';

drop trigger touch on docket;
create trigger touch before update of status, starts_at, finishes_at, break_minutes, travel_minutes, standby_minutes, worked_minutes, smu_start,
  smu_finish, odometer_start, odometer_finish, po_number, description, client_comment, operator_comment, unsigned_reason, entries, loads, variance,
  query_reason, overlap_reason, void_reason, is_latest, short_day, cancelled_at, distance_km, attachments, toll_count, tolls_cents
  on docket for each row execute function touch();

create or replace function docket_is_shut() returns trigger language plpgsql as $$
begin
  if old.status <> 'Draft'
    and (new.status = 'Draft'
      or row(new.docket_no, new.revision, new.driver_job_id, new.job_item_id, new.job_id, new.client_id, new.asset_id, new.driver_id, new.subcontractor_id,
          new.shift_date, new.starts_at, new.finishes_at, new.break_minutes, new.travel_minutes, new.standby_minutes, new.worked_minutes, new.smu_start,
          new.smu_finish, new.odometer_start, new.odometer_finish, new.description, new.operator_comment, new.entries, new.loads,
          new.short_day, new.cancelled_at, new.distance_km, new.attachments, new.toll_count, new.tolls_cents)
        is distinct from row(old.docket_no, old.revision, old.driver_job_id, old.job_item_id, old.job_id, old.client_id, old.asset_id, old.driver_id, old.subcontractor_id,
          old.shift_date, old.starts_at, old.finishes_at, old.break_minutes, old.travel_minutes, old.standby_minutes, old.worked_minutes, old.smu_start,
          old.smu_finish, old.odometer_start, old.odometer_finish, old.description, old.operator_comment, old.entries, old.loads,
          old.short_day, old.cancelled_at, old.distance_km, old.attachments, old.toll_count, old.tolls_cents))
  then
    raise exception 'A submitted docket never changes; make a revision.' using errcode = 'HY002';
  end if;
  return new;
end $$;
