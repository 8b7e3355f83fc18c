-- Whether an email goes without its PDF when that is too large: nobody asked for it.
alter table message add column pdf_optional smallint not null default 0 check (pdf_optional in (0, 1));
