-- A weighbridge gives a ticket number once: of the dockets that count one charges by it, however its loads were told.
create table docket_ticket (
  tip text not null,
  ticket_no text not null,
  docket_id bigint not null references docket,
  constraint docket_ticket_once primary key (tip, ticket_no)
);
create index docket_ticket_docket on docket_ticket (docket_id);

create function docket_tickets() returns trigger language plpgsql as $$
begin
  delete from docket_ticket where docket_id = new.id;
  if new.is_latest and new.status <> 'Void' then
    insert into docket_ticket (tip, ticket_no, docket_id)
    select lower(l ->> 'tip'), upper(l ->> 'ticket_no'), new.id
    from jsonb_array_elements(new.loads) l
    where l ->> 'tip' is not null and l ->> 'ticket_no' is not null;
  end if;
  return null;
end $$;
create trigger tickets after insert on docket for each row when (new.loads <> '[]') execute function docket_tickets();
create trigger tickets_again after update of loads, status, is_latest on docket for each row
  when (row(old.loads, old.is_latest, old.status = 'Void') is distinct from row(new.loads, new.is_latest, new.status = 'Void'))
  execute function docket_tickets();

-- Of those that name one ticket already the first has it; the others stand as they are.
insert into docket_ticket (tip, ticket_no, docket_id)
select lower(l ->> 'tip'), upper(l ->> 'ticket_no'), d.id
from docket d, jsonb_array_elements(d.loads) l
where d.is_latest and d.status <> 'Void' and l ->> 'tip' is not null and l ->> 'ticket_no' is not null
order by d.id
on conflict do nothing;
