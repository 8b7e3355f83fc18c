import { expect, test } from 'vitest'
import { type Viewer, system } from '#platform/server/sessions/viewer.ts'
import { testApp } from '#test/app.ts'
import { notificationEndpoints as calls } from '../contract/endpoints.ts'
import { type Notice, notify } from './index.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const driver = await app.as('driver')
const otherDriver = await app.as('otherDriver')
const waiting = await app.as('waiting')

const send = (notice: Notice, by: Viewer = system) =>
  app.platform.write(by, (change) => notify(change, notice))
const rain = { type: 'job', title: 'Site is wet', link: '/driver', record_type: 'job', record_id: 4 } as const
const titlesOf = async ({ user_id }: { user_id: number }) => {
  const rows = await app.platform.db
    .selectFrom('notification')
    .select('title')
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute()
  return rows.map(({ title }) => title)
}

test('notifications are refused without a session, while waiting for approval, under another prefix, and of other people', async () => {
  await send({ ...rain, user_ids: [otherDriver.user_id] })
  const [theirs] = (await otherDriver.call(calls.listNotifications, { query: {} })).data
  const forbidden = { status: 403, message: 'You are not Authorized for this action.' }
  expect(await app.visitor.request('GET', '/api/drivers/notifications/all')).toMatchObject({ status: 401 })
  expect(await waiting.request('GET', '/api/drivers/notifications/all')).toMatchObject(forbidden)
  expect(await driver.request('GET', '/api/superAdmin/notifications/all')).toMatchObject(forbidden)
  expect(await driver.request('GET', `/api/superAdmin/notifications/read/${theirs!.id}`)).toMatchObject(
    forbidden,
  )
  for (const path of [`read/${theirs!.id}`, 'read/count', 'read/01', 'read', 'weather', 'all/0', 'all/x']) {
    const { status, message } = await driver.request('GET', `/api/drivers/notifications/${path}`)
    expect([path, status, message]).toEqual([path, 404, 'Not found.'])
  }
  expect(await driver.call(calls.readNotification, { params: { id: theirs!.id } })).toMatchObject({
    status: 404,
  })
  expect(await driver.call(calls.readNotifications, { body: { up_to_id: theirs!.id } })).toMatchObject({
    data: { read: 0 },
  })
  expect((await otherDriver.call(calls.countNotifications, {})).data.unread).toBe(1)
  expect(await driver.call(calls.readNotifications, {} as never, { raw: {} })).toMatchObject({ status: 422 })
})

test("the specification's calls answer as specified", async () => {
  await send({ ...rain, body: 'Bring the mats.', user_ids: [driver.user_id] })
  await send({ type: 'document', title: 'Licence expires', user_ids: [driver.user_id] })
  const get = (path: string) => driver.request('GET', `/api/drivers/notifications/${path}`)

  const all = await get('all')
  expect(JSON.parse(all.text)).toEqual({
    success: true,
    message: 'OK',
    data: [
      {
        id: expect.any(Number),
        type: 'document',
        title: 'Licence expires',
        body: null,
        link: null,
        record_type: null,
        record_id: null,
        created_at: '2026-11-19T19:00:00.000Z',
        read_at: null,
      },
      {
        id: expect.any(Number),
        type: 'job',
        title: 'Site is wet',
        body: 'Bring the mats.',
        link: '/driver',
        record_type: 'job',
        record_id: 4,
        created_at: '2026-11-19T19:00:00.000Z',
        read_at: null,
      },
    ],
  })
  const [document, job] = all.data as { id: number }[]
  expect((await get('job?unknown=1')).data).toEqual([job])
  expect((await get('all/1')).data).toEqual([document, job])
  expect((await get('all/2')).data).toEqual([])
  expect((await get('unread/count')).text).toBe('{"success":true,"message":"OK","data":2}')

  app.clock.set('2026-11-20T07:30:00+11:00')
  const read = await get(`read/${job!.id}`)
  expect(read).toMatchObject({ success: true, data: { ...job, read_at: '2026-11-19T20:30:00.000Z' } })
  app.clock.set('2026-11-20T09:00:00+11:00')
  expect((await get(`read/${job!.id}`)).data).toEqual(read.data)
  expect((await get('unread')).data).toEqual([document])
  expect((await get('job/count')).data).toBe(1)
})

test('the bell counts by type, pages, filters, and marks all as read', async () => {
  for (const at of [1, 2, 3]) await send({ type: 'sms', title: `Reply ${at}`, user_ids: [allocator.user_id] })
  await send({ type: 'defect', title: 'Hoist leaks', user_ids: [allocator.user_id] })
  const list = (query: object) => allocator.call(calls.listNotifications, { query })

  expect((await allocator.call(calls.countNotifications, {})).data).toEqual({
    unread: 4,
    by_type: [
      { type: 'defect', unread: 1 },
      { type: 'sms', unread: 3 },
    ],
  })
  const second = await list({ page: 2, page_size: 2 })
  expect([second.total, second.data.map(({ title }) => title)]).toEqual([4, ['Reply 2', 'Reply 1']])
  expect((await list({ type: 'sms', with_total: 0 })).total).toBeNull()

  const [newest] = (await list({ type: 'sms' })).data
  const { data } = await allocator.call(calls.readNotifications, { body: { up_to_id: newest!.id } })
  expect(data).toEqual({ read: 3 })
  expect((await list({ unread: '1' })).data.map(({ title }) => title)).toEqual(['Hoist leaks'])
  expect((await list({ unread: '0' })).total).toBe(3)
})

test('a right reaches every active user who holds it, once, except the one who acts', async () => {
  const administrator = await app.as('administrator')
  const other = await app.as('otherAdministrator')
  const safety = await app.as('safety')
  const notice = { type: 'document', title: 'A document waits', permission: 'documents:approve' } as const
  await send(
    { ...notice, user_ids: [driver.user_id, driver.user_id], dedupe_key: 'document:1' },
    { ...system, user_id: other.user_id },
  )
  await send({ ...notice, dedupe_key: 'document:1' })

  for (const caller of [administrator, safety, other])
    expect(await titlesOf(caller)).toEqual(['A document waits'])
  expect((await titlesOf(driver)).filter((title) => title === notice.title)).toHaveLength(1)
  expect(await titlesOf(waiting)).toEqual([])
  expect(await titlesOf(allocator)).not.toContain(notice.title)

  await app.platform.write(system, async ({ tx }) => {
    await tx.updateTable('app_user').set({ status: 'NotActive' }).where('id', '=', other.user_id).execute()
    const role = await tx
      .selectFrom('user_role')
      .select('id')
      .where('user_type', '=', 6)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('role_permission')
      .values({ user_role_id: role.id, permission: 'documents:approve', scope: 'none' })
      .execute()
  })
  await send({ ...notice, title: 'Another waits' })
  expect(await titlesOf(administrator)).toContain('Another waits')
  expect(await titlesOf(safety)).not.toContain('Another waits')
  expect(await titlesOf(other)).toEqual(['A document waits'])
})
