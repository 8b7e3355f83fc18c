-- What was paid beyond what an invoice comes to after its credit notes is the client's credit. It stays on the invoice
-- that it came from until it is allocated to another one of the client or refunded, and never more of it than there is.

-- An amount that was credited of a line, whatever quantity it is for.
alter table credit_note_line add column is_amount boolean not null default false;

-- A credit note never changes, but that it is sent.
alter table credit_note add column sent_at timestamptz, add column sent_to text;
create function credit_note_is_shut() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'sent_at' - 'sent_to') is distinct from (to_jsonb(old) - 'sent_at' - 'sent_to') then
    raise exception 'A credit note never changes.' using errcode = 'HY002';
  end if;
  return new;
end $$;
drop trigger append_only on credit_note;
create trigger shut before update or delete on credit_note for each row execute function credit_note_is_shut();

-- The index of what is owing goes with the column that it names, and comes again.
alter table invoice drop column owing_cents;
alter table invoice
  drop constraint invoice_not_overpaid,
  drop constraint invoice_paid_with_money,
  drop constraint invoice_credited_in_full,
  drop constraint invoice_check7,
  add column surplus_cents bigint not null
    generated always as (greatest(paid_cents + credited_cents - greatest(total_cents, 0), 0)) stored,
  add column surplus_used_cents bigint not null default 0 check (surplus_used_cents >= 0),
  add column owing_cents bigint not null generated always as (
    total_cents - paid_cents - credited_cents + greatest(paid_cents + credited_cents - greatest(total_cents, 0), 0)) stored,
  add constraint invoice_not_overpaid check (paid_cents <= greatest(total_cents, 0)),
  add constraint invoice_not_overcredited check (credited_cents <= greatest(total_cents, 0)),
  add constraint invoice_credit_held
    check (surplus_used_cents <= greatest(paid_cents + credited_cents - greatest(total_cents, 0), 0)),
  add constraint invoice_paid_with_money check (status <> 'Paid'
    or (paid_cents > 0 and paid_cents + credited_cents >= total_cents)),
  add constraint invoice_credited_in_full check (status <> 'Credited' or credited_cents = total_cents),
  add constraint invoice_of_client unique (id, client_id);
create index invoice_owing on invoice (due_date, id) where status in ('Sent', 'Viewed', 'Partly Paid', 'Approved') and owing_cents > 0;
create index invoice_credit on invoice (client_id, id) where surplus_cents > surplus_used_cents;

create table credit_use (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  client_id bigint not null references client,
  -- The invoice that the credit came from.
  from_invoice_id bigint not null,
  -- The one that it is set against; null: it was refunded.
  to_invoice_id bigint,
  amount_cents bigint not null check (amount_cents > 0),
  used_on date not null,
  refund_method payment_method,
  reference text,
  note text,
  reversed_at timestamptz,
  reversed_by bigint references app_user,
  reverse_reason text,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  -- Credit stays with its client.
  constraint credit_use_from foreign key (from_invoice_id, client_id) references invoice (id, client_id),
  constraint credit_use_to foreign key (to_invoice_id, client_id) references invoice (id, client_id),
  check (to_invoice_id <> from_invoice_id),
  check ((to_invoice_id is null) = (refund_method is not null)),
  check ((reversed_at is null) = (reverse_reason is null))
);
create index credit_use_client on credit_use (client_id, id);
create index credit_use_from_invoice on credit_use (from_invoice_id);
create index credit_use_to_invoice on credit_use (to_invoice_id) where to_invoice_id is not null;
create trigger touch before update on credit_use for each row execute function touch();

-- It is taken back whole, with the reason, and once.
create function credit_use_is_shut() returns trigger language plpgsql as $$
declare
  moving text[] := array['reversed_at', 'reversed_by', 'reverse_reason', 'updated_at', 'updated_by', 'version'];
begin
  if tg_op = 'DELETE' or old.reversed_at is not null or (to_jsonb(new) - moving) is distinct from (to_jsonb(old) - moving) then
    raise exception 'What was done with a credit is taken back, never changed.' using errcode = 'HY002';
  end if;
  return new;
end $$;
create trigger shut before update or delete on credit_use for each row execute function credit_use_is_shut();

-- What is paid, credited and used of the surplus is what payments, credit notes and uses of credit say.
create or replace function invoice_settled(of_invoice bigint) returns void language plpgsql as $$
begin
  -- Two payments at once wait for each other here, and the second then sees the first.
  perform from invoice where id = of_invoice for update;
  update invoice i set
    paid_cents = (
      select coalesce(sum(a.amount_cents), 0) from payment_allocation a join payment p on p.id = a.payment_id
      where a.invoice_id = i.id and p.reversed_at is null)
      + (select coalesce(sum(u.amount_cents), 0) from credit_use u where u.to_invoice_id = i.id and u.reversed_at is null),
    credited_cents = (select coalesce(sum(n.total_cents), 0) from credit_note n where n.invoice_id = i.id),
    surplus_used_cents = (
      select coalesce(sum(u.amount_cents), 0) from credit_use u where u.from_invoice_id = i.id and u.reversed_at is null)
  where i.id = of_invoice;
end $$;
-- A credit note may leave a surplus; what comes in may not.
create function invoice_takes_no_more(of_invoice bigint) returns void language plpgsql as $$
begin
  if (select surplus_cents > 0 from invoice where id = of_invoice) then
    raise exception 'An invoice takes no more than is owing.' using errcode = 'HY002', constraint = 'invoice_not_overpaid';
  end if;
end $$;
create or replace function allocation_settles() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from payment_allocation where payment_id = new.payment_id)
    > (select amount_cents from payment where id = new.payment_id)
  then
    raise exception 'A payment covers no more than its amount.' using errcode = 'HY002';
  end if;
  perform invoice_settled(new.invoice_id);
  perform invoice_takes_no_more(new.invoice_id);
  return null;
end $$;
create function credit_use_settles() returns trigger language plpgsql as $$
begin
  -- In the order of their ids, as everybody takes them.
  perform invoice_settled(id) from (
    select id from unnest(array[new.from_invoice_id, new.to_invoice_id]) id where id is not null order by id) ids;
  if new.reversed_at is null and new.to_invoice_id is not null then
    perform invoice_takes_no_more(new.to_invoice_id);
  end if;
  return null;
end $$;
create trigger settles after insert or update of reversed_at on credit_use for each row execute function credit_use_settles();
