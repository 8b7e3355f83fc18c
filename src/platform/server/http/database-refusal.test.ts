import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { toRefusal } from './refuse.ts'

const { pool } = await testDatabase()

const thrown = (sql: string): Promise<unknown> =>
  pool.query(sql).then(
    () => undefined,
    (error: unknown) => error,
  )
const raised = (code: string) => thrown(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`)

const again = { retry_after_seconds: 1 }

test.each([
  // Shortages and temporary failures of the machine or the server.
  ['53100', 507, {}],
  ['53200', 503, again],
  ['53300', 503, again],
  ['08006', 503, again],
  ['57P01', 503, again],
  ['57P03', 503, again],
  ['57014', 503, again],
  ['58030', 503, again],
  ['25P03', 503, again],
  ['55P03', 503, again],
  ['40P01', 503, again],
  ['40001', 503, again],
  // What our own validation should have refused.
  ['22003', 422, {}],
  ['23502', 422, {}],
  ['23503', 422, {}],
  ['23514', 422, {}],
  ['23505', 409, {}],
  ['23P01', 409, {}],
  ['HY001', 409, {}],
  ['HY002', 409, {}],
])('%s from the database is refused with %i', async (code, status, details) => {
  expect(toRefusal(await raised(code), {})).toMatchObject({ status, details })
})

test('a constraint with a message of its own is used, whatever its code', async () => {
  const twice = `insert into user_role (name, user_type) values ('Twice', 2), ('twice', 2)`
  const words = { user_role_name: { field: 'name', message: 'It is taken.' } }
  const error = await thrown(twice)
  expect(toRefusal(error, words)).toMatchObject({
    status: 422,
    details: { errors: { name: 'It is taken.' } },
  })
  expect(toRefusal(error, {})).toMatchObject({
    status: 409,
    message: 'This already exists, or someone else just saved it. Reload and check.',
  })
})

test('an error in our own SQL is not a refusal', async () => {
  expect(toRefusal(await thrown('select from nowhere'), {})).toBeUndefined()
  expect(toRefusal(await thrown('drop table client'), {})).toBeUndefined()
})
