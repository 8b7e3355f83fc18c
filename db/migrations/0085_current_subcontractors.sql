-- A current driver, asset or user never belongs to an archived subcontractor, however close together the two are saved:
-- the shared lock waits for an archive under way, and an archive waits for it before it counts.
create function subcontractor_is_current() returns trigger language plpgsql as $$
declare
  is_archived boolean;
begin
  if new.subcontractor_id is null or new.archived_at is not null then
    return new;
  end if;
  select archived_at is not null into is_archived from subcontractor where id = new.subcontractor_id for share;
  if is_archived and old.archived_at is not null then
    raise exception 'The subcontractor is archived.'
      using errcode = '23514', table = tg_table_name, constraint = 'subcontractor_restored';
  elsif is_archived then
    raise exception 'The subcontractor is archived.'
      using errcode = '23514', table = tg_table_name, constraint = 'subcontractor_current';
  end if;
  return new;
end $$;
create trigger subcontractor_current before insert or update of subcontractor_id, archived_at on driver
  for each row execute function subcontractor_is_current();
create trigger subcontractor_current before insert or update of subcontractor_id, archived_at on asset
  for each row execute function subcontractor_is_current();
create trigger subcontractor_current before insert or update of subcontractor_id, archived_at on app_user
  for each row execute function subcontractor_is_current();
