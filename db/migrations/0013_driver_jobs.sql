-- A driver's part in an order: what was sent to the phone, every tap that came back, and the hours and loads told from them.

create type driver_job_status as enum ('Sent', 'Seen', 'Accepted', 'Declined', 'En Route', 'On Site', 'Working', 'Loaded', 'Tipped',
  'Finished', 'Docket Signed', 'Closed', 'Cancelled', 'No Show', 'Broke Down');

create table driver_job (
  id bigint generated always as identity primary key,
  job_item_id bigint not null references job_item,
  driver_id bigint not null references driver,
  -- The plant that is booked on the order; null while it is to follow.
  asset_id bigint references asset,
  booking_id bigint not null references booking,
  status driver_job_status not null default 'Sent',
  sent_at timestamptz not null default business_now(),
  seen_at timestamptz,
  accepted_at timestamptz,
  declined_at timestamptz,
  decline_reason text,
  travel_at timestamptz,
  on_site_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  signed_at timestamptz,
  closed_at timestamptz,
  -- Fit for duty: what the driver declared on the day; null before.
  is_fit boolean,
  fit_at timestamptz,
  asset_checklist_id bigint references asset_checklist,
  -- Going on without a passed checklist: who let it, and why.
  checklist_override_reason text,
  checklist_override_by bigint references app_user,
  cancelled_at timestamptz,
  cancel_reason text,
  -- The order as it was sent or last got another date, time or note, and as the driver agreed to it: behind, it asks again.
  order_version int not null,
  order_version_seen int,
  search_text text not null default '',
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  check (status <> 'Declined' or decline_reason is not null),
  check ((status in ('Cancelled', 'No Show')) = (cancelled_at is not null)),
  check (finished_at is null or started_at is not null and finished_at > started_at)
);
-- One a booking that still counts.
create unique index driver_job_booking on driver_job (booking_id) where status not in ('Cancelled', 'Declined', 'No Show');
create index driver_job_order on driver_job (job_item_id, id);
create index driver_job_driver on driver_job (driver_id, sent_at, id);
create index driver_job_status_sent on driver_job (status, sent_at, id);
create index driver_job_sent on driver_job (sent_at, id);
create index driver_job_search on driver_job using gin (search_text gin_trgm_ops);

create function driver_job_search_text(d driver_job) returns text language sql stable as $$
  select search_text_of(
    (select i.search_text from job_item i where i.id = d.job_item_id),
    (select r.name from driver r where r.id = d.driver_id),
    (select a.fleet_no from asset a where a.id = d.asset_id))
$$;
create function driver_job_search() returns trigger language plpgsql as $$
begin
  new.search_text := driver_job_search_text(new);
  return new;
end $$;
create trigger search before insert or update of job_item_id, driver_id, asset_id on driver_job
  for each row execute function driver_job_search();
create trigger touch before update of asset_id, status, seen_at, accepted_at, declined_at, decline_reason, travel_at, on_site_at, started_at,
  finished_at, signed_at, closed_at, is_fit, fit_at, asset_checklist_id, checklist_override_reason, cancelled_at, cancel_reason, order_version, order_version_seen
  on driver_job for each row execute function touch();

create type step_kind as enum ('seen', 'accept', 'decline', 'fit_for_duty', 'travel', 'arrive', 'prestart', 'start', 'break_start', 'break_end',
  'standby_start', 'standby_end', 'load', 'tip', 'void_load', 'breakdown', 'finish', 'sign', 'close');
create type step_state as enum ('applied', 'waiting', 'set_aside');

-- Every tap of a driver, once each, however often and in whatever order it was sent.
create table driver_job_step (
  id bigint generated always as identity primary key,
  driver_job_id bigint not null references driver_job,
  -- Made on the phone; the key of its request as well.
  client_op_id uuid not null unique,
  -- The tap before it on that phone; until that has come this one waits.
  after_op_id uuid,
  kind step_kind not null,
  -- When it was tapped, by the phone's clock.
  at timestamptz not null,
  received_at timestamptz not null default business_now(),
  data jsonb not null default '{}',
  state step_state not null,
  -- Why it was set aside.
  reason text,
  -- Its place among those that were applied.
  applied_no int,
  created_by bigint references app_user default business_user(),
  unique (driver_job_id, applied_no),
  check ((state = 'applied') = (applied_no is not null)),
  check ((state = 'set_aside') = (reason is not null))
);
create index driver_job_step_job on driver_job_step (driver_job_id, id);
create index driver_job_step_waiting on driver_job_step (after_op_id) where state = 'waiting';
-- What was tapped never changes; only a waiting one is decided on, once.
create function step_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'waiting'
    or row(new.id, new.driver_job_id, new.client_op_id, new.after_op_id, new.kind, new.at, new.received_at, new.data, new.created_by)
      is distinct from row(old.id, old.driver_job_id, old.client_op_id, old.after_op_id, old.kind, old.at, old.received_at, old.data, old.created_by)
  then
    raise exception 'What a driver tapped never changes.' using errcode = 'HY002';
  end if;
  return new;
end $$;
create trigger kept before update or delete on driver_job_step for each row execute function step_is_kept();

-- A photo or a signature under the name that the phone gave it; it goes before the step that speaks of it.
create table driver_job_file (
  client_file_id uuid primary key,
  driver_job_id bigint not null references driver_job,
  file_id bigint not null references file,
  received_at timestamptz not null default business_now()
);
create index driver_job_file_job on driver_job_file (driver_job_id);

create type time_kind as enum ('travel', 'work', 'standby', 'break', 'breakdown');
create table time_entry (
  id bigint generated always as identity primary key,
  driver_job_id bigint not null references driver_job,
  driver_id bigint not null references driver,
  kind time_kind not null,
  started_at timestamptz not null,
  -- null while it runs.
  ended_at timestamptz,
  note text,
  check (ended_at is null or ended_at > started_at),
  -- Nobody is in two places, nor does two things, at a time. What runs claims no time to come: a day's taps may arrive
  -- after those of a later day.
  constraint time_entry_once exclude using gist (driver_id with =, tstzrange(started_at, ended_at) with &&)
    where (ended_at is not null)
);
create index time_entry_job on time_entry (driver_job_id, started_at);

create type load_status as enum ('loaded', 'tipped', 'void');
create table load (
  id bigint generated always as identity primary key,
  driver_job_id bigint not null references driver_job,
  client_load_id uuid not null unique,
  load_no int not null check (load_no >= 1),
  material text not null,
  source text,
  -- Where it was tipped, in words.
  tip text,
  loaded_at timestamptz not null,
  tipped_at timestamptz,
  net_t numeric(12, 3) check (net_t > 0),
  volume_m3 numeric(12, 3) check (volume_m3 > 0),
  ticket_no text,
  ticket_file_id bigint references file,
  waste_record_no text,
  status load_status not null,
  check ((status = 'tipped') <= (tipped_at is not null)),
  unique (driver_job_id, load_no)
);
-- A weighbridge gives a ticket number once.
create unique index load_ticket on load (lower(tip), upper(ticket_no)) where ticket_no is not null and tip is not null and status <> 'void';
