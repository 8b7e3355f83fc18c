-- What a client pays beyond what it owes is refused as before, unless it was recorded as the client's credit: then it is
-- part of the surplus of the last invoice that the payment covers in full.
alter table payment_allocation
  add column kept_cents bigint not null default 0,
  add constraint payment_allocation_kept check (kept_cents >= 0 and kept_cents < amount_cents);
-- Of all payments on the invoice that are not reversed.
alter table invoice
  add column kept_cents bigint not null default 0 check (kept_cents >= 0),
  drop constraint invoice_not_overpaid,
  add constraint invoice_not_overpaid check (paid_cents <= greatest(total_cents, 0) + kept_cents);

create or replace function invoice_settled(of_invoice bigint) returns void language plpgsql as $$
begin
  -- Two payments at once wait for each other here, and the second then sees the first.
  perform from invoice where id = of_invoice for update;
  update invoice i set
    (paid_cents, kept_cents) = (
      select coalesce(sum(a.amount_cents), 0)
          + (select coalesce(sum(u.amount_cents), 0) from credit_use u where u.to_invoice_id = i.id and u.reversed_at is null),
        coalesce(sum(a.kept_cents), 0)
      from payment_allocation a join payment p on p.id = a.payment_id
      where a.invoice_id = i.id and p.reversed_at is null),
    credited_cents = (select coalesce(sum(n.total_cents), 0) from credit_note n where n.invoice_id = i.id),
    surplus_used_cents = (
      select coalesce(sum(u.amount_cents), 0) from credit_use u where u.from_invoice_id = i.id and u.reversed_at is null)
  where i.id = of_invoice;
end $$;

-- A credit note may leave a surplus; what comes in leaves exactly what is kept of it.
drop function invoice_takes_no_more(bigint);
create function invoice_takes_no_more(of_invoice bigint, kept bigint default 0) returns void language plpgsql as $$
begin
  if (select surplus_cents <> kept from invoice where id = of_invoice) then
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
  perform invoice_takes_no_more(new.invoice_id, new.kept_cents);
  return null;
end $$;
