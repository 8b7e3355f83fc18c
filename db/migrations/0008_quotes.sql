-- Quotes with their lines, acceptance, and the documents that are issued.

-- Numbers given in order, one row a series, taken under its lock in the transaction that uses them: no gap, no double.
create table number_sequence (
  name text not null,
  company_id bigint not null references company,
  last_number bigint not null default 0 check (last_number >= 0),
  primary key (name, company_id)
);

-- What somebody outside was given, as it was: never changed. The PDF is made once and kept.
create table issued_document (
  id bigint generated always as identity primary key,
  record_type text not null,
  record_id bigint not null,
  -- quote, quote_accepted, docket, invoice
  kind text not null,
  model jsonb not null,
  model_version int not null,
  model_sha256 text not null check (model_sha256 ~ '^[0-9a-f]{64}$'),
  issued_at timestamptz not null default business_now(),
  pdf_file_id bigint references file,
  created_by bigint references app_user default business_user(),
  unique (record_type, record_id, kind)
);
create function issued_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.pdf_file_id is not null
    or row(new.id, new.record_type, new.record_id, new.kind, new.model, new.model_version, new.model_sha256, new.issued_at, new.created_by)
      is distinct from row(old.id, old.record_type, old.record_id, old.kind, old.model, old.model_version, old.model_sha256, old.issued_at, old.created_by)
  then
    raise exception 'An issued document never changes.' using errcode = 'HY002';
  end if;
  return new;
end $$;
create trigger final before update or delete on issued_document for each row execute function issued_is_final();

create type quote_status as enum ('Draft', 'Awaiting Approval', 'Ready', 'Sent', 'Viewed', 'Accepted', 'Declined', 'Expired', 'Superseded', 'Converted');
create type discount_type as enum ('none', 'percent', 'amount');
create type quote_line_kind as enum ('service', 'hire', 'material', 'tip', 'float', 'text');

create table quote (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  quote_no text not null,
  revision int not null default 1 check (revision >= 1),
  is_latest boolean not null default true,
  -- The one that it replaced.
  revises_id bigint references quote,
  client_id bigint references client,
  prospect_name text,
  prospect_email text,
  prospect_mobile text,
  prospect_address text,
  contact_id bigint references client_contact,
  job_site_id bigint references job_site,
  site_address text,
  title text not null check (char_length(title) between 2 and 200),
  description text,
  quote_date date not null,
  valid_until date not null,
  status quote_status not null default 'Draft',
  job_type text not null,
  sales_user_id bigint references app_user,
  terms_text text,
  footer_text text,
  client_notes text,
  internal_notes text,
  exclusions text,
  assumptions text,
  discount_type discount_type not null default 'none',
  -- Percent with two decimals, or dollars and cents in cents.
  discount_value numeric(14, 2) not null default 0 check (discount_value >= 0),
  gst_applies boolean not null default true,
  gst_rule text not null default 'total_invoice' check (gst_rule in ('total_invoice', 'taxable_supply')),
  deposit_percent numeric(5, 2) check (deposit_percent between 0 and 100),
  show_line_prices boolean not null default true,
  -- Computed by the rules from the lines at every save; the lists show and sort them.
  subtotal_cents bigint not null default 0,
  discount_cents bigint not null default 0,
  gst_cents bigint not null default 0,
  total_cents bigint not null default 0,
  approval_requested_at timestamptz,
  approval_requested_by bigint references app_user,
  approved_at timestamptz,
  approved_by bigint references app_user,
  sent_back_reason text,
  sent_at timestamptz,
  sent_to text,
  first_viewed_at timestamptz,
  view_count int not null default 0,
  declined_at timestamptz,
  decline_reason text,
  search_text text not null default '',
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text,
  unique (quote_no, revision),
  check (valid_until >= quote_date),
  check (client_id is not null or prospect_name is not null),
  check (discount_type <> 'percent' or discount_value <= 100),
  check (discount_type <> 'none' or discount_value = 0),
  check (total_cents = subtotal_cents - discount_cents + gst_cents),
  check (status <> 'Declined' or decline_reason is not null),
  check (archived_at is null or status not in ('Accepted', 'Converted'))
);
create unique index quote_latest on quote (quote_no) where is_latest;
create index quote_no_sort on quote (quote_no, id) where is_latest and archived_at is null;
create index quote_date_sort on quote (quote_date, id) where is_latest and archived_at is null;
create index quote_valid_sort on quote (valid_until, id) where is_latest and archived_at is null;
create index quote_total_sort on quote (total_cents, id) where is_latest and archived_at is null;
create index quote_status_date on quote (status, quote_date, id) where is_latest and archived_at is null;
create index quote_client on quote (client_id, quote_date, id) where is_latest;
create index quote_sales on quote (sales_user_id, quote_date, id) where is_latest and archived_at is null;
create index quote_archived on quote (quote_date, id) where is_latest and archived_at is not null;
create index quote_open on quote (valid_until) where status in ('Sent', 'Viewed') and archived_at is null;
create index quote_search on quote using gin (search_text gin_trgm_ops);
create trigger touch before update of client_id, prospect_name, prospect_email, prospect_mobile, prospect_address, contact_id,
  job_site_id, site_address, title, description, quote_date, valid_until, status, job_type, sales_user_id, terms_text, footer_text,
  client_notes, internal_notes, exclusions, assumptions, discount_type, discount_value, gst_applies, gst_rule, deposit_percent,
  show_line_prices, subtotal_cents, discount_cents, gst_cents, total_cents, is_latest, archived_at, archived_by, archive_reason
  on quote for each row execute function touch();

