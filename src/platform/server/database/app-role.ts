import pg from 'pg'
import { withSettings } from './database-settings.ts'

/**
 * The role the application runs as: reads and writes rows, changes no tables, and cannot alter or delete
 * activity log entries. Migrations run as the owner.
 *
 * There are two ways to it. The embedded server creates it as a login with its own password: the owner there
 * is a superuser, and injected SQL must have no way back to it. On an external PostgreSQL we have only one
 * login, so its connections take on the role with `set role`: a guard against mistakes that injected SQL
 * could undo, but a separate login would need a password to store and a server that accepts it.
 */
export const appRole = 'haulyard_app'

const appendOnly = ['activity_log', 'quote_acceptance']

const makeRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${appRole}') then create role ${appRole} nologin; end if;
  if not (select rolsuper from pg_roles where rolname = current_user) then grant ${appRole} to current_user; end if;
exception when insufficient_privilege then null; -- Whether the role can be used all the same is asked by trying it.
end $$`

/** Roles belong to the whole cluster, where another database may create this one at the same moment. */
const createdMeanwhile = new Set(['42710', '23505', 'XX000'])

/** Creates the role where it is missing and we are allowed to. */
export async function ensureAppRole(owner: pg.ClientBase, tries = 5): Promise<void> {
  try {
    await owner.query(makeRole)
  } catch (error) {
    if (tries === 1 || !(error instanceof pg.DatabaseError) || !createdMeanwhile.has(error.code ?? ''))
      throw error
    await ensureAppRole(owner, tries - 1)
  }
}

/**
 * Grants the application's role rows of every table in `schema`, now and later; append-only tables allow
 * inserts only.
 */
export async function grantTables(owner: pg.ClientBase, schema: string): Promise<void> {
  const { rows } = await owner.query('select from pg_roles where rolname = $1', [appRole])
  if (rows.length === 0) return
  const name = pg.escapeIdentifier(schema)
  await owner.query(`begin;
    grant usage on schema ${name} to ${appRole};
    grant select, insert, update, delete on all tables in schema ${name} to ${appRole};
    grant usage, select on all sequences in schema ${name} to ${appRole};
    alter default privileges in schema ${name} grant select, insert, update, delete on tables to ${appRole};
    alter default privileges in schema ${name} grant usage, select on sequences to ${appRole};`)
  if (schema === 'public') await fenceTables(owner)
  await owner.query('commit')
}

async function fenceTables(owner: pg.ClientBase): Promise<void> {
  // A database created by PostgreSQL 14 or older lets everyone create tables here.
  await owner.query(`revoke create on schema public from public;
    revoke insert, update, delete on migration from ${appRole};`)
  for (const table of appendOnly) {
    const { rows } = await owner.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
      table,
    ])
    if (rows[0]?.found) await owner.query(`revoke update, delete, truncate on ${table} from ${appRole}`)
  }
}

/** The same for a library's schema in our database, once it has created its tables there as the owner. */
export async function grantSchema(config: pg.PoolConfig, schema: string): Promise<void> {
  const owner = new pg.Client(config)
  await owner.connect()
  try {
    await grantTables(owner, schema)
  } finally {
    await owner.end()
  }
}

/** The owner's config, set up to run as the application's role, or undefined where this server does not allow it. */
export async function asAppRole(config: pg.PoolConfig): Promise<pg.PoolConfig | undefined> {
  const app = withSettings(config, { role: appRole })
  const client = new pg.Client(app)
  try {
    await client.connect()
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    return rows[0]?.role === appRole ? app : undefined
  } catch {
    return undefined
  } finally {
    await client.end()
  }
}
