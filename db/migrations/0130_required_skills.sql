-- The skills that work asks of its driver: for a machine or its category, a job's requirement and each order.
alter table asset_category add column required_skill_ids bigint[] not null default '{}';
alter table asset add column required_skill_ids bigint[] not null default '{}';
alter table job_requirement add column skill_ids bigint[] not null default '{}';
alter table job_item add column skill_ids bigint[] not null default '{}';

-- What a list of skills gains exists and is not archived; what it had may have been archived since. The skills are
-- locked until the change ends, so that none is archived meanwhile.
create function must_be_skills() returns trigger language plpgsql as $$
declare
  field text := tg_argv[0];
  gained bigint[] := array(
    select jsonb_array_elements_text(to_jsonb(new) -> field)::bigint
    except select jsonb_array_elements_text(to_jsonb(old) -> field)::bigint);
  current int;
begin
  perform from skill where id = any(gained) and archived_at is null order by id for share;
  get diagnostics current = row_count;
  if current < cardinality(gained) then
    raise exception 'Not all of % are current skills.', gained
      using errcode = 'foreign_key_violation', table = tg_table_name, constraint = tg_table_name || '_' || field;
  end if;
  return new;
end $$;

create trigger skills before insert or update of required_skill_ids on asset_category
  for each row when (new.required_skill_ids <> '{}')
  execute function must_be_skills('required_skill_ids');
create trigger skills before insert or update of required_skill_ids on asset
  for each row when (new.required_skill_ids <> '{}')
  execute function must_be_skills('required_skill_ids');
create trigger skills before insert or update of skill_ids on job_requirement
  for each row when (new.skill_ids <> '{}')
  execute function must_be_skills('skill_ids');
create trigger skills before insert or update of skill_ids on job_item
  for each row when (new.skill_ids <> '{}')
  execute function must_be_skills('skill_ids');

create trigger never_deleted before delete on skill for each row execute function append_only();
