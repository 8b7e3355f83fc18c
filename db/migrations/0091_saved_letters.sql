-- A letter as someone typed it, to be sent later by them or someone else.
create table saved_letter (
  record_type text not null,
  record_id bigint not null,
  to_address text,
  to_name text,
  cc text[] not null default '{}',
  subject text,
  body text,
  with_pdf int check (with_pdf in (0, 1)),
  document_ids bigint[] not null default '{}',
  saved_by bigint references app_user,
  saved_at timestamptz not null,
  primary key (record_type, record_id)
);
