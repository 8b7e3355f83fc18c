-- The tip site that a driver chose for a load; null where the place was typed. A name alone may be that of several sites.
alter table load add column tip_site_id bigint references tip_site;
create index load_tip_site on load (tip_site_id) where tip_site_id is not null;

-- A place is written as the site's name, or with its suburb: Westgate, Westgate (Laverton).
create function tip_is_named(site tip_site, place text) returns boolean language sql immutable as $$
  select lower(place) = lower(site.name) or lower(place) = lower(site.name || ' (' || site.suburb || ')')
$$;

-- A load counts for a tip order of its own work order, material and tip site. The tip order is locked against edits until
-- the load is stored. Soil with PFAS or asbestos was tipped at a site that takes it: the chosen one, or where the place was
-- typed, every current site of that name.
create or replace function load_tip_is_allowed() returns trigger language plpgsql as $$
begin
  if new.tip_order_id is not null then
    perform from tip_order t
    where t.id = new.tip_order_id and t.material = new.material
      and t.job_item_id = (select j.job_item_id from driver_job j where j.id = new.driver_job_id)
      and (t.direction = 'supply' or new.tip_site_id is null or t.tip_site_id = new.tip_site_id)
    for share;
    if not found then
      raise exception 'Tip order % is not for this load: load_tip_order_own.', new.tip_order_id
        using errcode = '23514', constraint = 'load_tip_order_own';
    end if;
  end if;
  if new.status = 'tipped' and exists (
    select from dropdown_item d where d.list_key = 'material_type' and d.value = new.material and (d.has_pfas or d.has_asbestos)
  ) and not coalesce((
    select bool_and(s.materials @> jsonb_build_array(jsonb_build_object('material', new.material))
      and tip_takes_contents(s, new.material))
    from tip_site s
    where s.archived_at is null
      and case when new.tip_site_id is null then tip_is_named(s, new.tip) else s.id = new.tip_site_id end
  ), false) then
    raise exception '% does not accept %: load_tip_contents.', new.tip, new.material
      using errcode = '23514', constraint = 'load_tip_contents';
  end if;
  return null;
end $$;
drop trigger tip_allowed_again on load;
create trigger tip_allowed_again after update of tip, tip_site_id, tip_order_id, material, status on load for each row
  when (row(old.tip, old.tip_site_id, old.tip_order_id, old.material)
      is distinct from row(new.tip, new.tip_site_id, new.tip_order_id, new.material)
    or (new.status = 'tipped' and old.status <> 'tipped'))
  execute function load_tip_is_allowed();
