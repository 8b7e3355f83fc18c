-- A day is on the list of what differs from the rules of public holidays once.
create function days_named_once(changes jsonb) returns boolean language sql immutable as $$
  select count(*) = count(distinct c ->> 'date') from jsonb_array_elements(coalesce(changes, '[]')) c
$$;
alter table setting add constraint setting_holidays_once
  check (key <> 'public_holidays' or days_named_once(value -> 'changes'));
