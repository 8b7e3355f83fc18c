-- Pictures that were cropped, turned or marked: each is a file of its own beside the original, which never changes.
create table picture_version (
  file_id bigint primary key references file,
  original_file_id bigint not null references file,
  -- The original is the first.
  version_no int not null check (version_no >= 2),
  unique (original_file_id, version_no)
);
create trigger append_only before update or delete on picture_version for each row execute function append_only();

-- A version is a picture of the same record as its original, and no version has versions of its own.
create function picture_version_fits() returns trigger language plpgsql as $$
begin
  if not exists (
    select from file made join file original
      on original.record_type = made.record_type and original.record_id = made.record_id
    where made.id = new.file_id and original.id = new.original_file_id and made.id <> original.id
      and made.content_type like 'image/%' and original.content_type like 'image/%'
  ) then
    raise exception 'A version is a picture of the same record as its original.' using errcode = 'HY002';
  end if;
  if exists (select from picture_version where file_id = new.original_file_id or original_file_id = new.file_id) then
    raise exception 'A version is made of an original.' using errcode = 'HY002';
  end if;
  return new;
end $$;
create trigger fits before insert on picture_version for each row execute function picture_version_fits();

-- What a file holds, and whose it is, never changes.
create function file_is_kept() returns trigger language plpgsql as $$
begin
  if row(new.sha256, new.content_type, new.record_type, new.record_id)
    is distinct from row(old.sha256, old.content_type, old.record_type, old.record_id) then
    raise exception 'A stored file never changes.' using errcode = 'HY002';
  end if;
  return new;
end $$;
create trigger kept before update on file for each row execute function file_is_kept();

-- The latest photos of driver jobs, found from their files.
create index driver_job_file_file on driver_job_file (file_id);
