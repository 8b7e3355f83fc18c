-- What a driver's answer is worth now: accepted before the order changed, the job waits for an answer again.
alter table driver_job add column answer_status driver_job_status not null
  generated always as (case when status = 'Accepted' and order_version_seen < order_version then 'Sent'::driver_job_status else status end) stored;

drop index driver_job_unanswered;
create index driver_job_unanswered on driver_job (job_item_id) where answer_status in ('Sent', 'Seen');
