-- The ground every area stands on: people, sessions, the log, files, links, settings.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Business time and the person behind a change come from the transaction (set_config at its start), so that
-- every row carries them whatever path wrote it. Outside such a transaction: the server's clock, nobody.
create function business_now() returns timestamptz language sql stable as
  $$ select coalesce(nullif(current_setting('haulyard.now', true), '')::timestamptz, now()) $$;
create function business_user() returns bigint language sql stable as
  $$ select nullif(current_setting('haulyard.user', true), '')::bigint $$;

-- Kept on every editable record: who changed it last, when, and the version that an edit must name.
create function touch() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := business_now();
  new.updated_by := business_user();
  return new;
end $$;

-- What a contains-search runs over: lower case, accents as typed, phone digits without their spaces.
create function search_text_of(variadic parts text[]) returns text language sql immutable as $$
  select lower(coalesce(string_agg(part || case when part ~ '\d \d' then ' ' || replace(part, ' ', '') else '' end, ' '), ''))
  from unnest(parts) as part where part <> ''
$$;

create type user_status as enum ('active', 'NotActive');
create type user_approval as enum ('Approved', 'NotApproved');

create table user_role (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 2 and 60),
  user_type smallint not null check (user_type between 1 and 7),
  description text,
  is_system boolean not null default false,
  created_at timestamptz not null default business_now(),
  created_by bigint default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint default business_user(),
  version int not null default 1
);
create unique index user_role_name on user_role (lower(name));
create unique index user_role_system on user_role (user_type) where is_system;
create trigger touch before update on user_role for each row execute function touch();

-- Differences from the defaults of the role's user type; a key without a row keeps its default.
create table role_permission (
  user_role_id bigint not null references user_role on delete cascade,
  permission text not null,
  scope text not null check (scope in ('all', 'own', 'none')),
  primary key (user_role_id, permission)
);

create table app_user (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 2 and 120),
  email text not null check (char_length(email) <= 254 and email = lower(email)),
  password_hash text,
  mobile text,
  -- null: waits for an administrator to give it.
  user_type smallint check (user_type between 1 and 7),
  user_role_id bigint references user_role,
  status user_status not null default 'active',
  approved user_approval not null default 'NotApproved',
  rejected_at timestamptz,
  rejection_reason text,
  driver_id bigint unique,
  subcontractor_id bigint,
  avatar_file_id bigint,
  must_change_password boolean not null default false,
  last_login_at timestamptz,
  search_text text not null default '',
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text,
  check (approved = 'NotApproved' or user_type is not null)
);
create unique index app_user_email on app_user (email) where archived_at is null;
create unique index app_user_mobile on app_user (mobile) where archived_at is null and mobile is not null;
create index app_user_search on app_user using gin (search_text gin_trgm_ops);
create index app_user_name on app_user (name, id);
create index app_user_role on app_user (user_role_id);
create trigger touch before update of name, email, password_hash, mobile, user_type, user_role_id, status, approved,
  rejected_at, rejection_reason, driver_id, subcontractor_id, avatar_file_id, must_change_password, archived_at, archived_by, archive_reason
  on app_user for each row execute function touch();

create function app_user_search() returns trigger language plpgsql as $$
begin
  new.search_text := search_text_of(new.name, new.email, new.mobile);
  return new;
end $$;
create trigger search before insert or update of name, email, mobile on app_user
  for each row execute function app_user_search();

-- There is always an administrator who can sign in: on every path, and when two are taken away at once.
create function keep_an_administrator() returns trigger language plpgsql as $$
begin
  if old.user_type = 1 and old.status = 'active' and old.approved = 'Approved' and old.archived_at is null
    and not (new.user_type is not distinct from 1 and new.status = 'active' and new.approved = 'Approved' and new.archived_at is null)
  then
    perform pg_advisory_xact_lock(7413);
    if not exists (
      select from app_user where id <> old.id and user_type = 1 and status = 'active' and approved = 'Approved' and archived_at is null
    ) then
      raise exception 'There must be at least one active administrator.' using errcode = 'HY001';
    end if;
  end if;
  return new;
