-- A record in the Waste Tracker is of one load, however its number is written: of the dockets that count one names it, and
-- of the loads that no docket tells yet one.
create function waste_record_key(waste_record_no text) returns text language sql immutable as $$
  select regexp_replace(upper(waste_record_no), '[^A-Z0-9]', '', 'g')
$$;

create table docket_waste_record (
  waste_record_no text not null,
  docket_id bigint not null references docket,
  constraint docket_waste_record_once primary key (waste_record_no),
  constraint docket_waste_record_short check (char_length(waste_record_no) >= 4)
);
create index docket_waste_record_docket on docket_waste_record (docket_id);

create function waste_records_in(loads jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(waste_record_key(l ->> 'waste_record_no')) filter (where l ->> 'waste_record_no' is not null), '{}')
  from jsonb_array_elements(loads) l
$$;

-- What a docket named before, as the revision before it or as the driver noted it, stays as it is, an old double or short one too;
-- what it names anew must be free. Once there is a docket the driver's loads hold nothing: it is the docket that is set right.
create function docket_waste_records() returns trigger language plpgsql as $$
declare
  named text[] := waste_records_in(new.loads);
  known text[] := '{}';
begin
  if tg_op = 'UPDATE' then
    known := waste_records_in(old.loads);
  elsif new.revises_id is not null then
    select waste_records_in(d.loads) into known from docket d where d.id = new.revises_id;
  else
    select coalesce(array_agg(waste_record_key(l.waste_record_no)), '{}') into known from load l
    where l.driver_job_id = new.driver_job_id and l.status <> 'void' and l.waste_record_no is not null;
  end if;
  delete from docket_waste_record where docket_id = new.id;
  if new.is_latest and new.status <> 'Void' then
    insert into docket_waste_record (waste_record_no, docket_id)
    select r, new.id from unnest(named) r where r = any (known) and char_length(r) >= 4 on conflict do nothing;
    insert into docket_waste_record (waste_record_no, docket_id)
    select r, new.id from unnest(named) r where r <> all (known);
  end if;
  delete from load_waste_record k using load l where l.id = k.load_id and l.driver_job_id = new.driver_job_id;
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
  constraint load_waste_record_once primary key (waste_record_no),
  constraint load_waste_record_short check (char_length(waste_record_no) >= 4)
);
create index load_waste_record_load on load_waste_record (load_id);

create function load_waste_records() returns trigger language plpgsql as $$
begin
  delete from load_waste_record where load_id = new.id;
  if new.status = 'void' or new.waste_record_no is null or exists (select from docket d where d.driver_job_id = new.driver_job_id) then
    return null;
  end if;
  insert into load_waste_record (waste_record_no, load_id) values (waste_record_key(new.waste_record_no), new.id);
  -- Whoever held it may have made a docket of it just now.
  if exists (select from docket_waste_record where waste_record_no = waste_record_key(new.waste_record_no)) then
    raise exception 'Waste record % is on a docket: load_waste_record_once.', new.waste_record_no
      using errcode = '23505', constraint = 'load_waste_record_once';
  end if;
  return null;
end $$;
create trigger waste_records after insert on load for each row execute function load_waste_records();
create trigger waste_records_again after update of waste_record_no, status on load for each row
  when (row(waste_record_key(old.waste_record_no), old.status = 'void') is distinct from row(waste_record_key(new.waste_record_no), new.status = 'void'))
  execute function load_waste_records();

-- Of those that name one record already the first has it; the others stand as they are.
insert into docket_waste_record (waste_record_no, docket_id)
select waste_record_key(l ->> 'waste_record_no'), d.id
from docket d, jsonb_array_elements(d.loads) l
where d.is_latest and d.status <> 'Void' and char_length(waste_record_key(l ->> 'waste_record_no')) >= 4
order by d.id
on conflict do nothing;
insert into load_waste_record (waste_record_no, load_id)
select waste_record_key(l.waste_record_no), l.id from load l
where l.status <> 'void' and char_length(waste_record_key(l.waste_record_no)) >= 4 and not exists (select from docket d where d.driver_job_id = l.driver_job_id)
order by l.id
on conflict do nothing;
