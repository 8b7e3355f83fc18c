import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { sentJob } from '#test/driver-jobs.ts'

const app = await testApp()
const owner = await app.database.owner()

test('a driver who may see all driver jobs writes notes on their own only', async () => {
  const own = await sentJob(app, '2026-11-23')
  const theirs = await sentJob(app, '2026-11-24', { who: 'otherDriver' })
  await owner.query(
    `insert into role_permission (user_role_id, permission, scope)
      select id, 'driver-jobs:read', 'all' from user_role where is_system and user_type = 5`,
  )
  const write = async ({ id }: { id: number }) =>
    (
      await own.driver.request('POST', `/api/records/driver_job/${id}/notes`, {
        payload: { body: 'Gate code 1234.' },
      })
    ).status
  expect((await own.driver.request('GET', `/api/driver-jobs/${theirs.id}`)).status).toBe(200)
  expect(await write(theirs)).toBe(403)
  expect(await write(own)).toBe(200)
})