end $$;
create trigger keep_an_administrator before update on app_user for each row execute function keep_an_administrator();

create table session (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references app_user,
  created_at timestamptz not null default business_now(),
  last_seen_at timestamptz not null default business_now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  ip text,
  user_agent text
);
create index session_of_user on session (user_id, created_at desc) where revoked_at is null;
create index session_expiry on session (expires_at);

-- Failed tries only, per account and address and per address, shared by every server on this database.
create table throttle (
  bucket text primary key,
  failures int not null,
  window_ends_at timestamptz not null
);

-- Every secret that opens something without a password. Only its hash is kept.
create table public_link (
  id bigint generated always as identity primary key,
  kind text not null,
  record_type text not null,
  record_id bigint not null,
  person text,
  secret_sha256 bytea not null unique,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user()
);
create index public_link_record on public_link (record_type, record_id, kind);

create table idempotency (
  actor text not null,
  key text not null check (char_length(key) <= 64),
  request_sha256 bytea not null,
  answer text,
  created_at timestamptz not null default business_now(),
  primary key (actor, key)
);
create index idempotency_age on idempotency (created_at);

create table activity_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default business_now(),
  actor_user_id bigint,
  actor text not null,
  action text not null,
  record_type text not null,
  record_id bigint not null,
  record_label text not null,
  part text,
  before jsonb,
  after jsonb,
  reason text,
  ip text,
  request_id text,
  txid xid8 not null default pg_current_xact_id()
);
create index activity_log_record on activity_log (record_type, record_id, id desc);
create index activity_log_actor on activity_log (actor_user_id, id desc);
create index activity_log_at on activity_log (at desc, id desc);
create index activity_log_label on activity_log using gin (lower(record_label) gin_trgm_ops);

create function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'HY002';
end $$;
create trigger append_only before update or delete on activity_log for each row execute function append_only();
create trigger append_only_truncate before truncate on activity_log execute function append_only();

create table file (
  id bigint generated always as identity primary key,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  name text not null check (char_length(name) between 1 and 200),
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes bigint not null check (bytes > 0),
  width int,
  height int,
  taken_at timestamptz,
  taken_lat numeric(9, 6),
  taken_lng numeric(9, 6),
  -- The record whose readers may read the file.
  record_type text not null,
  record_id bigint not null,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user()
);
create index file_record on file (record_type, record_id);
create index file_sha on file (sha256);
alter table app_user add foreign key (avatar_file_id) references file;

create type message_status as enum ('queued', 'sent', 'kept', 'failed');

-- Every e-mail that leaves (or, without a mail server, would leave) the house. `body` may hold the mark {link}: the
-- secret is made when the message is sent and is never written here; link_path has {secret} in its place.
create table message (
  id bigint generated always as identity primary key,
  -- Names the message to the world in its Message-ID, the same at every try.
  reference uuid not null default gen_random_uuid(),
  channel text not null check (channel in ('email')),
  to_address text not null,
  to_name text,
  subject text not null,
  body text not null,
  link_kind text,
  link_record_type text,
  link_record_id bigint,
  link_person text,
  link_hours int check (link_hours > 0),
  link_path text,
  record_type text not null,
  record_id bigint not null,
  purpose text not null,
  status message_status not null default 'queued',
  attempts int not null default 0,
  error text,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  sent_at timestamptz,
  search_text text not null generated always as (lower(to_address || ' ' || coalesce(to_name, '') || ' ' || subject)) stored,
  check (num_nulls(link_kind, link_record_type, link_record_id, link_hours, link_path) in (0, 5))
);
create index message_created on message (created_at desc, id desc);
create index message_queued on message (id) where status = 'queued';
create index message_search on message using gin (search_text gin_trgm_ops);

