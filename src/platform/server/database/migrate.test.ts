import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { schemaOf } from '#test/schema-of.ts'
import { migrate, pendingMigrations } from './migrate.ts'

/** This test's own folder of migrations, by name. */
function migrations(files: Readonly<Record<string, string>>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

const two = {
  '0001_yard.sql': 'create table yard (id int);',
  '0002_truck.sql': 'create table truck (id int);',
}

const emptyDatabase = () => testDatabase({ template: 'template1', until: onTestFinished })

/** An empty database that has run the two migrations. */
async function migrated() {
  const database = await emptyDatabase()
  expect((await migrate(database.ownerConfig, migrations(two))).applied).toEqual([
    '0001_yard.sql',
    '0002_truck.sql',
  ])
  return database
}

describe('a database with a different past', () => {
  test('a changed migration is refused, changed line endings are not', async () => {
    const { ownerConfig } = await migrated()
    const changed = migrations({ ...two, '0001_yard.sql': 'create table yard (id bigint);' })
    await expect(migrate(ownerConfig, changed)).rejects.toThrow(
      'The migration 0001_yard.sql was changed after it was applied to this database.',
    )
    const text = { '0001_a.sql': 'select 1;\nselect 2;\n' }
    const database = await emptyDatabase()
    await migrate(database.ownerConfig, migrations(text))
    const windows = migrations({ '0001_a.sql': text['0001_a.sql'].replaceAll('\n', '\r\n') })
    expect((await migrate(database.ownerConfig, windows)).applied).toEqual([])
  })

  test('a migration from a newer version is refused', async () => {
    const { ownerConfig } = await migrated()
    const older = migrations({ '0001_yard.sql': two['0001_yard.sql'] })
    await expect(migrate(ownerConfig, older)).rejects.toThrow(
      'The database has migration 0002_truck.sql, which this version of Haulyard does not know.',
    )
  })

  test('a new migration with an old number, or a duplicate number, is refused', async () => {
    const { ownerConfig } = await migrated()
    await expect(migrate(ownerConfig, migrations({ ...two, '0000_before.sql': 'select 1' }))).rejects.toThrow(
      'The migration 0000_before.sql comes before 0002_truck.sql, which is applied already.',
    )
    await expect(migrate(ownerConfig, migrations({ ...two, '0002_twin.sql': 'select 1' }))).rejects.toThrow(
      'Two migrations have the number 0002.',
    )
  })
})

test('a failing migration names file and line and leaves the database as it was', async () => {
  const { ownerConfig, owner } = await migrated()
  const client = await owner()
  const before = await schemaOf(client)
  const failing = migrations({
    ...two,
    '0003_fault.sql': 'create table half (id int);\n\ninsert into nowhere values (1);',
  })
  await expect(migrate(ownerConfig, failing)).rejects.toThrow(
    'The migration 0003_fault.sql failed at line 3: relation "nowhere" does not exist',
  )
  expect(await schemaOf(client)).toEqual(before)
  const mended = migrations({ ...two, '0003_fault.sql': 'create table whole (id int);' })
  expect((await migrate(ownerConfig, mended)).applied).toEqual(['0003_fault.sql'])
})

test('four servers migrating an empty database at once all succeed, and each migration runs once', async () => {
  const database = await emptyDatabase()
  const answers = await Promise.all([1, 2, 3, 4].map(() => migrate(database.ownerConfig)))
  const runs = answers.map(({ applied }) => applied.length).toSorted((a, b) => a - b)
  const client = await database.owner()
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  expect(rows.length).toBeGreaterThan(0)
  expect(runs).toEqual([0, 0, 0, rows.length])
  expect(answers.flatMap(({ applied }) => applied)).toEqual(rows.map(({ name }) => name))

  const alone = await testDatabase({ until: onTestFinished })
  expect(await schemaOf(client)).toEqual(await schemaOf(await alone.owner()))
})

test('pending migrations are listed, to the application’s role as well', async () => {
  const { db, ownerConfig } = await migrated()
  const three = migrations({ ...two, '0003_more.sql': 'select 1' })
  expect(await pendingMigrations(db, three)).toEqual(['0003_more.sql'])
  await migrate(ownerConfig, three)
  expect(await pendingMigrations(db, three)).toEqual([])
})

test('the application reads and writes tables of earlier and later migrations, and changes none', async () => {
  const { pool, ownerConfig } = await migrated()
  await pool.query('insert into truck values (1)')
  const more = migrations({
    ...two,
    '0003_more.sql': 'create table more (id int generated always as identity)',
  })
  await migrate(ownerConfig, more)
  await pool.query('insert into more default values')
  await expect(pool.query('drop table more')).rejects.toThrow('must be owner of table more')
})

// R18
test('a migration lets writers through while someone has a table locked for long', async () => {
  const database = await migrated()
  const [holder, writer] = [await database.owner(), await database.owner()]
  await holder.query('begin; insert into yard values (1)')
  const added = { ...two, '0003_name.sql': 'alter table yard add column name text;' }
  const migrating = migrate(database.ownerConfig, migrations(added))
  let longest = 0
  for (const until = performance.now() + 2500; performance.now() < until;) {
    const asked = performance.now()
    await writer.query('insert into yard (id) values (2)')
    longest = Math.max(longest, performance.now() - asked)
  }
  expect(longest).toBeLessThan(500)
  await holder.query('commit')
  expect((await migrating).applied).toEqual(['0003_name.sql'])
})
