-- The date of issue is the day of approval, and the due date follows by the terms unless another was agreed on.
-- A draft keeps the day on which it was made, which it never shows.
alter table invoice add column is_due_agreed boolean not null default false;

-- A draft that is due on another day than its terms make of its date was agreed on. Business days are those of the rules:
-- no weekend, none from 22 December to 10 January, no public holiday of Victoria (of the years that a draft can be of).
create function pg_temp.is_business_day(day date) returns boolean language sql immutable as $$
  select to_char(day, 'MM-DD') between '01-11' and '12-21' and weekday < 6
    and day <> all ('{2024-03-29,2024-04-01,2025-04-18,2025-04-21,2026-04-03,2026-04-06,2027-03-26,2027-03-29,2028-04-14,2028-04-17}')
    and not (month = 1 and weekday = 1 and nth between 27 and 28)
    and to_char(day, 'MM-DD') not in ('01-26', '04-25')
    and not (month in (3, 6) and weekday = 1 and nth between 8 and 14)
    and not (month = 9 and weekday = 5 and nth between 23 and 29)
    and not (month = 11 and weekday = 2 and nth <= 7)
  from (select extract(month from day) as month, extract(day from day) as nth, extract(isodow from day) as weekday) parts
$$;
create function pg_temp.due_by_terms(terms payment_terms, day date) returns date language sql immutable as $$
  select case terms
    when 'COD' then day
    when 'EOM30' then (date_trunc('month', day) + interval '1 month')::date + 29
    when '20BD' then (
      select business_day from (select day + n as business_day from generate_series(1, 80) n) days
      where pg_temp.is_business_day(business_day) order by business_day offset 19 limit 1)
    else day + terms::text::int
  end
$$;
update invoice set is_due_agreed = true where status = 'Draft' and due_date <> pg_temp.due_by_terms(payment_terms, invoice_date);
drop function pg_temp.due_by_terms, pg_temp.is_business_day;

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
