import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { testApp } from '#test/app.ts'

const app = await testApp()
// The triggers guard rows, so there has to be one.
const accounts = await app.as('accounts')
await accounts.call(clientEndpoints.createClient, {
  body: { name: 'Logged Civil', client_type: 'civil', email: 'office@example.com' },
})
const { database } = app

test('log entries can be neither changed nor removed', async () => {
  const denied = { code: '42501' }
  for (const statement of [
    'update activity_log set actor = actor',
    'delete from activity_log',
    'truncate activity_log',
    'alter table activity_log disable trigger append_only',
  ])
    await expect(database.pool.query(statement)).rejects.toMatchObject(denied)
  const owner = await database.owner()
  expect((await owner.query('select from activity_log')).rowCount).toBeGreaterThan(0)
  for (const statement of [
    'update activity_log set actor = actor',
    'delete from activity_log',
    'truncate activity_log',
  ])
    await expect(owner.query(statement)).rejects.toThrow('activity_log is append-only')
})
