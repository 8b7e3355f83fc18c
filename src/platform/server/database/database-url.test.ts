import { expect, test } from 'vitest'
import { ownPostgres } from '#test/own-postgres.ts'
import { grantSchema } from './app-role.ts'
import { openDatabase } from './database.ts'
import { migrate, pendingMigrations } from './migrate.ts'

const { admin, url } = await ownPostgres()

/** An empty database whose owner is not a superuser, as hosting providers give out. */
async function hosted(user: string, right: 'createrole' | 'nocreaterole') {
  await admin.query(`create role ${user} login ${right} password 'own'`)
  await admin.query(`create database ${user}_db owner ${user}`)
  return { connectionString: url({ user, password: 'own', database: `${user}_db` }) }
}

test('an owner who may not create roles gets a warning, and the application runs as the owner', async () => {
  const config = await hosted('poor', 'nocreaterole')
  const { app, roles, message } = await migrate(config)
  expect([roles, app]).toEqual(['none', config])
  expect(message).toContain('the activity log is guarded by its trigger alone')

  const { db, pool, close } = openDatabase(app)
  expect(await pendingMigrations(db)).toEqual([])
  await pool.query(
    "insert into activity_log (actor, action, record_type, record_id, record_label) values ('T', 'a', 'r', 1, 'l')",
  )
  await expect(pool.query('delete from activity_log')).rejects.toThrow('activity_log is append-only')
  await close()
})

test('an owner who may creates the role, for several databases at once, and the application takes it on', async () => {
  const config = await hosted('rich', 'createrole')
  const databases = ['rich_db', 'rich_2', 'rich_3']
  for (const database of databases.slice(1)) await admin.query(`create database ${database} owner rich`)
  const answers = await Promise.all(
    databases.map((database) =>
      migrate({ connectionString: url({ user: 'rich', password: 'own', database }) }),
    ),
  )
  expect(answers.map(({ roles, message }) => [roles, message])).toEqual(databases.map(() => ['app', null]))

  const { app } = await migrate(config)
  const { pool, close } = openDatabase(app)
  expect((await pool.query('select current_user as me, session_user as login')).rows).toEqual([
    { me: 'haulyard_app', login: 'rich' },
  ])
  expect((await pool.query("select current_setting('timezone') as zone, 7::bigint as id")).rows).toEqual([
    { zone: 'UTC', id: 7 },
  ])
  await expect(pool.query('create table t ()')).rejects.toThrow('permission denied for schema public')
  await expect(pool.query('delete from activity_log')).rejects.toThrow(
    'permission denied for table activity_log',
  )
  await pool.query("insert into setting (key, value) values ('a', '1')")
  await close()
})

test('a library’s schema is opened to the role, with the tables it creates later', async () => {
  const config = await hosted('reader', 'createrole')
  await admin.query('grant haulyard_app to reader')
  const { app } = await migrate(config)
  const owner = openDatabase(config)
  await owner.pool.query('create schema queue; create table queue.job (id int)')
  const { pool, close } = openDatabase(app)
  await expect(pool.query('select from queue.job')).rejects.toThrow('permission denied for schema queue')

  await grantSchema(config, 'queue')
  await owner.pool.query('create table queue.later (id int generated always as identity)')
  await pool.query('insert into queue.job values (1); insert into queue.later default values')
  await expect(pool.query('create table queue.t ()')).rejects.toThrow('permission denied for schema queue')
  await close()
  await owner.close()
})
