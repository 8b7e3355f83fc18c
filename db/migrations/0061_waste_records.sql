-- A record in the Waste Tracker is of one load: of the dockets that count one names it, and of the drivers one.

-- Records that named several loads before this was so: work that goes on names them again with every step.
create table shared_waste_record (
  waste_record_no text not null,
  constraint shared_waste_record_pkey primary key (waste_record_no)
);
insert into shared_waste_record (waste_record_no)
select upper(l ->> 'waste_record_no') from docket d, jsonb_array_elements(d.loads) l
where d.is_latest and d.status <> 'Void' and l ->> 'waste_record_no' is not null
group by 1 having count(*) > 1
union
select upper(waste_record_no) from load where status <> 'void' and waste_record_no is not null
group by 1 having count(*) > 1;

create table docket_waste_record (
  waste_record_no text not null,
  docket_id bigint not null references docket,
  constraint docket_waste_record_once primary key (waste_record_no)
);
create index docket_waste_record_docket on docket_waste_record (docket_id);

create function docket_waste_records() returns trigger language plpgsql as $$
begin
  delete from docket_waste_record where docket_id = new.id;
  if new.is_latest and new.status <> 'Void' then
    insert into docket_waste_record (waste_record_no, docket_id)
    select upper(l ->> 'waste_record_no'), new.id
    from jsonb_array_elements(new.loads) l
    where l ->> 'waste_record_no' is not null
      and upper(l ->> 'waste_record_no') not in (select waste_record_no from shared_waste_record);
    insert into docket_waste_record (waste_record_no, docket_id)
    select waste_record_no, new.id from shared_waste_record
    where waste_record_no in (select upper(l ->> 'waste_record_no') from jsonb_array_elements(new.loads) l)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger waste_records after insert on docket
  for each row when (new.loads <> '[]') execute function docket_waste_records();
create trigger waste_records_again after update of loads, status, is_latest on docket for each row
  when (row(old.loads, old.is_latest, old.status = 'Void') is distinct from row(new.loads, new.is_latest, new.status = 'Void'))
  execute function docket_waste_records();

create table load_waste_record (
  waste_record_no text not null,
  load_id bigint not null references load on delete cascade,
  constraint load_waste_record_once primary key (waste_record_no)
);
create index load_waste_record_load on load_waste_record (load_id);

create function load_waste_records() returns trigger language plpgsql as $$
begin
  delete from load_waste_record where load_id = new.id;
  if new.status = 'void' or new.waste_record_no is null then
    return null;
  end if;
  if exists (select from shared_waste_record where waste_record_no = upper(new.waste_record_no)) then
    insert into load_waste_record (waste_record_no, load_id) values (upper(new.waste_record_no), new.id) on conflict do nothing;
  else
    insert into load_waste_record (waste_record_no, load_id) values (upper(new.waste_record_no), new.id);
  end if;
  return null;
end $$;
create trigger waste_records after insert or update of waste_record_no, status on load
  for each row execute function load_waste_records();

-- Of those that name one record already the first has it; the others stand as they are.
insert into docket_waste_record (waste_record_no, docket_id)
select upper(l ->> 'waste_record_no'), d.id
from docket d, jsonb_array_elements(d.loads) l
where d.is_latest and d.status <> 'Void' and l ->> 'waste_record_no' is not null
order by d.id
on conflict do nothing;
insert into load_waste_record (waste_record_no, load_id)
select upper(waste_record_no), id from load where status <> 'void' and waste_record_no is not null
order by id
on conflict do nothing;
