-- A weighbridge ticket has three weights in tonnes, which add up: net is gross less tare.
alter table load
  add column gross_t numeric(12, 3) check (gross_t > 0),
  add column tare_t numeric(12, 3) check (tare_t > 0),
  add constraint load_weights check (gross_t is null or tare_t is null or net_t is not distinct from gross_t - tare_t);

create function weights_add_up(loads jsonb) returns boolean language sql immutable as $$
  select coalesce(bool_and((l ->> 'net_t')::numeric is not distinct from (l ->> 'gross_t')::numeric - (l ->> 'tare_t')::numeric), true)
  from jsonb_array_elements(loads) l
  where l ->> 'gross_t' is not null and l ->> 'tare_t' is not null
$$;
alter table docket add constraint docket_weights check (weights_add_up(loads));
