-- What was agreed for a job is billed once. A fixed price may be billed in parts: a progress claim bills an amount of
-- it, anything else a quantity. Billing more than was agreed needs a reason.
alter table invoice_line
  add column is_progress_claim boolean not null default false,
  add column over_reason text check (char_length(over_reason) between 1 and 500),
  add constraint invoice_line_progress_claim
    check (not is_progress_claim or (job_rate_id is not null and unit = 'fixed' and quantity = 1));

create function job_of_invoice_line(line invoice_line) returns bigint language sql stable as $$
  select coalesce(
    (select d.job_id from docket_line l join docket d on d.id = l.docket_id where l.id = line.docket_line_id),
    (select job_id from job_rate where id = line.job_rate_id),
    (select job_id from invoice where id = line.invoice_id))
$$;

-- What lines of live invoices bill, before the discount, less what was credited of them; of a progress claim, how much of
-- its fixed price. Credit notes pay back what was paid, after the line's share of the discount: within the cents that
-- they round, the whole of a line is the whole.
create view billed_line as
select l.id, l.invoice_id, l.docket_line_id, l.job_rate_id, l.is_progress_claim, l.product_id, l.description, l.unit,
  case when l.is_progress_claim
    then b.cents / nullif((select r.unit_price_cents from job_rate r where r.id = l.job_rate_id), 0)
    else l.quantity - coalesce(c.quantity, 0)
  end as quantity,
  b.cents
from invoice_line l
left join lateral (
  select sum(n.quantity) filter (where not n.is_amount) as quantity,
    round(sum(n.line_total_cents) / (1 - coalesce((
      select d.discount_cents / nullif(sum(o.line_total_cents), 0)
      from invoice_discount d join invoice_line o on o.invoice_id = d.invoice_id and job_of_invoice_line(o) = d.job_id
      where d.invoice_id = l.invoice_id and d.job_id = job_of_invoice_line(l)
      group by d.discount_cents), 0))) as cents
  from credit_note_line n
  where n.invoice_line_id = l.id
  having count(*) > 0 -- The discount is looked up only for what was credited.
) c on true
cross join lateral (
  select (l.line_total_cents - case
    when abs(c.cents - l.line_total_cents) <= 1 + l.quantity / 100 then l.line_total_cents
    else coalesce(c.cents, 0)
  end)::bigint as cents
) b
where not l.is_released;

-- What is billed of agreed rates: by hand, but for one invoice, and on dockets, billed or not yet.
create function billed_of_rates(rate_ids bigint[], except_invoice bigint)
  returns table (job_rate_id bigint, quantity numeric, cents numeric, claims bigint, docket_quantity numeric, docket_cents numeric)
  language sql stable as $$
  select r.id, coalesce(h.quantity, 0), coalesce(h.cents, 0), coalesce(h.claims, 0), coalesce(d.quantity, 0), coalesce(d.cents, 0)
  from job_rate r
  left join lateral (
    select sum(b.quantity) as quantity, sum(b.cents) as cents, count(*) filter (where b.is_progress_claim) as claims
    from billed_line b
    where b.job_rate_id = r.id and b.unit = r.unit and b.invoice_id is distinct from except_invoice
  ) h on true
  left join lateral (
    select sum(l.quantity_agreed) as quantity, sum(round(l.quantity_agreed * l.unit_price_cents)) as cents
    from docket_line l join docket k on k.id = l.docket_id
    where l.job_rate_id = r.id and l.unit = r.unit and l.is_billable and k.is_latest and k.status <> 'Void'
  ) d on true
  where r.id = any(rate_ids)
$$;

-- Of two that bill the rest of a rate at once, the second waits for the first and finds nothing left. Work that dockets
-- charge beyond an estimate is not limited, only work that is also billed by hand.
create function invoice_line_as_agreed() returns trigger language plpgsql as $$
declare
  rate job_rate;
  billed record;
  agreed numeric;
begin
  if not exists (select from invoice_line where id = new.id and over_reason is null and not is_released) then
    return null;
  end if;
  select r.* into rate from job_rate r
  where r.id = coalesce(new.job_rate_id, (select job_rate_id from docket_line where id = new.docket_line_id))
  for no key update;
  if rate.id is null then
    return null;
  end if;
  select * into billed from billed_of_rates(array[rate.id], null);
  if new.docket_line_id is not null and billed.quantity = 0 and billed.cents = 0 then
    return null;
  end if;
  agreed := coalesce(rate.quantity, case when billed.claims > 0 then 1 end);
  if rate.unit = 'fixed' and abs(billed.cents + billed.docket_cents) > abs(round(agreed * rate.unit_price_cents))
    or rate.unit <> 'fixed' and billed.quantity + billed.docket_quantity > agreed
  then
    raise exception 'More than was agreed is billed without a reason.'
      using errcode = 'HY002', constraint = 'invoice_line_as_agreed';
  end if;
  return null;
end $$;
create constraint trigger as_agreed after insert on invoice_line deferrable initially deferred
  for each row when (new.over_reason is null and not new.is_released) execute function invoice_line_as_agreed();
create constraint trigger still_as_agreed after update on invoice_line deferrable initially deferred for each row
  when (new.over_reason is null and not new.is_released
    and (new.quantity, new.unit, new.line_total_cents, new.job_rate_id, new.docket_line_id, old.over_reason, old.is_released)
      is distinct from (old.quantity, old.unit, old.line_total_cents, old.job_rate_id, old.docket_line_id, null, false))
  execute function invoice_line_as_agreed();
