-- Which materials need a record in the EPA's Waste Tracker is said by the list, not read from their names.
alter table dropdown_item add column is_tracked boolean not null default false,
  add constraint dropdown_item_tracked check (list_key = 'material_type' or not is_tracked);
update dropdown_item set is_tracked = true
where list_key = 'material_type' and value in ('Cat A', 'Cat B', 'Cat C', 'Cat D', 'Cat C/Cat D', 'Cat C with PFAS',
  'Cat A/B/C/D with ASB', 'Clean Fill with ASB');

-- What the list has no word for: of "Other" its soil classification.
alter table load add column note text;
