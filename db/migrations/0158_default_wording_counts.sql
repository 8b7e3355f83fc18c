-- A default is printed from the moment it is one. If its first text counted from a later day only, documents until then
-- would print none, since the default before it has given way.
create function default_wording_counts() returns trigger language plpgsql as $$
begin
  if not exists (
    select from quote_wording_version v where v.quote_wording_id = new.id
      and coalesce(v.effective_from <= (business_now() at time zone 'Australia/Melbourne')::date, true))
  then
    raise exception 'A default counts already.'
      using errcode = '23514', table = tg_table_name, constraint = 'quote_wording_default_counts';
  end if;
  return null;
end $$;

-- After `keep_first_version` and `keep_version`, as triggers run by name: the text that comes with it counts too.
create trigger must_count_new after insert on quote_wording for each row
  when (new.is_default) execute function default_wording_counts();
create trigger must_count after update of is_default on quote_wording for each row
  when (new.is_default and not old.is_default) execute function default_wording_counts();
