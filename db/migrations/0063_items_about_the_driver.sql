-- An item of a checklist is about the machine or about its driver: whose driver is not fit is no worse a machine.
create type checklist_item_about as enum ('asset', 'driver');
alter table checklist_item add column about checklist_item_about not null default 'asset';
-- As the item was when it was answered; until now each counted against the machine.
alter table asset_checklist_answer add column about checklist_item_about not null default 'asset';

-- The fitness to drive, and the photo of the ticket holder, of the truck prestart that every business starts with.
update checklist_item i set about = 'driver' from checklist c
where c.id = i.checklist_id and c.name = 'Truck prestart' and i.section = 'Driver' and i.position in (27, 28);
