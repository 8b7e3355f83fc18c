import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countedUpTo } from '#shared/totals.ts'
import { testDatabase } from '#test/database.ts'
import { found, totalOf } from './search.ts'

const { db } = await testDatabase()
await sql`insert into message (channel, to_address, subject, body, record_type, record_id, purpose)
  select 'email', 'to@example.com', case when n <= 3 then 'Rare ' else 'Common ' end || n, '', 'user', 1, 'test'
  from generate_series(1, ${sql.lit(countedUpTo + 5)}::int) n`.execute(db)

const messages = (search: string) =>
  db
    .selectFrom('message')
    .selectAll()
    .$if(search !== '', (q) => q.where((e) => found(e.ref('message.search_text'), search)))
const total = (search: string, with_total = 1) => totalOf(db, messages(search), { search, with_total })

test('no total is counted unless asked for', async () => {
  expect(await total('rare', 0)).toBeNull()
})

test('without a search the total is exact, however large', async () => {
  expect(await total('')).toBe(countedUpTo + 5)
})

test('a search is counted exactly, and beyond the limit only as more than that', async () => {
  expect(await total('rare')).toBe(3)
  expect(await total('nowhere')).toBe(0)
  expect(await total('common')).toBe(countedUpTo + 1)
})
