-- What hire of a quote is charged besides its price, as it was sent; its orders take it. Null before sending, without
-- hire by time, and on quotes sent before they said so.
alter table quote add column hire_terms jsonb;

create function quoted_terms_are_shut() returns trigger language plpgsql as $$
begin
  raise exception 'A sent quote never changes; make a revision.' using errcode = 'HY002';
end $$;
create trigger terms_shut before update of hire_terms on quote for each row
  when (old.status not in ('Draft', 'Awaiting Approval', 'Ready') and new.hire_terms is distinct from old.hire_terms)
  execute function quoted_terms_are_shut();
