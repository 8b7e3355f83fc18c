-- A driver who does not get to work says why on the phone: his job is finished without ever having started.
alter type step_kind add value 'no_work';

alter table driver_job
  add column short_day short_day,
  drop constraint driver_job_check2,
  add constraint driver_job_finished check (
    finished_at is null or case when short_day is null then finished_at > started_at and started_at is not null else started_at is null end
  ),
  add constraint driver_job_short_day check (short_day is null or finished_at is not null);
