-- What an invoice bills of a docket stays billed: its line leaves a draft by being released first, in the same
-- transaction, and no line that bills nothing stands on an invoice that is not void or deleted.
create function docket_line_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.is_released then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.docket_line_id is not distinct from old.docket_line_id then
    return new;
  end if;
  raise exception 'A docket leaves an invoice only when it is taken off.' using errcode = 'HY002';
end $$;
create trigger docket_line_stays before update of docket_line_id or delete on invoice_line for each row
  when (old.docket_line_id is not null) execute function docket_line_stays();

create function released_is_taken_off() returns trigger language plpgsql as $$
begin
  if exists (
    select from invoice_line l join invoice i on i.id = l.invoice_id
    where l.id = new.id and l.is_released and i.status not in ('Void', 'Deleted'))
  then
    raise exception 'A docket leaves an invoice only when it is taken off.' using errcode = 'HY002';
  end if;
  return null;
end $$;
create constraint trigger released_is_taken_off after insert or update of is_released on invoice_line
  deferrable initially deferred for each row when (new.is_released) execute function released_is_taken_off();
