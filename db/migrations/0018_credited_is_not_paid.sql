-- Invoices that credit notes alone had settled stood as paid.
update invoice set status = 'Credited', paid_at = null where status = 'Paid' and paid_cents = 0;
-- A table with checks that wait is not altered.
set constraints all immediate;

alter table invoice
  add constraint invoice_paid_with_money check (status <> 'Paid' or paid_cents > 0),
  add constraint invoice_credited_in_full check (status <> 'Credited' or (paid_cents = 0 and credited_cents = total_cents));
