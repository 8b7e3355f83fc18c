-- Invoices with their lines, what was paid on them and what was credited.

create type invoice_status as enum ('Draft', 'Approved', 'Sent', 'Viewed', 'Partly Paid', 'Paid', 'Disputed', 'Void', 'Deleted');

create table invoice (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  -- Given on approval, without a gap; null on a draft.
  number int,
  invoice_no text unique,
  client_id bigint not null references client,
  -- The job when all its lines are of one.
  job_id bigint references job,
  po_number text,
  invoice_date date not null,
  supply_from date,
  supply_to date,
  due_date date not null,
  payment_terms payment_terms not null,
  status invoice_status not null default 'Draft',
  -- What it was before it was disputed.
  status_before_dispute invoice_status,
  gst_applies boolean not null default true,
  gst_rule text not null default 'total_invoice' check (gst_rule in ('total_invoice', 'taxable_supply')),
  subtotal_cents bigint not null default 0,
  discount_cents bigint not null default 0 check (discount_cents >= 0),
  -- Where a discount comes from: 'Quote Q-000123, 5 %'.
  discount_source text,
  gst_cents bigint not null default 0,
  total_cents bigint not null default 0,
  paid_cents bigint not null default 0 check (paid_cents >= 0),
  credited_cents bigint not null default 0 check (credited_cents >= 0),
  owing_cents bigint not null generated always as (total_cents - paid_cents - credited_cents) stored,
  buyer_name text,
  buyer_abn text,
  reference text,
  notes text,
  internal_notes text,
  approved_at timestamptz,
  approved_by bigint references app_user,
  sent_at timestamptz,
  sent_to text,
  viewed_at timestamptz,
  paid_at timestamptz,
  disputed_at timestamptz,
  dispute_reason text,
  void_reason text,
  delete_reason text,
  -- How many days of the ladder of reminders are behind it, and when the last went out.
  reminder_stage int not null default 0,
  reminded_at timestamptz,
  search_text text not null default '',
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  unique (company_id, number),
  check ((number is null) = (status in ('Draft', 'Deleted'))),
  check ((number is null) = (invoice_no is null)),
  check ((number is null) = (approved_at is null)),
  check (due_date >= invoice_date),
  check (supply_to >= supply_from),
  check (total_cents = subtotal_cents - discount_cents + gst_cents),
  check (status in ('Draft', 'Deleted') or total_cents > 0),
  -- Payments and credits never exceed what was invoiced.
  constraint invoice_not_overpaid check (paid_cents + credited_cents <= greatest(total_cents, 0)),
  check (status <> 'Paid' or paid_cents + credited_cents = total_cents),
  check ((status = 'Disputed') = (status_before_dispute is not null)),
  check (status <> 'Disputed' or dispute_reason is not null),
  check (status <> 'Void' or void_reason is not null)
);
create index invoice_no_sort on invoice (invoice_no, id);
create index invoice_date_sort on invoice (invoice_date, id) where status <> 'Deleted';
create index invoice_due_sort on invoice (due_date, id) where status <> 'Deleted';
create index invoice_total_sort on invoice (total_cents, id) where status <> 'Deleted';
create index invoice_status_date on invoice (status, invoice_date, id);
create index invoice_client on invoice (client_id, invoice_date, id) where status <> 'Deleted';
create index invoice_job on invoice (job_id, invoice_date, id) where job_id is not null and status <> 'Deleted';
create index invoice_owing on invoice (due_date, id) where status in ('Sent', 'Viewed', 'Partly Paid', 'Approved') and owing_cents > 0;
create index invoice_search on invoice using gin (search_text gin_trgm_ops);
create trigger touch before update of client_id, job_id, po_number, invoice_date, supply_from, supply_to, due_date, payment_terms, status, gst_applies,
  gst_rule, subtotal_cents, discount_cents, gst_cents, total_cents, paid_cents, credited_cents, buyer_name, buyer_abn, reference, notes, internal_notes,
  sent_at, sent_to, dispute_reason, void_reason, delete_reason
  on invoice for each row execute function touch();

create function invoice_search_text(i invoice) returns text language sql stable as $$
  select search_text_of(i.invoice_no, i.po_number, i.reference, i.buyer_name,
    (select concat_ws(' ', c.name, c.trading_name) from client c where c.id = i.client_id),
    (select j.job_no from job j where j.id = i.job_id))
$$;
create function invoice_search() returns trigger language plpgsql as $$
begin
  new.search_text := invoice_search_text(new);
  return new;
