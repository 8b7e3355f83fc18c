-- Soil with PFAS or asbestos goes only where the site is licensed for it. Which material has it is said by the list, not
-- read from names: of the specification's materials these three.
alter table dropdown_item
  add column has_pfas boolean not null default false,
  add column has_asbestos boolean not null default false,
  add constraint dropdown_item_contents check (list_key = 'material_type' or not (has_pfas or has_asbestos));
alter table dropdown_item disable trigger touch;
update dropdown_item set has_pfas = true where list_key = 'material_type' and value = 'Cat C with PFAS';
update dropdown_item set has_asbestos = true
where list_key = 'material_type' and value in ('Cat A/B/C/D with ASB', 'Clean Fill with ASB');
alter table dropdown_item enable trigger touch;

create function tip_takes_contents(site tip_site, a_material text) returns boolean language sql stable as $$
  select not exists (select from dropdown_item d where d.list_key = 'material_type' and d.value = a_material
    and (d.has_pfas and not site.pfas_ok or d.has_asbestos and not site.asbestos_ok))
$$;

-- The site is locked against edits until the order is stored, so that it cannot stop taking the material meanwhile.
create or replace function tip_order_is_accepted() returns trigger language plpgsql as $$
declare
  site tip_site;
begin
  select * into site from tip_site where id = new.tip_site_id and archived_at is null
    and materials @> jsonb_build_array(jsonb_build_object('material', new.material)) for share;
  if not found then
    raise exception 'Tip site % does not accept %: tip_order_accepted.', new.tip_site_id, new.material
      using errcode = '23514', constraint = 'tip_order_accepted';
  end if;
  if not tip_takes_contents(site, new.material) then
    raise exception 'Tip site % does not take what % contains: tip_order_contents.', new.tip_site_id, new.material
      using errcode = '23514', constraint = 'tip_order_contents';
  end if;
  return new;
end $$;
create trigger accepted_again before update of status on tip_order for each row
  when (new.status in ('planned', 'confirmed') and old.status not in ('planned', 'confirmed'))
  execute function tip_order_is_accepted();
