-- What a tip site was called before. A phone without signal names a site as it knew it, perhaps before it was renamed.
alter table tip_site add column former_names text[] not null default '{}';

create function keep_former_name() returns trigger language plpgsql as $$
begin
  new.former_names := array(select distinct unnest(old.former_names || old.name) order by 1);
  return new;
end $$;
create trigger former_name before update of name on tip_site for each row when (old.name is distinct from new.name)
  execute function keep_former_name();
