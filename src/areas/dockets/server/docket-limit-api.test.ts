import { expect, test } from 'vitest'
import { docketing, signOnPhone, signedDocket, tappedDocket, workedOrder } from '#test/dockets.ts'
import { saveSettings } from '#test/settings.ts'
import { driverOf } from '#test/driver-jobs.ts'
import { docketEndpoints as calls } from '../contract/endpoints.ts'

const { app, allocator, accounts } = await docketing()
const administrator = await app.as('administrator')
const driver = await app.as('driver')
const limitTo = (approval_limit_cents: number | null) =>
  saveSettings(administrator, 'dockets', { approval_limit_cents })
const tooDear = 'This docket is over the approval limit. Accounts must approve it.'

test('only the administrator sets the limit', async () => {
  for (const name of ['accounts', 'allocator', 'sales', 'safety', 'driver', 'subcontractor'] as const) {
    const who = await app.as(name)
    expect((await who.call(calls.getDocketSettings, {})).status).toBe(403)
    expect(
      (await who.call(calls.saveDocketSettings, { body: { version: 0, approval_limit_cents: 0 } })).status,
    ).toBe(403)
  }
  expect((await limitTo(-1)).status).toBe(422)
  expect((await administrator.call(calls.getDocketSettings, {})).data).toEqual({
    approval_limit_cents: null,
    version: 0,
  })
})

test('over the limit the allocator is refused, singly and in bulk; accounts approve', async () => {
  const [dear, other] = [await signedDocket(app), await signedDocket(app)]
  await limitTo(1387_49)
  const params = { id: dear.id }
  expect(dear.total_cents).toBe(1387_50)
  const { data } = await allocator.call(calls.getDocket, { params })
  expect(data).toMatchObject({ needs_accounts: 'price' })
  expect(data).not.toHaveProperty('total_cents')
  expect(await allocator.call(calls.approveDocket, { params, body: {} })).toMatchObject({
    status: 409,
    message: tooDear,
  })
  expect(await allocator.call(calls.approveDockets, { body: { ids: [dear.id, other.id] } })).toMatchObject({
    status: 409,
    message: `${dear.docket_no}: ${tooDear}`,
  })
  expect((await accounts.call(calls.getDocket, { params })).data.needs_accounts).toBeNull()
  expect((await accounts.call(calls.approveDocket, { params, body: {} })).data.status).toBe('Approved')

  await limitTo(1387_50)
  const raised = await allocator.call(calls.approveDocket, { params: { id: other.id }, body: {} })
  expect(raised.data.status).toBe('Approved')
})

test('a driver does not learn that their docket exceeds the limit', async () => {
  await limitTo(1)
  const { id, driver_job_id } = await tappedDocket(app, await workedOrder(app), await driverOf(app, driver))
  await signOnPhone(app, driver_job_id)
  expect((await driver.call(calls.getDocket, { params: { id } })).data.needs_accounts).toBeNull()
})

test('the log has the setting before and after', async () => {
  await limitTo(5000_00)
  await limitTo(6000_00)
  const { rows } = await app.database.pool.query(
    `select before, after from activity_log where record_type = 'docket_settings' order by id desc limit 1`,
  )
  expect(rows).toEqual([
    { before: { approval_limit_cents: 5000_00 }, after: { approval_limit_cents: 6000_00 } },
  ])
})
