-- An email about a document may bring its PDF.
alter table message add column has_pdf smallint not null default 0 check (has_pdf in (0, 1));