end $$;
create trigger search before insert or update of invoice_no, po_number, reference, buyer_name, client_id, job_id on invoice
  for each row execute function invoice_search();
create function client_renamed_in_invoices() returns trigger language plpgsql as $$
begin
  update invoice i set search_text = invoice_search_text(i) where i.client_id = new.id;
  return null;
end $$;
create trigger invoices_search after update of name, trading_name on client for each row
  when (old.name is distinct from new.name or old.trading_name is distinct from new.trading_name)
  execute function client_renamed_in_invoices();

create table invoice_line (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoice,
  position int not null check (position >= 1),
  product_id bigint references product,
  docket_line_id bigint references docket_line,
  description text not null check (char_length(description) between 1 and 1000),
  -- The day of the work.
  shift_date date,
  unit charge_unit not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  unit_price_cents numeric(14, 2) not null,
  -- Where the price comes from, in words.
  price_source text,
  gst_code gst_code not null default 'GST',
  line_total_cents bigint not null,
  -- Out of a void or deleted invoice: its docket line may be billed again.
  is_released boolean not null default false,
  unique (invoice_id, position) deferrable initially deferred
);
create index invoice_line_invoice on invoice_line (invoice_id, position);
create index invoice_line_product on invoice_line (product_id) where product_id is not null;
-- A docket line is billed once.
create unique index invoice_line_docket_once on invoice_line (docket_line_id) where docket_line_id is not null and not is_released;

-- What the quote of a job took off an invoice (decision 009), with what it had to give.
create table invoice_discount (
  invoice_id bigint not null references invoice,
  job_id bigint not null references job,
  quote_id bigint not null references quote,
  discount_type discount_type not null,
  discount_value numeric(14, 2) not null,
  -- Of an amount: what earlier invoices left of it.
  left_cents bigint not null,
  discount_cents bigint not null check (discount_cents >= 0),
  primary key (invoice_id, job_id)
);
create index invoice_discount_quote on invoice_discount (quote_id);

create type payment_method as enum ('eft', 'card', 'cheque', 'cash', 'offset');
create table payment (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  client_id bigint not null references client,
  received_on date not null,
  method payment_method not null,
  amount_cents bigint not null check (amount_cents > 0),
  reference text,
  bank_line_ref text,
  note text,
  reversed_at timestamptz,
  reversed_by bigint references app_user,
  reverse_reason text,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  check ((reversed_at is null) = (reverse_reason is null))
);
create index payment_client on payment (client_id, received_on, id);
-- A line of a bank statement is taken in once.
create unique index payment_bank_line on payment (bank_line_ref) where bank_line_ref is not null and reversed_at is null;
create trigger touch before update on payment for each row execute function touch();

create table payment_allocation (
  payment_id bigint not null references payment,
  invoice_id bigint not null references invoice,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (payment_id, invoice_id)
);
create index payment_allocation_invoice on payment_allocation (invoice_id);

create table credit_note (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number int not null,
  credit_note_no text not null unique,
  invoice_id bigint not null references invoice,
  credit_date date not null,
  reason text not null check (char_length(reason) between 2 and 500),
  subtotal_cents bigint not null,
  gst_cents bigint not null,
  total_cents bigint not null check (total_cents > 0),
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  unique (company_id, number),
  check (total_cents = subtotal_cents + gst_cents)
);
create index credit_note_invoice on credit_note (invoice_id, id);
create trigger append_only before update or delete on credit_note for each row execute function append_only();
create table credit_note_line (
  id bigint generated always as identity primary key,
  credit_note_id bigint not null references credit_note,
  position int not null check (position >= 1),
  invoice_line_id bigint references invoice_line,
  description text not null check (char_length(description) between 1 and 1000),
  unit charge_unit not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  unit_price_cents numeric(14, 2) not null,
  gst_code gst_code not null,
  line_total_cents bigint not null,
  unique (credit_note_id, position)
);
create trigger append_only before update or delete on credit_note_line for each row execute function append_only();

-- From approval on an invoice says what it said; only what happens to it is noted.
create function invoice_is_shut() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'An invoice is kept.' using errcode = 'HY002';
  end if;
  if old.status <> 'Draft'
    and (new.status = 'Draft'
      or row(new.company_id, new.number, new.invoice_no, new.client_id, new.job_id, new.po_number, new.invoice_date, new.supply_from, new.supply_to,
          new.due_date, new.payment_terms, new.gst_applies, new.gst_rule, new.subtotal_cents, new.discount_cents, new.discount_source, new.gst_cents,
          new.total_cents, new.buyer_name, new.buyer_abn, new.reference, new.notes, new.approved_at)
        is distinct from row(old.company_id, old.number, old.invoice_no, old.client_id, old.job_id, old.po_number, old.invoice_date, old.supply_from, old.supply_to,
          old.due_date, old.payment_terms, old.gst_applies, old.gst_rule, old.subtotal_cents, old.discount_cents, old.discount_source, old.gst_cents,
          old.total_cents, old.buyer_name, old.buyer_abn, old.reference, old.notes, old.approved_at))
  then
    raise exception 'An approved invoice never changes; credit it or void it.' using errcode = 'HY002';
  end if;
  return new;
