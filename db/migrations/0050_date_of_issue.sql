-- The date of issue is the day of approval, and the due date follows by the terms unless another was agreed on.
-- A draft keeps the day on which it was made, which it never shows.
alter table invoice add column is_due_agreed boolean not null default false;

-- Whoever dates an invoice on another day than that of its approval stays within the open period: not in the future, and
-- not before the month of the last one issued. Invoices get their numbers one after the other, so that each sees the last.
create function invoice_issue_day() returns trigger language plpgsql as $$
declare
  today date := (business_now() at time zone 'Australia/Melbourne')::date;
begin
  if new.invoice_date > today
    or (new.invoice_date < today and new.invoice_date < (
      select date_trunc('month', max(invoice_date)) from invoice where company_id = new.company_id and number is not null and id <> new.id))
  then
    raise exception 'An invoice is dated within the open period.' using errcode = 'HY002', constraint = 'invoice_issue_day';
  end if;
  return new;
end $$;
create trigger issue_day before update of status on invoice for each row
  when (old.status = 'Draft' and new.status = 'Approved') execute function invoice_issue_day();