create function quote_search_text(q quote) returns text language sql stable as $$
  select search_text_of(q.quote_no, q.title, q.prospect_name, q.prospect_email, q.prospect_mobile, q.site_address,
    (select concat_ws(' ', c.name, c.trading_name) from client c where c.id = q.client_id),
    (select concat_ws(' ', s.name, s.address_line1, s.suburb) from job_site s where s.id = q.job_site_id))
$$;
create function quote_search() returns trigger language plpgsql as $$
begin
  new.search_text := quote_search_text(new);
  return new;
end $$;
create trigger search before insert or update of title, client_id, prospect_name, prospect_email, prospect_mobile, job_site_id, site_address
  on quote for each row execute function quote_search();

-- What went out stays as it was: from Sent on the words and the money of a quote are shut; a change is a new revision.
create function quote_is_shut() returns trigger language plpgsql as $$
begin
  if old.status not in ('Draft', 'Awaiting Approval', 'Ready')
    and row(new.client_id, new.prospect_name, new.contact_id, new.job_site_id, new.site_address, new.title, new.description, new.quote_date,
        new.valid_until, new.job_type, new.terms_text, new.footer_text, new.client_notes, new.exclusions, new.assumptions, new.discount_type,
        new.discount_value, new.gst_applies, new.gst_rule, new.deposit_percent, new.show_line_prices, new.subtotal_cents, new.gst_cents, new.total_cents)
      is distinct from row(old.client_id, old.prospect_name, old.contact_id, old.job_site_id, old.site_address, old.title, old.description, old.quote_date,
        old.valid_until, old.job_type, old.terms_text, old.footer_text, old.client_notes, old.exclusions, old.assumptions, old.discount_type,
        old.discount_value, old.gst_applies, old.gst_rule, old.deposit_percent, old.show_line_prices, old.subtotal_cents, old.gst_cents, old.total_cents)
  then
    raise exception 'A sent quote never changes; make a revision.' using errcode = 'HY002';
  end if;
  return new;
end $$;
create trigger shut before update on quote for each row execute function quote_is_shut();

create table quote_line (
  id bigint generated always as identity primary key,
  quote_id bigint not null references quote,
  position int not null check (position >= 1),
  kind quote_line_kind not null,
  product_id bigint references product,
  description text not null check (char_length(description) between 1 and 1000),
  asset_category_id bigint references asset_category,
  material_type text,
  unit charge_unit not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  min_quantity numeric(12, 3) check (min_quantity >= 0),
  -- Negative for Buy Back alone, which the rules see to: it is the quote's job type.
  unit_price_cents numeric(14, 2) not null,
  -- What it costs us; never shown to the client, nor to the allocator.
  cost_cents numeric(14, 2) check (cost_cents >= 0),
  gst_code gst_code not null default 'GST',
  is_optional boolean not null default false,
  is_selected boolean not null default true,
  line_total_cents bigint not null,
  unique (quote_id, position) deferrable initially deferred,
  check (kind <> 'text' or line_total_cents = 0)
);
create index quote_line_quote on quote_line (quote_id, position);
create index quote_line_product on quote_line (product_id) where product_id is not null;

create function quote_line_is_shut() returns trigger language plpgsql as $$
begin
  if exists (
    select from quote where id = coalesce(new.quote_id, old.quote_id) and status not in ('Draft', 'Awaiting Approval', 'Ready')
  ) then
    raise exception 'A sent quote never changes; make a revision.' using errcode = 'HY002';
  end if;
  return coalesce(new, old);
end $$;
create trigger shut before insert or update or delete on quote_line for each row execute function quote_line_is_shut();

-- Once, whoever is first: what was accepted, by whom, with what evidence. Never changed.
create table quote_acceptance (
  quote_id bigint primary key references quote,
  issued_document_id bigint not null references issued_document,
  -- What exactly was on screen: the hash of the issued model.
  model_sha256 text not null,
  selected_line_ids bigint[] not null default '{}',
  subtotal_cents bigint not null,
  discount_cents bigint not null,
  gst_cents bigint not null,
  total_cents bigint not null,
  accepted_at timestamptz not null default business_now(),
  -- link: the client on the public page. staff: on the client's behalf, with evidence.
  method text not null check (method in ('link', 'staff')),
  name text not null check (char_length(name) between 2 and 120),
  email text,
  po_number text,
  terms_accepted boolean not null check (terms_accepted),
  signature_file_id bigint references file,
  evidence_file_id bigint references file,
  evidence_note text,
  ip text,
  user_agent text,
  created_by bigint references app_user default business_user(),
  check (method <> 'link' or signature_file_id is not null),
  check (method <> 'staff' or evidence_file_id is not null or evidence_note is not null)
);
create trigger append_only before update or delete on quote_acceptance for each row execute function append_only();

-- A client that changes its name is found under the new one.
create function client_renamed_in_quotes() returns trigger language plpgsql as $$
begin
  update quote q set search_text = quote_search_text(q) where q.client_id = new.id;
  return null;
end $$;
create trigger quotes_search after update of name, trading_name on client for each row
  when (old.name is distinct from new.name or old.trading_name is distinct from new.trading_name)
  execute function client_renamed_in_quotes();
