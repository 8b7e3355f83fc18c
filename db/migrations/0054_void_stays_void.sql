-- Money may leave a voided invoice later; that brings it back into no other state.
create function invoice_stays_void() returns trigger language plpgsql as $$
begin
  raise exception 'A voided invoice stays void.' using errcode = 'HY002';
end $$;
create trigger stays_void before update of status on invoice for each row
  when (old.status = 'Void' and new.status <> 'Void') execute function invoice_stays_void();
