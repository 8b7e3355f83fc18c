-- Settings are edited like records: an edit carries the version that it was made from. 0 while nobody has saved them.
alter table setting add column version int not null default 1;
create trigger touch before update on setting for each row execute function touch();
