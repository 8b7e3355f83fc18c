-- Removing a record looks for what refers to it, row by row: each such key needs an index of all its rows.
create index asset_defect_driver_id on asset_defect (driver_id);
create index booking_asset_id on booking (asset_id);
create index booking_driver_id on booking (driver_id);
create index docket_asset_id on docket (asset_id);
create index docket_client_id on docket (client_id);
create index docket_driver_id on docket (driver_id);
create index driver_job_asset_id on driver_job (asset_id);
create index invoice_client_id on invoice (client_id);
create index job_client_id on job (client_id);
create index job_contact_id on job (contact_id);
create index job_rate_product_id on job_rate (product_id);
create index job_site_contact_id on job_site (contact_id);
create index quote_client_id on quote (client_id);
create index quote_contact_id on quote (contact_id);
create index quote_job_site_id on quote (job_site_id);
create index time_entry_driver_id on time_entry (driver_id);
