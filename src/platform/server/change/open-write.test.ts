import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { difference } from './activity.ts'
import type { Change } from './change.ts'
import { fixedClock } from '../clock.ts'
import { insertRows } from '../database/insert-rows.ts'
import { openWrite } from './open-write.ts'
import { oftenByKey } from '../database/prepared-statements.ts'
import { withSavepoint } from '../database/savepoint.ts'
import { openTokens } from '../sessions/token.ts'
import { system } from '../sessions/viewer.ts'

const { db, owner } = await testDatabase()
const clock = fixedClock('2026-11-20T06:00:00+11:00')
const write = openWrite({ db, clock, jobs: { send: async () => {} }, subscriptions: [] })
const insert = ({ tx }: Change, key: string) =>
  tx.insertInto('setting').values({ key, value: '{}' }).execute()
const keys = async (): Promise<string[]> =>
  (await db.selectFrom('setting').select('key').where('key', 'like', 'try%').orderBy('key').execute()).map(
    ({ key }) => key,
  )
const actions = async (): Promise<string[]> =>
  (
    await db
      .selectFrom('activity_log')
      .select('action')
      .where('record_type', '=', 'setting')
      .where('record_id', '=', 1)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

test('when a deferred write fails, the caller gets its error, even if a later statement failed first', async () => {
  const failed = write(system, async (change) => {
    await insert(change, 'try-1')
    change.atLast(insert(change, 'try-1'))
    // This one's error says nothing useful.
    await change.tx.selectFrom('setting').select('key').execute()
  })
  await expect(failed).rejects.toMatchObject({ code: '23505', constraint: 'setting_pkey' })
  expect(await keys()).toEqual([])
})

test('work deferred to a refusal runs after it, and not after a commit', async () => {
  const done: string[] = []
  const attempt = (what: string, fails: boolean, answer?: Error) =>
    write(system, async (change) => {
      change.ifRefused(async () => {
        done.push(`${what} ${(await keys()).length}`)
        if (answer) throw answer
      })
      await insert(change, 'try-9')
      if (fails) throw new Error('refused')
    })
  await expect(attempt('first', true)).rejects.toThrow('refused')
  await expect(attempt('second', true, new Error('counted'))).rejects.toThrow('counted')
  await attempt('third', false)
  expect(done).toEqual(['first 0', 'second 0'])
  await db.deleteFrom('setting').where('key', '=', 'try-9').execute()
})

test('a change whose last write fails is not saved, and the connection serves the next', async () => {
  for (let time = 0; time < 20; time++) {
    const failed = write(system, async (change) => {
      await insert(change, 'try-2')
      change.atLast(insert(change, 'try-2'))
    })
    await expect(failed).rejects.toMatchObject({ code: '23505' })
  }
  expect(await write(system, async ({ now }) => now.toISOString())).toBe('2026-11-19T19:00:00.000Z')
  expect(await keys()).toEqual([])
})

test('a change whose closing statement fails is not saved, reports why, and the connection serves the next', async () => {
  const row = { key: 'try-4', value: '{}' }
  for (let time = 0; time < 20; time++) {
    const failed = write(system, async (change) => {
      await insert(change, 'try-4')
      logAction(change, 'never')
      change.withCommit(change.tx.insertInto('setting').values(row))
    })
    await expect(failed).rejects.toMatchObject({ code: '23505', constraint: 'setting_pkey' })
  }
  expect(await keys()).toEqual([])
  expect(await actions()).not.toContain('never')
})

test('what goes out with the commit comes after everything else, and is saved with it', async () => {
  await write(system, async (change) => {
    change.withCommit(
      change.tx.updateTable('setting').set({ value: '{"late":1}' }).where('key', '=', 'try-5'),
    )
    change.atLast(insert(change, 'try-5'))
  })
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'try-5')
    .executeTakeFirstOrThrow()
  expect(value).toEqual({ late: 1 })
  await db.deleteFrom('setting').where('key', '=', 'try-5').execute()
})

test('a bug keeps its own error, whatever was in progress', async () => {
  const failed = write(system, async (change) => {
    change.atLast(insert(change, 'try-3'))
    throw new Error('no paper')
  })
  await expect(failed).rejects.toThrow('no paper')
  expect(await keys()).toEqual([])
})

const logAction = (change: Change, action: string) =>
  change.log({ action, record_type: 'setting', record_id: 1, record_label: action })

test('a refusal after a savepoint takes back what it wrote, announced and deferred; what came before stays', async () => {
  await write(system, async (change) => {
    await insert(change, 'try-before')
    logAction(change, 'kept before')
    const refused = withSavepoint(change, async () => {
      await insert(change, 'try-refused')
      logAction(change, 'taken back')
      change.live('setting', 7)
      change.atLast(insert(change, 'try-refused'))
    })
    // The unawaited write has the reason.
    await expect(refused).rejects.toMatchObject({ code: '23505', constraint: 'setting_pkey' })
    logAction(change, 'kept after')
    change.atLast(insert(change, 'try-behind'))
  })
  expect(await keys()).toEqual(['try-before', 'try-behind'])
  expect(await actions()).toEqual(['kept before', 'kept after'])
  await db.deleteFrom('setting').where('key', 'like', 'try%').execute()
})

