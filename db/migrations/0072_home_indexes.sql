-- What waits is a small part of a large table: homes read it on every visit.

create index docket_to_approve on docket (shift_date, id)
  where is_latest and status in ('Submitted', 'Signed', 'Unsigned Accepted');
create index driver_job_unanswered on driver_job (job_item_id) where status in ('Sent', 'Seen');
create index docket_line_charge on docket_line (docket_id) include (quantity_agreed, unit_price_cents) where is_billable;
