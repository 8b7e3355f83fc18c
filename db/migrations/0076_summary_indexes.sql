-- Summaries look up a driver's usual machines, and the dockets of a subcontractor in a month.

create index asset_default_driver on asset (default_driver_id) where default_driver_id is not null;
create index docket_subcontractor on docket (subcontractor_id, shift_date, id)
  where is_latest and subcontractor_id is not null;