create table company (
  id bigint generated always as identity primary key,
  name text not null,
  trading_name text,
  abn text check (abn ~ '^\d{11}$'),
  acn text check (acn ~ '^\d{9}$'),
  gst_registered boolean not null default true,
  phone text,
  email text,
  website text,
  address_line1 text,
  address_line2 text,
  suburb text,
  state text,
  postcode text check (postcode ~ '^\d{4}$'),
  lat numeric(9, 6),
  lng numeric(9, 6),
  place_id text,
  bank_name text,
  bank_bsb text check (bank_bsb ~ '^\d{6}$'),
  bank_account_no text check (bank_account_no ~ '^\d{5,9}$'),
  bank_account_name text,
  logo_file_id bigint references file,
  is_default boolean not null default false,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1
);
create unique index company_default on company (is_default) where is_default;
create trigger touch before update on company for each row execute function touch();

create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user()
);

-- What people choose from. Records keep the value, so that a label may be renamed and an item hidden.
create table dropdown_item (
  id bigint generated always as identity primary key,
  list_key text not null,
  value text not null,
  label text not null check (char_length(label) between 1 and 120),
  is_visible boolean not null default true,
  sort int not null,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  unique (list_key, value)
);
create unique index dropdown_item_label on dropdown_item (list_key, lower(label));
create trigger touch before update on dropdown_item for each row execute function touch();

create type notification_type as enum ('job', 'allocation', 'document', 'defect', 'docket', 'quote', 'invoice', 'sms', 'system');

create table notification (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  type notification_type not null,
  title text not null,
  body text,
  link text,
  record_type text,
  record_id bigint,
  dedupe_key text,
  created_at timestamptz not null default business_now(),
  read_at timestamptz
);
create index notification_user on notification (user_id, id desc);
create index notification_unread on notification (user_id, type) where read_at is null;
create unique index notification_once on notification (user_id, dedupe_key);

create table note (
  id bigint generated always as identity primary key,
  record_type text not null,
  record_id bigint not null,
  body text not null check (char_length(body) between 1 and 5000),
  is_private boolean not null default false,
  is_pinned boolean not null default false,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user
);
create index note_record on note (record_type, record_id, is_pinned desc, id desc) where archived_at is null;
-- A pin is about the record, not about the text: it makes no edit stale.
create trigger touch before update of body, is_private, archived_at on note for each row execute function touch();

create table document_type (
  id bigint generated always as identity primary key,
  name text not null,
  record_type text not null,
  is_mandatory boolean not null default false,
  -- A reviewed type is approved or rejected, and has one approved document at a time; others are filed as they are.
  is_reviewed boolean not null default false,
  has_expiry boolean not null default false,
  block_on_expiry boolean not null default false,
  needs_number boolean not null default false,
  is_visible boolean not null default true,
  sort int not null,
  unique (record_type, name)
);

create type document_status as enum ('pending', 'approved', 'rejected', 'superseded');

create table document (
  id bigint generated always as identity primary key,
  record_type text not null,
  record_id bigint not null,
  document_type_id bigint not null references document_type,
  is_reviewed boolean not null,
  title text not null check (char_length(title) between 1 and 200),
  number text,
  issuer text,
  issued_on date,
  expires_on date,
  status document_status not null default 'pending',
  reviewed_by bigint references app_user,
  reviewed_at timestamptz,
  rejection_reason text,
  supersedes_id bigint references document,
  search_text text not null generated always as (lower(title || ' ' || coalesce(number, '') || ' ' || coalesce(issuer, ''))) stored,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text,
  check (expires_on >= issued_on),
  check (status <> 'rejected' or rejection_reason is not null),
  check (reviewed_by is distinct from created_by or not is_reviewed or reviewed_by is null)
);
create unique index document_one_approved on document (record_type, record_id, document_type_id)
  where status = 'approved' and is_reviewed and archived_at is null;
create index document_record on document (record_type, record_id, id desc) where archived_at is null;
create trigger touch before update on document for each row execute function touch();

create table document_file (
  document_id bigint not null references document,
  position int not null,
  file_id bigint not null references file,
  primary key (document_id, position)
);
create index document_file_file on document_file (file_id);

insert into user_role (name, user_type, is_system)
values ('Administrator', 1, true), ('Accounts', 2, true), ('Allocator', 3, true), ('Sales', 4, true), ('Driver', 5, true),
  ('Safety Officer', 6, true), ('Subcontractor', 7, true);
