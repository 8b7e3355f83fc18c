-- Jobs of a month are those that have not ended before it: told from the index alone, not from every job that began earlier.

drop index job_start_sort;
create index job_start_sort on job (start_date, id) include (end_date) where archived_at is null;
drop index job_status_start;
create index job_status_start on job (status, start_date, id) include (end_date) where archived_at is null;
drop index job_type_start;
create index job_type_start on job (job_type, start_date, id) include (end_date) where archived_at is null;
