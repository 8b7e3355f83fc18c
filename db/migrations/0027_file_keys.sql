-- What stands in the address of a file: nobody counts from one file to the next. Filled for every row that is there.
alter table file add column key uuid not null default gen_random_uuid() unique;
