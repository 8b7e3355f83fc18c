import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from './database.ts'

const read = (name: string) => readFileSync(new URL(`../db/migrations/${name}.sql`, import.meta.url), 'utf8')
const migration = read('0084_prices_of_quotes')
const stats = read('0380_stats')
const moneyOfStats = stats.slice(stats.indexOf('insert into role_permission'))

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

/** The same of money in statistics. */
const statsCases = [
  ['accounts by default', 2, {}, null],
  ['accounts denied what invoices come to', 2, { 'invoices:totals': 'none' }, 'none'],
  ['accounts denied prices of dockets', 2, { 'dockets:prices': 'none' }, 'none'],
  ['an allocator denied prices of dockets', 3, { 'dockets:prices': 'none' }, null],
] as const

async function seenAfter(
  sql: string,
  right: string,
  role: { name: string; user_type: number; rights: Readonly<Record<string, string>> },
) {
  const owner = await (await testDatabase({ until: onTestFinished })).owner()
  const made = await owner.query<{ id: number }>(
    'insert into user_role (name, user_type) values ($1, $2) returning id',
    [role.name, role.user_type],
  )
  const id = made.rows[0]?.id
  for (const [denied, scope] of Object.entries(role.rights))
    await owner.query('insert into role_permission values ($1, $2, $3)', [id, denied, scope])
  await owner.query(sql)
  const { rows } = await owner.query<{ scope: string }>(
    'select scope from role_permission where user_role_id = $1 and permission = $2',
    [id, right],
  )
  return rows[0]?.scope ?? null
}

test.each(cases)('%s', async (name, user_type, rights, prices) => {
  expect(await seenAfter(migration, 'quotes:prices', { name, user_type, rights })).toBe(prices)
})

test.each(statsCases)('of statistics, %s', async (name, user_type, rights, money) => {
  expect(await seenAfter(moneyOfStats, 'stats:money', { name, user_type, rights })).toBe(money)
})
