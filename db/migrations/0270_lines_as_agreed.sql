-- What a docket's minimum and levy are worked out from: the prices that someone set, the lines that bear the levy, and
-- when the time of hire by the hour starts, which says whose price the minimum is charged at.
alter table docket_line
  add column is_price_set boolean not null default false,
  add column bears_fuel_levy boolean not null default false,
  add column starts_at timestamptz;

alter table docket_line disable trigger shut;
-- A chosen rate was logged with its description, a price that someone set without. Revisions took these prices over.
update docket_line l set is_price_set = true
from docket d
where d.id = l.docket_id and d.status not in ('Approved', 'Invoiced', 'Superseded', 'Void') and exists (
  select from activity_log a join docket r on r.id = a.record_id and a.record_type = 'docket'
  where r.docket_no = d.docket_no and a.action = 'priced' and not a.after ? 'description'
    and (a.after ->> 'unit_price_cents')::numeric = l.unit_price_cents and a.after ->> 'price_source' = l.price_source);
update docket_line l set bears_fuel_levy = true
from docket d join job_item i on i.id = d.job_item_id
where d.id = l.docket_id and d.status <> 'Superseded' and case
  when l.kind = 'buy_back' or l.kind = 'fuel_levy' then false
  when l.kind = 'load' then coalesce((select p.levy_applies from product p where p.id = l.product_id), false)
  else l.job_rate_id is null and coalesce((i.rate_snapshot -> 'terms' ->> 'levy_applies')::boolean, false) end;
alter table docket_line enable trigger shut;

-- A submitted line says what it said; of the rates that fit it alike one may still be chosen, as it was computed. Prices,
-- and the steps that lead to them, are the office's until the docket is approved. So are the minimum and the levy, which
-- follow from the other lines and are on no document that a client signs.
create or replace function docket_line_is_shut() returns trigger language plpgsql as $$
declare
  is_open boolean;
  derived constant docket_line_kind[] := array['minimum', 'no_start', 'wet_weather', 'late_cancellation', 'fuel_levy'];
begin
  select bool_and(status = 'Draft') into is_open from docket where id in (new.docket_id, old.docket_id);
  if is_open then
    return coalesce(new, old);
  end if;
  if exists (select from docket where id in (new.docket_id, old.docket_id) and status in ('Approved', 'Invoiced', 'Superseded', 'Void')) then
    raise exception 'A submitted docket never changes; make a revision.' using errcode = 'HY002';
  end if;
  if coalesce(new.kind, old.kind) = any (derived) and coalesce(old.kind, new.kind) = any (derived)
    and coalesce(old.docket_id, new.docket_id) = coalesce(new.docket_id, old.docket_id) then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE'
    and row(new.docket_id, new.position, new.kind, new.choices) is not distinct from row(old.docket_id, old.position, old.kind, old.choices)
    and (row(new.description, new.unit, new.quantity_computed, new.quantity_agreed, new.reason, new.explanation - 'price_steps')
        is not distinct from row(old.description, old.unit, old.quantity_computed, old.quantity_agreed, old.reason, old.explanation - 'price_steps')
      or exists (
        select from jsonb_array_elements(old.choices -> 'rates') rate
        where (rate ->> 'job_rate_id')::bigint = new.job_rate_id
          and rate ->> 'description' = new.description
          and rate ->> 'unit' = new.unit::text
          and (rate ->> 'quantity_computed')::numeric = new.quantity_computed
          and (rate -> 'explanation') - 'price_steps' = new.explanation - 'price_steps'
          and (new.quantity_agreed = new.quantity_computed and new.reason is null
            or new.unit = old.unit and row(new.quantity_agreed, new.reason) is not distinct from row(old.quantity_agreed, old.reason))))
  then
    return new;
  end if;
  raise exception 'A submitted docket never changes; make a revision.' using errcode = 'HY002';
end $$;
