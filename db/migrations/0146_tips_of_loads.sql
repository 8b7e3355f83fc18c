-- Which of its order's tip orders a load was for; null where the driver took it somewhere else.
alter table load add column tip_order_id bigint references tip_order;
create index load_tip_order on load (tip_order_id) where tip_order_id is not null;

-- A load counts for a tip order of its own work order and material, and soil with PFAS or asbestos was tipped at a site
-- that takes it. Loads recorded before stay as they were.
create function load_tip_is_allowed() returns trigger language plpgsql as $$
begin
  if new.tip_order_id is not null and not exists (
    select from tip_order t join driver_job j on j.job_item_id = t.job_item_id
    where t.id = new.tip_order_id and t.material = new.material and j.id = new.driver_job_id
  ) then
    raise exception 'Tip order % is not for this load: load_tip_order_own.', new.tip_order_id
      using errcode = '23514', constraint = 'load_tip_order_own';
  end if;
  if new.status = 'tipped' and exists (
    select from dropdown_item d where d.list_key = 'material_type' and d.value = new.material and (d.has_pfas or d.has_asbestos)
  ) and not exists (
    select from tip_site s where lower(s.name) = lower(new.tip) and s.archived_at is null
      and s.materials @> jsonb_build_array(jsonb_build_object('material', new.material)) and tip_takes_contents(s, new.material)
  ) then
    raise exception '% does not take %: load_tip_contents.', new.tip, new.material
      using errcode = '23514', constraint = 'load_tip_contents';
  end if;
  return null;
end $$;
create trigger tip_allowed after insert on load for each row execute function load_tip_is_allowed();
create trigger tip_allowed_again after update of tip, tip_order_id, material, status on load for each row
  when (row(old.tip, old.tip_order_id, old.material) is distinct from row(new.tip, new.tip_order_id, new.material)
    or (new.status = 'tipped' and old.status <> 'tipped'))
  execute function load_tip_is_allowed();
