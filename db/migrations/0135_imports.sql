-- Spreadsheets whose rows become records of one kind, all or none.

create type import_status as enum
  ('matching', 'checking', 'checked', 'importing', 'imported', 'undoing', 'undone');

create table import (
  id bigint generated always as identity primary key,
  kind text not null,
  file_name text not null check (char_length(file_name) between 1 and 255),
  status import_status not null default 'matching',
  headings text[] not null,
  -- The field each column goes to; '' leaves the column out.
  fields text[] not null,
  row_count int not null check (row_count > 0),
  -- Rows done so far by the step under way.
  done_count int not null default 0 check (done_count >= 0),
  bad_count int not null default 0 check (bad_count >= 0),
  imported_count int not null default 0 check (imported_count >= 0),
  -- Why the last step did not come to its end.
  problem text,
  -- Records that keep the import from being undone: [{label, reasons}]
  held jsonb not null default '[]',
  search_text text not null generated always as (search_text_of(file_name)) stored,
  finished_at timestamptz,
  undone_at timestamptz,
  undone_by bigint references app_user,
  created_at timestamptz not null default business_now(),
  created_by bigint not null references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  constraint import_fields_of_headings check (cardinality(fields) = cardinality(headings)),
  constraint import_finished check ((status in ('imported', 'undoing', 'undone')) = (finished_at is not null)),
  constraint import_undone check ((status = 'undone') = (undone_at is not null))
);
-- A person has one spreadsheet of a kind in hand at a time.
create unique index import_in_hand on import (created_by, kind)
  where status in ('matching', 'checking', 'checked', 'importing');
create index import_latest on import (created_at desc, id desc);
create index import_search on import using gin (search_text gin_trgm_ops);
create trigger touch before update of kind, status, fields on import for each row execute function touch();

-- The rows of a file until they are imported; afterwards only those left out, for a week.
create table import_row (
  import_id bigint not null references import on delete cascade,
  -- As the spreadsheet numbers it.
  row_no int not null check (row_no > 0),
  cells text[] not null,
  problem text,
  primary key (import_id, row_no)
);
create index import_row_problem on import_row (import_id, row_no) where problem is not null;

create table import_record (
  import_id bigint not null references import,
  record_id bigint not null,
  primary key (import_id, record_id)
);

-- Which field a heading was matched with last.
create table import_match (
  kind text not null,
  heading text not null check (heading = lower(heading)),
  field text not null,
  primary key (kind, heading)
);

-- Whether names of a file are those of clients.
create index client_exact_name on client (name_key) where archived_at is null;
