import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { DB } from '#db/schema.ts'
import { testDatabase } from '#test/database.ts'
import { figure } from '#test/proof.ts'
import { type WorkKind, doing } from '../change/current-work.ts'
import { openDatabase } from './database.ts'
import { toRefusal } from '../http/refuse.ts'

const { config, db, pool, owner } = await testDatabase()

const read = async (expression: string): Promise<unknown> => {
  const { rows } = await pool.query<{ value: unknown }>(`select ${expression} as value`)
  return rows[0]!.value
}

describe('values', () => {
  test.each([
    ['9007199254740991::bigint', 9007199254740991],
    ['-3::bigint', -3],
    ['12.345::numeric(12,3)', 12.345],
    ["'2026-04-05'::date", '2026-04-05'],
    ["'06:05:59'::time", '06:05'],
    ["'2026-11-21 09:30:15.123987+11'::timestamptz", '2026-11-20T22:30:15.123Z'],
    ["'2026-11-21 00:00:00+00'::timestamptz", '2026-11-21T00:00:00.000Z'],
    ["'0999-01-02 00:00:00+00'::timestamptz", '0999-01-02T00:00:00.000Z'],
    ['array[1, null, 3]::bigint[]', [1, null, 3]],
    ['array[1.5, 2]::numeric[]', [1.5, 2]],
    ["array['2026-04-05', null]::date[]", ['2026-04-05', null]],
    ["array['23:59:59']::time[]", ['23:59']],
    ["array['2026-11-21 11:00:00+11']::timestamptz[]", ['2026-11-21T00:00:00.000Z']],
    ['\'{"a": [1, null]}\'::jsonb', { a: [1, null] }],
    ["array['accounts', 'site']::contact_role[]", ['accounts', 'site']],
    ['null::bigint', null],
    ['true', 1],
    ['array[true, false, null]', [1, 0, null]],
  ])('%s reads as %j', async (expression, value) => {
    expect(await read(expression)).toStrictEqual(value)
  })

  test('a bigint that a number cannot hold is refused, and the connection stays usable', async () => {
    await expect(read('9007199254740993::bigint')).rejects.toThrow('The bigint 9007199254740993 is too large')
    expect(await read('1')).toBe(1)
  })

  test("days are read in UTC whatever the server's time zone", async () => {
    expect(await read("'2026-11-21 23:30:00+00'::timestamptz::date")).toBe('2026-11-21')
  })
})

