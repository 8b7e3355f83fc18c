import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from './database.ts'

const migration = readFileSync(new URL('../db/migrations/0084_prices_of_quotes.sql', import.meta.url), 'utf8')

/** What a role of this type sees of quote prices after the migration, by what differs from its type before. */
const cases = [
  ['an allocator by default', 3, {}, null],
  ['an allocator given the writing of quotes', 3, { 'quotes:write': 'all' }, 'all'],
  ['an allocator given the approval of quotes', 3, { 'quotes:approve': 'all' }, 'all'],
  ['an allocator given the margin of quotes', 3, { 'quotes:margin': 'all' }, 'all'],
  ['an allocator denied the writing of quotes', 3, { 'quotes:write': 'none' }, null],
  ['an allocator narrowed to their own', 3, { 'quotes:read': 'own' }, null],
  ['an allocator denied quotes', 3, { 'quotes:read': 'none', 'quotes:write': 'all' }, null],
  ['sales by default', 4, {}, null],
  ['sales denied quotes', 4, { 'quotes:read': 'none' }, 'none'],
  ['a safety officer by default', 6, {}, null],
  ['a safety officer given quotes', 6, { 'quotes:read': 'all' }, 'all'],
  ['a safety officer denied quotes', 6, { 'quotes:read': 'none' }, null],
] as const

test.each(cases)('%s', async (name, user_type, rights, prices) => {
  const owner = await (await testDatabase({ until: onTestFinished })).owner()
  const made = await owner.query<{ id: number }>(
    'insert into user_role (name, user_type) values ($1, $2) returning id',
    [name, user_type],
  )
  const id = made.rows[0]?.id
  for (const [right, scope] of Object.entries(rights))
    await owner.query('insert into role_permission values ($1, $2, $3)', [id, right, scope])
  await owner.query(migration)
  const { rows } = await owner.query<{ scope: string }>(
    `select scope from role_permission where user_role_id = $1 and permission = 'quotes:prices'`,
    [id],
  )
  expect(rows[0]?.scope ?? null).toBe(prices)
})
