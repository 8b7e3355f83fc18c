-- What an invoiced order was, null when it is not invoiced: when its invoice is voided it is that again. What broke down
-- or was called off is billed too.
alter table job_item add column status_before_invoice order_status;
update job_item
  set status_before_invoice = case
    when replaced_by_id is not null then 'Broke Down'::order_status
    when cancel_reason is not null then 'Cancelled'::order_status
    else 'Confirmed'::order_status
  end
  where order_status = 'Invoiced';

-- What broke down or was called off does not hold its place when it is billed: another order may have it.
drop index job_item_slot;
create unique index job_item_slot on job_item (job_requirement_id, work_date, slot_no)
  where order_status not in ('Cancelled', 'Cancelled by Office', 'Moved', 'Broke Down')
    and (status_before_invoice is null or status_before_invoice = 'Confirmed');
