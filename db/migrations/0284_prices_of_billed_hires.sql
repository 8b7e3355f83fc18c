-- What is billed of a dry hire was billed at its price and terms, which stay as long as it is.
create function dry_hire_price_stays() returns trigger language plpgsql as $$
begin
  if exists (select from billed_line where dry_hire_id = new.id) then
    raise exception 'Dry hire % is billed at its price.', new.id using errcode = 'HY002', constraint = 'dry_hire_price_stays';
  end if;
  return new;
end $$;
create trigger price_stays before update of rate_snapshot on dry_hire for each row
  when (new.rate_snapshot <> old.rate_snapshot) execute function dry_hire_price_stays();