test('nested savepoints each roll back their own, whichever was refused', async () => {
  await write(system, async (change) => {
    const outer = withSavepoint(change, async () => {
      await insert(change, 'try-outer')
      logAction(change, 'outer')
      const inner = withSavepoint(change, async () => {
        await insert(change, 'try-inner')
        throw new Error('no paper')
      })
      await expect(inner).rejects.toThrow('no paper')
      await insert(change, 'try-outer-behind')
      throw new Error('no ink')
    })
    await expect(outer).rejects.toThrow('no ink')
    await withSavepoint(change, async () => {
      const inner = withSavepoint(change, () => Promise.reject(new Error('no pen')))
      await expect(inner).rejects.toThrow('no pen')
      await insert(change, 'try-kept')
      logAction(change, 'kept')
    })
  })
  expect(await keys()).toEqual(['try-kept'])
  expect((await actions()).slice(2)).toEqual(['kept'])
  await db.deleteFrom('setting').where('key', 'like', 'try%').execute()
})

test('statements issued together run in order, each with its own answer', async () => {
  const counts = await write(system, async (change) => {
    const count = async () => {
      const { rows } = await sql<{
        n: number
      }>`select count(*)::int as n from setting where key like 'try%'`.execute(change.tx)
      return rows[0]?.n
    }
    const [, one, , two] = await Promise.all([
      insert(change, 'try-a'),
      count(),
      insert(change, 'try-b'),
      count(),
    ])
    return [one, two]
  })
  expect(counts).toEqual([1, 2])
  expect(await keys()).toEqual(['try-a', 'try-b'])
})

test('a change that has ended takes no more statements', async () => {
  let kept: Change | undefined
  await write(system, async (change) => {
    kept = change
  })
  await expect(insert(kept!, 'try-late')).rejects.toThrow(/committed/)
  expect(await keys()).not.toContain('try-late')
})

test('a hundred changes at once keep their own time and person', async () => {
  await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      write({ ...system, user_id: null, name: `Person ${at}` }, async (change) => {
        change.log({ action: 'tried', record_type: 'setting', record_id: at, record_label: String(at) })
      }),
    ),
  )
  const rows = await db
    .selectFrom('activity_log')
    .select(['actor', 'record_label', 'at'])
    .where('action', '=', 'tried')
    .execute()
  expect(rows).toHaveLength(100)
  expect(rows.every(({ actor, record_label }) => actor === `Person ${record_label}`)).toBe(true)
  expect(new Set(rows.map(({ at }) => at))).toEqual(new Set(['2026-11-19T19:00:00.000Z']))
})

test('many rows are saved by one statement, in order, with defaults and nulls', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({
    action: 'poured',
    actor: 'Crew "Ridge"',
    record_type: 'job',
    record_id: at,
    record_label: `Ünit ${at}\\n`,
    ...(at % 2 ? { after: { t: 1.25, words: ['a', null] } } : {}),
  }))
  await write(system, ({ tx }) => insertRows(tx, 'activity_log', many))
  await write(system, ({ tx }) => insertRows(tx, 'activity_log', []))
  const rows = await db
    .selectFrom('activity_log')
    .select(['record_id', 'record_label', 'after', 'before', 'at'])
    .where('action', '=', 'poured')
    .orderBy('id')
    .execute()
  expect(rows.map(({ record_id }) => record_id)).toEqual(many.map(({ record_id }) => record_id))
  expect(rows[0]).toEqual({
    record_id: 0,
    record_label: 'Ünit 0\\n',
    after: null,
    before: null,
    at: '2026-11-19T19:00:00.000Z',
  })
  expect(rows[1]?.after).toEqual({ t: 1.25, words: ['a', null] })
  expect(difference({ a: 1 }, { a: 1 })).toEqual({ before: {}, after: {} })
})

test('a token read before stays valid until it expires, and no longer', async () => {
  const tokens = openTokens('a secret of thirty-two characters')
  const token = await tokens.sign({ id: 'abc', user_id: 1, expires_at: new Date(Date.now() + 1500) })
  expect(await tokens.read(`${token}x`)).toBeNull()
  expect(await tokens.read(token)).toBe('abc')
  expect(await tokens.read(token)).toBe('abc')
  await expect.poll(() => tokens.read(token), { timeout: 5000 }).toBeNull()
})

test('a schema changed by another server stops neither changes nor prepared reads', async () => {
  const admin = await owner()
  await admin.query(`create table shed (id int); grant all on shed to public; insert into shed values (1)`)
  const ask = sql`select * from shed where id = ${1}`
  const read = async () => (await sql`${sql.raw(oftenByKey)} ${ask}`.execute(db)).rows[0]
  const change = () => write(system, async ({ tx }) => (await ask.execute(tx)).rows[0])
  const both = async () => [await read(), await change()]
  for (let time = 0; time < 5; time++) expect(await both()).toEqual([{ id: 1 }, { id: 1 }])
  await admin.query('alter table shed add column roof text')
  const after = { id: 1, roof: null }
  expect(await change()).toEqual(after)
  expect(await read()).toEqual(after)
  await admin.query('alter table shed drop column roof')
  const many = await Promise.all(Array.from({ length: 20 }, both))
  expect(many.flat()).toEqual(Array(40).fill({ id: 1 }))
  await admin.query('drop table shed')
})
