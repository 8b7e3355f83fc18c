-- An order that broke down shows what broke.
create index asset_defect_job_item on asset_defect (job_item_id) where job_item_id is not null;
