-- Whether an invoice may take lines is asked once for all that are added by a statement, not for each of them.
create function invoice_lines_are_shut() returns trigger language plpgsql as $$
begin
  if exists (select from added a join invoice i on i.id = a.invoice_id where i.status <> 'Draft') then
    raise exception 'An approved invoice never changes; credit it or void it.' using errcode = 'HY002';
  end if;
  return null;
end $$;
drop trigger shut on invoice_line;
create trigger shut before update or delete on invoice_line for each row execute function invoice_line_is_shut();
create trigger shut_to_more after insert on invoice_line referencing new table as added
  for each statement execute function invoice_lines_are_shut();
