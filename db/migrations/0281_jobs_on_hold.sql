-- The few jobs on hold, whose orders nobody fills: without it every job is read to leave theirs out.
create index job_on_hold on job (id) where status = 'On Hold';
