-- Tonnes in a cubic metre of a material as it lies on a truck: a load that has only one of the two is converted.
alter table dropdown_item add column density numeric(4, 2),
  add constraint dropdown_item_density check (density is null or list_key = 'material_type' and density between 0.1 and 5);
