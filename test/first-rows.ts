import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Keeps what the tables of a new business contain, in a schema of its own, so that {@link restoreFirstRows} can
 * empty a used database in a few milliseconds: copying one and starting a server on it takes longer than most
 * files of tests.
 */
export async function keepFirstRows(owner: pg.Client): Promise<void> {
  await owner.query(`
    create schema first_rows;
    do $$ declare t name; has_rows boolean; begin
      for t in select tablename from pg_tables where schemaname = 'public' loop
        execute format('select exists (select from public.%I)', t) into has_rows;
        if has_rows then execute format('create table first_rows.%1$I as table public.%1$I', t); end if;
      end loop;
    end $$;
    create table first_rows."sequence" as
      select format('public.%I', sequencename)::regclass as id, start_value, last_value
      from pg_sequences where schemaname = 'public';
    create table first_rows.schema_change (command text);
    create function first_rows.note_change() returns event_trigger language plpgsql security definer as $$ begin
      insert into first_rows.schema_change values (tg_tag);
    end $$;
    ${restore}
    create event trigger note_change on ddl_command_end execute function first_rows.note_change();`)
}

/** In any order and without triggers: what was written is to be gone, whatever the rules of the product say. */
const restore = `
  create function first_rows.restore() returns void language plpgsql
  set session_replication_role = replica as $$
  declare t name; columns text; has_rows boolean;
  begin
    for t in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from public.%I)', t) into has_rows;
      if has_rows then execute format('delete from public.%I', t); end if;
    end loop;
    for t in select tablename from pg_tables where schemaname = 'first_rows'
        and tablename not in ('sequence', 'schema_change') loop
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = format('public.%I', t)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from first_rows.%1$I', t, columns);
    end loop;
    perform setval(id, coalesce(last_value, start_value), last_value is not null) from first_rows."sequence";
    delete from pgboss.job;
  end $$;`

/** From here on a change of the schema counts: the server has installed what it needs. */
export async function watchSchema(owner: pg.Client): Promise<void> {
  await owner.query('delete from first_rows.schema_change')
}

/** @returns false for a database that is of no further use: its schema was changed, or a job goes on and on. */
export async function restoreFirstRows(owner: pg.Client): Promise<boolean> {
  const { rowCount } = await owner.query('select from first_rows.schema_change limit 1')
  if (rowCount || !(await jobsAreDone(owner))) return false
  await owner.query('select first_rows.restore()')
  return true
}

/** Drops the jobs that wait, and lets those that run end: they would write among the rows of the next file. */
async function jobsAreDone(owner: pg.Client): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    await owner.query(`delete from pgboss.job where state < 'active'`)
    // One that ran meanwhile may have made another.
    const { rowCount } = await owner.query(`select from pgboss.job where state <= 'active' limit 1`)
    if (rowCount === 0) return true
    await sleep(20)
  }
  return false
}
