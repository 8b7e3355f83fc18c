-- A job may need a machine without saying of which category: any will do.
alter table job_requirement alter asset_category_id drop not null;
alter table job_item alter asset_category_id drop not null;
