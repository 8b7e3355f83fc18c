-- Which attachments a requirement asks for. Orders rank them first; what is booked is decided for each order.
alter table job_requirement add attachment_ids bigint[] not null default '{}';

-- Each attachment is one, for those added now; one archived later stays on the requirement.
create function requirement_attachments_exist() returns trigger language plpgsql as $$
begin
  if exists (
    select from unnest(new.attachment_ids) as a (id)
    where a.id is null or not exists (select from attachment t where t.id = a.id)
  ) then
    raise exception 'There is no such attachment.' using errcode = '23503', constraint = 'requirement_attachments_exist';
  end if;
  return new;
end $$;
create trigger attachments_exist before insert or update of attachment_ids on job_requirement
  for each row execute function requirement_attachments_exist();