describe('statements', () => {
  /** One connection, so that its prepared statements can be seen. */
  const together = (times: number, inside: boolean, word: string) =>
    db.connection().execute(async (one) => {
      const ask = async (reader: typeof one) => {
        for (let time = 0; time < times; time++)
          await sql`select ${time}::int as ${sql.ref(word)}`.execute(reader)
      }
      if (inside) await one.transaction().execute(ask)
      else await ask(one)
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pg_prepared_statements where statement like ${`%"${word}"%`}`.execute(
        one,
      )
      return rows[0]?.n
    })

  test('statements of a change are prepared when repeated, others are planned each time', async () => {
    expect(await together(2, true, 'seldom')).toBe(0)
    expect(await together(6, true, 'often')).toBe(1)
    expect(await together(6, false, 'outside')).toBe(0)
  })
})

// S22.
describe('the application’s role', () => {
  const beyondIt = [
    ['create table t ()', 'permission denied for schema public'],
    ['alter table client add column x int', 'must be owner of table client'],
    ['drop table client', 'must be owner of table client'],
    ['create role r', 'permission denied to create role'],
    ['update activity_log set reason = null', 'permission denied for table activity_log'],
    ['delete from activity_log', 'permission denied for table activity_log'],
    ['truncate activity_log', 'permission denied for table activity_log'],
    [
      "insert into migration (name, sha256) values ('9999_x.sql', '')",
      'permission denied for table migration',
    ],
    ["copy client to program 'true'", 'permission denied to COPY to or from an external program'],
    ["select set_config('role', 'haulyard', false)", 'permission denied to set role "haulyard"'],
  ] as const
  test.each(beyondIt)('refuses: %s', async (text, message) => {
    await expect(pool.query(text)).rejects.toThrow(message)
  })

  test('cannot switch back to the owner', async () => {
    const client = await pool.connect()
    try {
      await client.query('set role none')
      expect((await client.query('select session_user as s, current_user as c')).rows).toEqual([
        { s: 'haulyard_app', c: 'haulyard_app' },
      ])
      const { rows } = await client.query(
        'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user',
      )
      expect(rows).toEqual([{ rolsuper: 0, rolcreaterole: 0, rolcreatedb: 0, rolbypassrls: 0 }])
      figure(
        'S22',
        `${beyondIt.length} statements beyond the role refused; it is no superuser and makes no roles`,
      )
    } finally {
      client.release(true)
    }
  })

  test('writes rows, and appends to the activity log', async () => {
    const { id } = await db
      .insertInto('activity_log')
      .values({ actor: 'Test', action: 'create', record_type: 'client', record_id: 1, record_label: 'A' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBeTypeOf('number')
  })

  test('the trigger guards the activity log from the owner, too', async () => {
    const client = await owner()
    await expect(client.query('update activity_log set reason = null')).rejects.toThrow(
      'activity_log is append-only',
    )
    await expect(client.query('truncate activity_log')).rejects.toThrow('activity_log is append-only')
  })
})

describe('a lost connection', () => {
  test('while idle or in use: the process survives, the query reports it, the next one works', async () => {
    const database = openDatabase(config, { max: 2 })
    const admin = await owner()
    const lent = await database.pool.connect()
    const idle = await database.pool.connect()
    idle.release()
    await lent.query('begin')
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'haulyard' and datname = current_database()",
    )
    await expect(lent.query('select 1')).rejects.toThrow(
      /terminat|not queryable|EPIPE|ECONNRESET|not available right now/,
    )
    lent.release(true)
    await expect.poll(() => database.pool.totalCount).toBe(0)
    expect((await database.pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.close()
    await database.close()
  })
})

describe('timeouts', () => {
  const settings = async (reader: Kysely<DB>) => {
    const { rows } = await sql<
      Record<string, string>
    >`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('application_name') as name`.execute(reader)
    return rows[0]
  }
  const inChange = () => db.transaction().execute(settings)
  const as = (kind: WorkKind, work: () => Promise<unknown>) => doing({ share: {}, kind }, work)
  const usual = { statement: '5s', lock: '1s', idle: '10s', name: 'haulyard' }

  test('a call, an export and a job each have their own timeout', async () => {
    expect(await settings(db)).toEqual(usual)
    expect(await inChange()).toEqual({ ...usual, lock: '3s' })
    expect(await as('export', () => settings(db))).toEqual({ ...usual, statement: '30s' })
    expect(await as('export', inChange)).toEqual({ ...usual, statement: '30s', lock: '3s' })
    expect(await as('job', () => settings(db))).toEqual({ ...usual, statement: '1min', lock: '10s' })
    expect(await as('job', inChange)).toEqual({ ...usual, statement: '1min', lock: '10s' })
    // The same connection, for a call again.
    expect(await settings(db)).toEqual(usual)
    expect(pool.totalCount).toBe(1)
  })

  test('a call that waits too long for a lock must be retried', async () => {
    const admin = await owner()
    const refusal = (work: Promise<unknown>) =>
      work.then(
        () => undefined,
        (error) => toRefusal(error, {}),
      )
    const busy = {
      status: 503,
      message: 'Others are working on this right now. Try again in a moment.',
      details: { retry_after_seconds: 1 },
    }
    await admin.query('begin; lock table setting')
    const read = db.selectFrom('setting').selectAll().execute()
    const write = db
      .transaction()
      .execute((tx) => tx.deleteFrom('setting').where('key', '=', 'none').execute())
    expect(await Promise.all([refusal(read), refusal(write)])).toMatchObject([busy, busy])
    await admin.query('rollback')
    expect(await refusal(db.selectFrom('setting').selectAll().execute())).toBeUndefined()
  })
})