end $$;
create trigger shut before update or delete on invoice for each row execute function invoice_is_shut();

create function invoice_line_is_shut() returns trigger language plpgsql as $$
begin
  if not exists (select from invoice where id in (new.invoice_id, old.invoice_id) and status <> 'Draft') then
    return coalesce(new, old);
  end if;
  -- Its docket line is given back with a void or deleted invoice, and with nothing else.
  if tg_op = 'UPDATE' and new.is_released
    and (to_jsonb(new) - 'is_released') = (to_jsonb(old) - 'is_released')
    and (select status in ('Void', 'Deleted') from invoice where id = new.invoice_id)
  then
    return new;
  end if;
  raise exception 'An approved invoice never changes; credit it or void it.' using errcode = 'HY002';
end $$;
create trigger shut before insert or update or delete on invoice_line for each row execute function invoice_line_is_shut();

create function invoice_discount_is_shut() returns trigger language plpgsql as $$
begin
  if exists (select from invoice where id in (new.invoice_id, old.invoice_id) and status <> 'Draft') then
    raise exception 'An approved invoice never changes; credit it or void it.' using errcode = 'HY002';
  end if;
  return coalesce(new, old);
end $$;
create trigger shut before insert or update or delete on invoice_discount for each row execute function invoice_discount_is_shut();

-- The lines of an invoice add up to its subtotal, whoever writes them.
create function invoice_adds_up() returns trigger language plpgsql as $$
declare
  invoice_row invoice;
begin
  select * into invoice_row from invoice where id = new.id;
  if invoice_row.subtotal_cents <> (select coalesce(sum(line_total_cents), 0) from invoice_line where invoice_id = new.id) then
    raise exception 'The lines of an invoice add up to its subtotal.' using errcode = 'HY002';
  end if;
  if invoice_row.discount_cents <> (select coalesce(sum(discount_cents), 0) from invoice_discount where invoice_id = new.id) then
    raise exception 'The discounts of an invoice add up to its discount.' using errcode = 'HY002';
  end if;
  return null;
end $$;
create constraint trigger adds_up after insert or update of subtotal_cents, discount_cents, status on invoice
  deferrable initially deferred for each row execute function invoice_adds_up();

-- What is paid and credited is what the payments and credit notes say.
create function invoice_settled(of_invoice bigint) returns void language plpgsql as $$
begin
  -- Two payments at once wait for each other here, and the second then sees the first.
  perform from invoice where id = of_invoice for update;
  update invoice i set
    paid_cents = (
      select coalesce(sum(a.amount_cents), 0) from payment_allocation a join payment p on p.id = a.payment_id
      where a.invoice_id = i.id and p.reversed_at is null),
    credited_cents = (select coalesce(sum(n.total_cents), 0) from credit_note n where n.invoice_id = i.id)
  where i.id = of_invoice;
end $$;
create function allocation_settles() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from payment_allocation where payment_id = new.payment_id)
    > (select amount_cents from payment where id = new.payment_id)
  then
    raise exception 'A payment covers no more than its amount.' using errcode = 'HY002';
  end if;
  perform invoice_settled(new.invoice_id);
  return null;
end $$;
create trigger settles after insert or update on payment_allocation for each row execute function allocation_settles();
create function payment_reversed() returns trigger language plpgsql as $$
begin
  perform invoice_settled(invoice_id) from payment_allocation where payment_id = new.id;
  return null;
end $$;
create trigger settles after update of reversed_at on payment for each row execute function payment_reversed();
create function credit_settles() returns trigger language plpgsql as $$
begin
  perform invoice_settled(new.invoice_id);
  return null;
end $$;
create trigger settles after insert on credit_note for each row execute function credit_settles();

insert into document_type (record_type, name, is_reviewed, has_expiry, block_on_expiry, needs_number, sort)
values
  ('invoice', 'Purchase order', false, false, false, true, 1),
  ('invoice', 'Remittance', false, false, false, false, 2),
  ('invoice', 'Other', false, false, false, false, 9);
