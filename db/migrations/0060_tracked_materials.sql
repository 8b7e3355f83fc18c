-- Which materials need a record in the EPA's Waste Tracker is said by the list, not read from their names.
alter table dropdown_item add column is_tracked boolean not null default false,
  add constraint dropdown_item_tracked check (list_key = 'material_type' or not is_tracked);
-- Until now the names said it, those that the office added too. Nobody has changed them by that.
alter table dropdown_item disable trigger touch;
update dropdown_item set is_tracked = true
where list_key = 'material_type' and value ~* '\mcat(egory)? [a-d]\M|\masb(estos)?\M';
alter table dropdown_item enable trigger touch;

-- What the list has no word for: of "Other" its soil classification.
alter table load add column note text;
