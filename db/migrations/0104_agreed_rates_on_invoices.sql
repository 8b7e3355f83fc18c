-- A line added from what was agreed for a job charges that rate, and stays that job's work whatever job its invoice
-- is for. Part of a rate may be charged at a time, so several lines may charge one.
alter table invoice_line add column job_rate_id bigint references job_rate;
alter table invoice_line add constraint invoice_line_docket_or_rate check (docket_line_id is null or job_rate_id is null);
create index invoice_line_job_rate on invoice_line (job_rate_id) where job_rate_id is not null;
