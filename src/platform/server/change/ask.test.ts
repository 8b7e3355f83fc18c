import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { type Subscription, answer, on, eventKind, question } from './change.ts'
import { fixedClock } from '../clock.ts'
import { openWrite } from './open-write.ts'
import { system } from '../sessions/viewer.ts'

const { db } = await testDatabase()
const clock = fixedClock('2026-11-20T06:00:00+11:00')
const writeTo = (subscriptions: readonly Subscription[]) =>
  openWrite({ db, clock, jobs: { send: async () => {} }, subscriptions })

const countOf = question<{ key: string }, string>('countOf')
const another = question<{ key: string }, string>('another')
/** Counts the rows it sees, after so many seconds in the database. */
const counting = (who: string, seconds: number) =>
  answer(countOf, async ({ tx }, { key }) => {
    await sql`select pg_sleep(${seconds})`.execute(tx)
    const { count } = await tx
      .selectFrom('setting')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    return `${who} ${count}`
  })

test('subscribers answer in the order of the areas, and see what the change has written', async () => {
  const write = writeTo([
    counting('quotes', 0.05),
    answer(another, async () => 'not asked'),
    on(eventKind<{ key: string }>('countOf-happened'), async () => {
      throw new Error('not announced')
    }),
    counting('jobs', 0),
  ])
  const answers = await write(system, async (change) => {
    const before = await change.ask(countOf, { key: 'asked' })
    await change.tx.insertInto('setting').values({ key: 'asked', value: '{}' }).execute()
    return [before, await change.ask(countOf, { key: 'asked' })]
  })
  expect(answers).toEqual([
    ['quotes 0', 'jobs 0'],
    ['quotes 1', 'jobs 1'],
  ])
})

test("all look it up at once; none waits for another's answer", async () => {
  let asked = 0
  let askBoth = (): void => {}
  const bothAsked = new Promise<void>((resolve) => (askBoth = resolve))
  const waiting = answer(countOf, async () => {
    if (++asked === 2) askBoth()
    await bothAsked
    return 'met'
  })
  expect(await writeTo([waiting, waiting])(system, (change) => change.ask(countOf, { key: '' }))).toEqual([
    'met',
    'met',
  ])
})

test('a question without subscribers has no answers', async () => {
  expect(await writeTo([])(system, (change) => change.ask(countOf, { key: '' }))).toEqual([])
})

test('an answer that fails refuses the change, and nothing is saved', async () => {
  const write = writeTo([
    counting('quotes', 0),
    answer(countOf, async ({ tx }) => {
      await sql`select 1 / 0`.execute(tx)
      return 'never'
    }),
    counting('jobs', 0),
  ])
  const failed = write(system, async (change) => {
    await change.tx.insertInto('setting').values({ key: 'refused', value: '{}' }).execute()
    await change.ask(countOf, { key: 'refused' })
  })
  await expect(failed).rejects.toMatchObject({ code: '22012' })
  expect(await db.selectFrom('setting').select('key').where('key', '=', 'refused').execute()).toEqual([])
})
