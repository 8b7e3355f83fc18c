-- The order whose day was split, of the one that has the rest of it.
alter table job_item add column split_from_id bigint references job_item;
create index job_item_split_from on job_item (split_from_id) where split_from_id is not null;
