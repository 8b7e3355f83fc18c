-- The items of a checklist are kept as they were filled in: a change of any of them makes the next version.
alter table checklist add column items_version int not null default 1 check (items_version >= 1);

alter table checklist_item add column items_version int not null default 1 check (items_version >= 1);
alter table checklist_item drop constraint checklist_item_checklist_id_position_key;
alter table checklist_item add unique (checklist_id, items_version, position);
create trigger append_only before update or delete on checklist_item for each row execute function append_only();
