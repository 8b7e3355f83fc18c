-- A machine hired at a fixed price charges the job rate that it was agreed as, so that dockets and progress claims count as one.
alter table docket_line disable trigger shut;
update docket_line l set job_rate_id = r.id
from docket d join job_item i on i.id = d.job_item_id
join job_rate r on r.id = (i.rate_snapshot ->> 'job_rate_id')::bigint and r.unit = 'fixed'
where d.id = l.docket_id and l.kind = 'hire' and l.unit = 'fixed' and l.job_rate_id is null;
alter table docket_line enable trigger shut;
