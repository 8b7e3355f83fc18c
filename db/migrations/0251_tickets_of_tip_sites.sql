-- A ticket number is unique for a tip site, whatever the site is called now or was then, and whichever other site has the
-- same name. Only where no site is known does the name of the place stand for it.

-- The site of a tip order that loads are tipped for.
create function tipped_site(tip_order_id bigint) returns bigint language sql stable as $$
  select tip_site_id from tip_order where id = tip_order_id and direction <> 'supply'
$$;

-- Where a ticket is from: `#7` for tip site 7, or the name of the place in lower case.
create function ticket_place(site_id bigint, place text) returns text language sql immutable as $$
  select case when place is not null then coalesce('#' || site_id, lower(place)) end
$$;

-- The places under which the same ticket may be recorded: of a site, also those named like it without a known site; of a
-- name, also the sites with that name.
create function ticket_places(site_id bigint, place text) returns text[] language sql stable as $$
  select case when site_id is not null then array['#' || site_id, lower(place)]
    else array[lower(place)] || array(select '#' || s.id from tip_site s where tip_is_named(s, place)) end
$$;

-- The tip site of a load of a docket: as the driver chose it, or as it was ordered.
create function docket_load_site(driver_job bigint, load_number int, place text, tip_order bigint) returns bigint language sql stable as $$
  select coalesce(
    (select l.tip_site_id from load l
     where l.driver_job_id = driver_job and l.load_no = load_number and lower(l.tip) = lower(place)),
    tipped_site(tip_order))
$$;

alter table load add column ticket_place text;
with placed as (
  select id, ticket_place(coalesce(tip_site_id, tipped_site(tip_order_id)), tip) as place,
    ticket_place(null, tip) as name, upper(ticket_no) as number, status
  from load
), counted as (
  select *, row_number() over (partition by place, number, status <> 'void' order by id) as turn from placed
)
-- Of two names of one site with the same ticket the first has it; the other keeps its name.
update load set ticket_place = case when number is null or turn = 1 then place else name end
from counted where counted.id = load.id;
create function load_ticket_place() returns trigger language plpgsql as $$
begin
  new.ticket_place := ticket_place(coalesce(new.tip_site_id, tipped_site(new.tip_order_id)), new.tip);
  return new;
end $$;
create trigger ticket_place before insert or update of tip, tip_site_id, tip_order_id on load
  for each row execute function load_ticket_place();
drop index load_ticket;
create unique index load_ticket on load (ticket_place, upper(ticket_no))
  where ticket_no is not null and ticket_place is not null and status <> 'void';

alter table docket_ticket rename column tip to place;
with placed as (
  select k.place, k.ticket_no, k.docket_id, min(ticket_place(
    docket_load_site(d.driver_job_id, (l ->> 'load_no')::int, l ->> 'tip', (l ->> 'tip_order_id')::bigint), l ->> 'tip')) as site
  from docket_ticket k join docket d on d.id = k.docket_id, jsonb_array_elements(d.loads) l
  where lower(l ->> 'tip') = k.place and upper(l ->> 'ticket_no') = k.ticket_no
  group by k.place, k.ticket_no, k.docket_id
), counted as (
  select *, row_number() over (partition by site, ticket_no order by docket_id) as turn from placed
)
update docket_ticket k set place = c.site from counted c
where c.place = k.place and c.ticket_no = k.ticket_no and c.turn = 1;
create or replace function docket_tickets() returns trigger language plpgsql as $$
begin
  delete from docket_ticket where docket_id = new.id;
  if new.is_latest and new.status <> 'Void' then
    insert into docket_ticket (place, ticket_no, docket_id)
    select ticket_place(
        docket_load_site(new.driver_job_id, (l ->> 'load_no')::int, l ->> 'tip', (l ->> 'tip_order_id')::bigint), l ->> 'tip'),
      upper(l ->> 'ticket_no'), new.id
    from jsonb_array_elements(new.loads) l
    where l ->> 'tip' is not null and l ->> 'ticket_no' is not null;
  end if;
  return null;
end $$;
