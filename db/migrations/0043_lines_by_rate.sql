-- Whether a rate of a job was charged is asked for every docket that is listed.
create index docket_line_job_rate on docket_line (job_rate_id) where job_rate_id is not null;
