-- Loads count for a tip order as it was when they were noted: its site, material and direction stay.
create function tip_order_has_loads(an_order tip_order) returns boolean language sql stable as $$
  select exists (select from load l where l.tip_order_id = an_order.id and l.status <> 'void')
    or exists (select from docket d where d.job_item_id = an_order.job_item_id and d.is_latest and d.status <> 'Void'
      and d.loads @> jsonb_build_array(jsonb_build_object('tip_order_id', an_order.id)))
$$;

create function tip_order_stays_with_loads() returns trigger language plpgsql as $$
begin
  if tip_order_has_loads(old) then
    raise exception 'Loads count for tip order %: tip_order_has_loads.', old.id
      using errcode = '23514', constraint = 'tip_order_has_loads';
  end if;
  return new;
end $$;
create trigger stays_with_loads before update of job_item_id, tip_site_id, material, direction on tip_order for each row
  when (row(old.job_item_id, old.tip_site_id, old.material, old.direction)
    is distinct from row(new.job_item_id, new.tip_site_id, new.material, new.direction))
  execute function tip_order_stays_with_loads();
