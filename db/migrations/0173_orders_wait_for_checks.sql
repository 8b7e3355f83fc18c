-- An order is confirmed, and so sent to its driver, only when every check of its job is cleared or overridden. The
-- server locks the job's row before it confirms an order or raises a check, so neither overtakes the other.
create function job_item_checks_settled() returns trigger language plpgsql as $$
begin
  if exists (select from job_hold where job_id = new.job_id and cleared_at is null) then
    raise exception 'A check of the job is outstanding.' using errcode = 'HY002', constraint = 'job_item_checks_settled';
  end if;
  return new;
end $$;

create trigger checks_settled before update of order_status on job_item
  for each row when (old.order_status = 'Pending' and new.order_status = 'Confirmed')
  execute function job_item_checks_settled();
