import { expect, test } from 'vitest'
import { listKeysTo, listTablesByType } from '#platform/server/imports/record-rows.ts'
import { testApp } from '#test/app.ts'
import { hasWords } from '../rules/held-words.ts'

const { platform, database } = await testApp()
const { db, imports } = platform

const keysOf = await Promise.all(
  imports.map(async ({ table, parts = [] }) => ({ table, parts, keys: await listKeysTo(db, table) })),
)

test('what refers to a record that can be imported has one column, with an index of all its rows', async () => {
  const keys = keysOf.flatMap((one) => one.keys)
  expect(keys.length).toBeGreaterThan(30)
  expect(keys.filter(({ columns }) => columns.length > 1)).toEqual([])
  // A foreign key is checked without the condition of a partial index, other than that there is a value.
  const { rows } = await database.pool.query<{ key: string }>(
    `select i.indrelid::regclass || '.' || a.attname as key
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(a.attname) || ' IS NOT NULL)'`,
  )
  const indexed = new Set(rows.map(({ key }) => key))
  const missing = keys
    .map(({ table, columns }) => `${table}.${columns[0]}`)
    .filter((key) => !indexed.has(key))
  expect(missing).toEqual([])
})

test('what keeps a record from being removed has words for people', async () => {
  const tables = [
    ...keysOf.flatMap(({ keys, parts }) => [...keys.map(({ table }) => table), ...parts]),
    ...(await listTablesByType(db)),
  ]
  expect(tables.filter((table) => !hasWords(table))).toEqual([])
})
