-- When a machine is next serviced: by date, hours or kilometres, whichever comes first. Recording a service sets it again
-- from the intervals.
alter table asset
  add column serviced_on date,
  add column service_interval_days int check (service_interval_days between 1 and 3650),
  add column service_interval_hours int check (service_interval_hours between 1 and 20000),
  add column service_interval_km int check (service_interval_km between 1 and 1000000),
  add column next_service_on date,
  add column next_service_hours numeric(10, 1) check (next_service_hours >= 0),
  add column next_service_km bigint check (next_service_km >= 0);
