-- Who is where: one row a resource and stretch of time. A confirmed one excludes every other of that resource.

create type booking_kind as enum ('work', 'leave', 'workshop');
create type booking_certainty as enum ('pencilled', 'confirmed');
create type booking_source as enum ('manual', 'suggested', 'copied');

create table booking (
  id bigint generated always as identity primary key,
  kind booking_kind not null,
  certainty booking_certainty not null,
  asset_id bigint references asset,
  driver_id bigint references driver,
  job_item_id bigint references job_item,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Travel and set-up, as they were when it was booked.
  buffer_before_minutes int not null default 0 check (buffer_before_minutes between 0 and 240),
  buffer_after_minutes int not null default 0 check (buffer_after_minutes between 0 and 240),
  during tstzrange not null,
  source booking_source not null default 'manual',
  -- [{code, text, reason, by}]: each soft rule that somebody overrode, and why.
  overrides jsonb not null default '[]',
  note text,
  released_at timestamptz,
  released_by bigint references app_user,
  release_reason text,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  check (num_nonnulls(asset_id, driver_id) = 1),
  check ((kind = 'work') = (job_item_id is not null)),
  check (kind <> 'workshop' or asset_id is not null),
  check (kind <> 'leave' or driver_id is not null),
  check (ends_at > starts_at),
  check ((released_at is null) = (release_reason is null)),
  constraint booking_asset_once exclude using gist (asset_id with =, during with &&)
    where (certainty = 'confirmed' and released_at is null),
  constraint booking_driver_once exclude using gist (driver_id with =, during with &&)
    where (certainty = 'confirmed' and released_at is null)
);
-- Not a generated column: adding minutes to an instant is not immutable to PostgreSQL.
create function booking_during() returns trigger language plpgsql as $$
begin
  new.during := tstzrange(new.starts_at - make_interval(mins => new.buffer_before_minutes),
    new.ends_at + make_interval(mins => new.buffer_after_minutes));
  return new;
end $$;
create trigger during before insert or update of starts_at, ends_at, buffer_before_minutes, buffer_after_minutes, during on booking
  for each row execute function booking_during();
create function never_deleted() returns trigger language plpgsql as $$
begin
  raise exception '% keeps its rows; release them', tg_table_name using errcode = 'HY002';
end $$;
create trigger never_deleted before delete on booking for each row execute function never_deleted();
create trigger touch before update on booking for each row execute function touch();
create unique index booking_asset_of_order on booking (job_item_id, asset_id) where released_at is null;
create unique index booking_driver_of_order on booking (job_item_id, driver_id) where released_at is null;
create index booking_order on booking (job_item_id, id);
create index booking_asset_during on booking using gist (asset_id, during) where released_at is null;
create index booking_driver_during on booking using gist (driver_id, during) where released_at is null;
create index booking_asset_next on booking (asset_id, starts_at) where released_at is null;
create index booking_driver_next on booking (driver_id, starts_at) where released_at is null;
-- Who of all is taken at a time.
create index booking_during on booking using gist (during) where released_at is null and certainty = 'confirmed';
