-- How the price of a submitted line came about may change with the price, which the office sets; its client never sees it.
create or replace function docket_line_is_shut() returns trigger language plpgsql as $$
declare
  is_open boolean;
begin
  select bool_and(status = 'Draft') into is_open from docket where id in (new.docket_id, old.docket_id);
  if is_open then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE'
    and not exists (select from docket where id = new.docket_id and status in ('Approved', 'Invoiced', 'Superseded', 'Void'))
    and row(new.docket_id, new.position, new.kind, new.choices) is not distinct from row(old.docket_id, old.position, old.kind, old.choices)
    and (row(new.description, new.unit, new.quantity_computed, new.quantity_agreed, new.reason,
          new.explanation - '{price_steps,is_priced_by_hand}'::text[])
        is not distinct from row(old.description, old.unit, old.quantity_computed, old.quantity_agreed, old.reason,
          old.explanation - '{price_steps,is_priced_by_hand}'::text[])
      or exists (
        select from jsonb_array_elements(old.choices -> 'rates') rate
        where (rate ->> 'job_rate_id')::bigint = new.job_rate_id
          and rate ->> 'description' = new.description
          and rate ->> 'unit' = new.unit::text
          and (rate ->> 'quantity_computed')::numeric = new.quantity_computed
          and rate -> 'explanation' = new.explanation
          and (new.quantity_agreed = new.quantity_computed and new.reason is null
            or new.unit = old.unit and row(new.quantity_agreed, new.reason) is not distinct from row(old.quantity_agreed, old.reason))))
  then
    return new;
  end if;
  raise exception 'A submitted docket never changes; make a revision.' using errcode = 'HY002';
end $$;
