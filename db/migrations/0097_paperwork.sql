-- The office calls a machine's documents paperwork. A heading that someone has changed stays as it is.
update checklist_item i set section = 'Paperwork' from checklist c
where c.id = i.checklist_id and c.name = 'Excavator prestart' and c.version = 1 and i.section = 'Papers';
