-- Projects: jobs of one client that belong together, with a budget.
create type project_status as enum ('Open', 'Closed');

create table project (
  id bigint generated always as identity primary key,
  client_id bigint not null references client,
  name text not null check (char_length(name) between 2 and 150),
  status project_status not null default 'Open',
  budget_cents bigint check (budget_cents >= 0),
  start_date date,
  end_date date,
  search_text text not null default '',
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text,
  constraint project_dates check (end_date >= start_date),
  constraint project_of_client unique (id, client_id)
);
create index project_client on project (client_id);
create unique index project_name on project (client_id, lower(name)) where archived_at is null;
create index project_sorted on project (lower(name), id) where archived_at is null;
create index project_search on project using gin (search_text gin_trgm_ops);

-- Found by its client's name too, which may change.
create function project_search() returns trigger language plpgsql as $$
begin
  select search_text_of(new.name, c.name, c.trading_name) into new.search_text from client c where c.id = new.client_id;
  return new;
end $$;
create trigger search before insert or update of name, client_id on project
  for each row execute function project_search();
create function client_project_search() returns trigger language plpgsql as $$
begin
  update project set search_text = search_text_of(name, new.name, new.trading_name) where client_id = new.id;
  return null;
end $$;
create trigger project_search after update of name, trading_name on client for each row
  when (row(old.name, old.trading_name) is distinct from row(new.name, new.trading_name))
  execute function client_project_search();
create trigger touch before update of client_id, name, status, budget_cents, start_date, end_date, archived_at on project
  for each row execute function touch();

-- A job belongs to a project of its own client.
alter table job
  add column project_id bigint,
  add constraint job_project foreign key (project_id, client_id) references project (id, client_id);
drop trigger touch on job;
create trigger touch before update of depot_id, client_id, contact_id, job_site_id, title, description, job_type, status, status_before_hold,
  hold_reason, start_date, end_date, default_start_time, po_number, po_limit_cents, po_expires_on, sales_user_id, allocator_id,
  billing_method, fixed_price_cents, budget_cents, retention_percent, min_pl_cover_cents, safety_notes, internal_notes, cancel_reason,
  archived_at, archived_by, archive_reason, project_id
  on job for each row execute function touch();
create index job_of_project on job (project_id, start_date) where project_id is not null;

-- Jobs are added to open projects only: a project that is closing waits for them, and they for it.
create function job_project_is_open() returns trigger language plpgsql as $$
begin
  perform from project where id = new.project_id and status = 'Open' and archived_at is null for share;
  if not found and exists (select from project where id = new.project_id) then
    raise exception 'Project % is closed.', new.project_id using errcode = 'HY002', constraint = 'job_project_is_open';
  end if;
  return null;
end $$;
create trigger project_is_open after insert on job for each row
  when (new.project_id is not null) execute function job_project_is_open();
create trigger project_is_still_open after update of project_id on job for each row
  when (new.project_id is not null and new.project_id is distinct from old.project_id)
  execute function job_project_is_open();

-- The work of a closed project is done, or was cancelled. An open job keeps it open.
create function project_work_is_done() returns trigger language plpgsql as $$
begin
  if exists (select from job where project_id = new.id and archived_at is null
    and status in ('Draft', 'Pending', 'Confirmed', 'In Progress', 'On Hold')) then
    raise exception 'Project % has open jobs.', new.id using errcode = 'HY002', constraint = 'project_work_is_done';
  end if;
  return null;
end $$;
create trigger work_is_done after update of status, archived_at on project for each row
  when ((new.status = 'Closed' and old.status <> 'Closed') or (new.archived_at is not null and old.archived_at is null))
  execute function project_work_is_done();

insert into document_type (record_type, name, is_reviewed, has_expiry, block_on_expiry, needs_number, sort)
values
  ('project', 'Contract', false, false, false, false, 1),
  ('project', 'Drawing', false, false, false, false, 2),
  ('project', 'Budget', false, false, false, false, 3),
  ('project', 'Other', false, false, false, false, 9);
