-- Clients with their contacts and sites.

create type client_type as enum ('builder', 'civil', 'government', 'homeowner', 'trade');
create type payment_terms as enum ('COD', '7', '14', '21', '30', 'EOM30', '20BD');
create type invoice_grouping as enum ('job', 'po', 'week', 'month');
create type invoice_delivery as enum ('email', 'portal', 'post');

create table client (
  id bigint generated always as identity primary key,
  client_no text not null unique generated always as ('C-' || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
  name text not null check (char_length(name) between 2 and 150),
  -- For finding likely doubles: kept by the server with the rule of shared/text.
  name_key text not null,
  trading_name text,
  abn text check (abn ~ '^\d{11}$'),
  acn text check (acn ~ '^\d{9}$'),
  client_type client_type not null,
  gst_switch boolean not null default true,
  gst_reason text,
  email text not null,
  phone text,
  website text,
  address_line1 text,
  address_line2 text,
  suburb text,
  state text,
  postcode text check (postcode ~ '^\d{4}$'),
  lat numeric(9, 6),
  lng numeric(9, 6),
  place_id text,
  payment_terms payment_terms not null default '30',
  credit_limit_cents bigint check (credit_limit_cents >= 0),
  credit_hold boolean not null default false,
  credit_hold_reason text,
  po_required boolean not null default false,
  one_invoice_per invoice_grouping not null default 'job',
  invoice_emails text[] not null default '{}',
  statement_email text,
  docket_copy_email text,
  invoice_delivery invoice_delivery not null default 'email',
  sop_construction_contract boolean not null default false,
  retention_percent numeric(5, 2) check (retention_percent between 0 and 100),
  retention_cap_percent numeric(5, 2) check (retention_cap_percent between 0 and 100),
  account_manager_id bigint references app_user,
  source text,
  search_text text not null default '',
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text,
  check (gst_switch or gst_reason is not null),
  check (not credit_hold or credit_hold_reason is not null)
);
create trigger touch before update of name, name_key, trading_name, abn, acn, client_type, gst_switch, gst_reason, email, phone, website,
  address_line1, address_line2, suburb, state, postcode, lat, lng, place_id, payment_terms, credit_limit_cents, credit_hold,
  credit_hold_reason, po_required, one_invoice_per, invoice_emails, statement_email, docket_copy_email, invoice_delivery,
  sop_construction_contract, retention_percent, retention_cap_percent, account_manager_id, source, archived_at, archived_by,
  archive_reason on client for each row execute function touch();

create type contact_role as enum ('accounts', 'site', 'orders', 'signatory');

create table client_contact (
  id bigint generated always as identity primary key,
  client_id bigint not null references client,
  name text not null check (char_length(name) between 2 and 120),
  position text,
  email text,
  mobile text,
  phone text,
  is_primary boolean not null default false,
  roles contact_role[] not null default '{}',
  may_sign_dockets boolean not null default false,
  may_accept_quotes boolean not null default false,
  sms_opt_out_at timestamptz,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user
);
create unique index client_contact_primary on client_contact (client_id) where is_primary and archived_at is null;
create index client_contact_client on client_contact (client_id, id);
create index client_contact_email on client_contact (email) where archived_at is null;
create index client_contact_mobile on client_contact (mobile) where archived_at is null;
create trigger touch before update on client_contact for each row execute function touch();

create table job_site (
  id bigint generated always as identity primary key,
  -- null: shared by all clients.
  client_id bigint references client,
  name text not null check (char_length(name) between 2 and 150),
  address_line1 text not null,
  address_line2 text,
  suburb text not null,
  state text not null default 'VIC',
  postcode text not null check (postcode ~ '^\d{4}$'),
  lat numeric(9, 6),
  lng numeric(9, 6),
  place_id text,
  geofence_radius_m int not null default 150 check (geofence_radius_m between 10 and 10000),
  contact_id bigint references client_contact,
  access_notes text,
  site_instructions text,
  -- Rises when the instructions change, so that drivers acknowledge them again.
  instructions_version int not null default 1,
  site_hours text,
  induction_required boolean not null default false,
  induction_url text,
  principal_contractor text,
  is_government_project boolean not null default false,
  project_awarded_on date,
  ppe text[] not null default '{}',
  max_truck_class text,
  byda_ref text,
  byda_expires_on date,
  no_go_zone_permit text,
  hazards text,
  contaminated_land boolean not null default false,
  default_material text,
  search_text text not null default '',
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text
);
create index job_site_client on job_site (client_id, name, id);
create index job_site_search on job_site using gin (search_text gin_trgm_ops);
create trigger touch before update on job_site for each row execute function touch();

create function job_site_kept() returns trigger language plpgsql as $$
begin
  new.search_text := search_text_of(new.name, new.address_line1, new.suburb, new.postcode, new.byda_ref);
  if tg_op = 'UPDATE' and new.site_instructions is distinct from old.site_instructions then
    new.instructions_version := old.instructions_version + 1;
  end if;
  return new;
end $$;
create trigger kept before insert or update on job_site for each row execute function job_site_kept();

-- A client is found by its own words and by the names, phones and e-mails of its contacts.
create function client_search_text(c client) returns text language sql stable as $$
  select search_text_of(c.name, c.trading_name, c.client_no, c.abn, c.email, c.phone,
    (select string_agg(concat_ws(' ', k.name, k.email, k.mobile, k.phone), ' ' order by k.id)
     from client_contact k where k.client_id = c.id and k.archived_at is null))
$$;
create function client_search() returns trigger language plpgsql as $$
begin
  new.search_text := client_search_text(new);
  return new;
end $$;
-- After the row is written, since client_no is generated and not yet known before.
create function client_search_after() returns trigger language plpgsql as $$
begin
  update client c set search_text = client_search_text(c) where c.id = new.id;
  return null;
end $$;
create trigger search_insert after insert on client for each row execute function client_search_after();
create trigger search before update of name, trading_name, abn, email, phone on client
  for each row execute function client_search();
create function client_contact_search() returns trigger language plpgsql as $$
begin
  update client c set search_text = client_search_text(c) where c.id = new.client_id;
  return null;
end $$;
create trigger search after insert or update on client_contact for each row execute function client_contact_search();

create index client_search on client using gin (search_text gin_trgm_ops);
create index client_name on client (name, id) where archived_at is null;
create index client_name_archived on client (name, id) where archived_at is not null;
create index client_no_sort on client (client_no, id) where archived_at is null;
create index client_created on client (created_at, id) where archived_at is null;
create index client_suburb on client (suburb, id) where archived_at is null;
create index client_type_name on client (client_type, name, id) where archived_at is null;
create index client_manager on client (account_manager_id, name, id) where archived_at is null;
create index client_hold on client (name, id) where credit_hold and archived_at is null;
create index client_abn on client (abn) where abn is not null;
create index client_email on client (email);
create index client_phone on client (phone) where phone is not null;
create index client_name_key on client using gin (name_key gin_trgm_ops);
