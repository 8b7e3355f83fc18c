import { expect, test, vi } from 'vitest'
import { type Caller, testApp } from '#test/app.ts'
import { listenToNotices } from '#test/live.ts'
import { savedViewEndpoints as calls } from '../contract/endpoints.ts'
import { savedViewsArea } from './index.ts'

const app = await testApp({ areas: [savedViewsArea] })
const accounts = await app.as('accounts')
const sales = await app.as('sales')
const driver = await app.as('driver')

const clients = '/dashboard/clients'
const save = (who: Caller, name: string, search = '', list_key = clients) =>
  who.call(calls.saveView, { body: { list_key, name, search } })
const namesOf = async (who: Caller) => (await who.call(calls.listViews, {})).data.map(({ name }) => name)

test('views are refused without a session, with wrong fields, and to everyone but their owner', async () => {
  const body = { list_key: clients, name: 'Civil', search: 'client_type=civil' }
  expect(await app.visitor.call(calls.listViews, {})).toMatchObject({ status: 401 })
  expect(await app.visitor.call(calls.saveView, { body })).toMatchObject({ status: 401 })

  for (const [wrong, errors] of [
    [{ name: '' }, { name: 'Name is required.' }],
    [{ name: '   ' }, { name: 'Name is required.' }],
    [{ name: 'x'.repeat(61) }, { name: 'Name must be 60 characters or fewer.' }],
    [{ list_key: 'clients' }, { list_key: 'This is not the address of a list.' }],
    [{ list_key: '/a?b' }, { list_key: 'This is not the address of a list.' }],
    [{ search: 'a=\0' }, { search: 'This is not the search part of an address.' }],
    [{ search: `a=${'x'.repeat(2000)}` }, { search: 'This view has too many filters to be saved.' }],
    [{ user_id: 1 }, { user_id: 'This field is not known.' }],
  ] as const) {
    const refused = await accounts.call(calls.saveView, { body: { ...body, ...wrong } })
    expect(refused).toMatchObject({ status: 422, errors })
  }

  const { data: theirs } = await save(sales, 'Of sales')
  for (const id of [theirs.id, 999_999]) {
    const params = { id }
    const notFound = { status: 404, message: 'Not found.' }
    expect(
      await accounts.call(calls.editView, { params, body: { version: 1, name: 'Taken' } }),
    ).toMatchObject(notFound)
    expect(await accounts.call(calls.removeView, { params })).toMatchObject(notFound)
  }
  expect(await namesOf(accounts)).toEqual([])
  expect(await namesOf(sales)).toEqual(['Of sales'])
  await sales.call(calls.removeView, { params: { id: theirs.id } })
})

test('a view keeps an address without its page, normalised, and comes back by list and name', async () => {
  const saved = await save(accounts, ' Moe, civil ', '?sort=-name&page=3&client_type=civil&search=')
  expect(saved).toMatchObject({
    status: 200,
    message: 'View saved.',
    data: { list_key: clients, name: 'Moe, civil', search: 'client_type=civil&sort=-name', version: 1 },
  })
  await save(accounts, 'a hold', 'credit_hold=1')
  await save(accounts, 'Z', '', '/dashboard/archived')
  expect(await namesOf(accounts)).toEqual(['Z', 'a hold', 'Moe, civil'])
  expect(await namesOf(sales)).toEqual([])
})

test('a view of the same name is replaced, in this list and for this person only', async () => {
  const before = (await save(sales, 'Mine', 'client_type=civil')).data
  await save(sales, 'Mine', 'client_type=trade', '/dashboard/archived')
  await save(driver, 'Mine', 'client_type=builder')
  expect((await save(sales, 'Mine', 'credit_hold=1')).data).toMatchObject({
    id: before.id,
    search: 'credit_hold=1',
    version: 2,
  })
  const searches = async (who: Caller) =>
    (await who.call(calls.listViews, {})).data.map(({ search }) => search)
  expect(await searches(sales)).toEqual(['client_type=trade', 'credit_hold=1'])
  expect(await searches(driver)).toEqual(['client_type=builder'])
})

test('a view is renamed, but not to a name already in use on the list, nor from an old version', async () => {
  const { data: view } = await save(driver, 'Old name', 'sort=name')
  await save(driver, 'Taken')
  await save(driver, 'Free here', '', '/dashboard/archived')
  const rename = (version: number, name: string) =>
    driver.call(calls.editView, { params: { id: view.id }, body: { version, name } })
  expect(await rename(1, 'Taken')).toMatchObject({
    status: 422,
    errors: { name: 'You already have a view with this name.' },
  })
  expect((await rename(1, 'Free here')).data).toMatchObject({ name: 'Free here', search: 'sort=name' })
  expect(await rename(1, 'Late')).toMatchObject({
    status: 409,
    data: { current: { name: 'Free here', version: 2 } },
  })
})

test('a removed view is gone', async () => {
  const { data: view } = await save(driver, 'Short')
  const remove = () => driver.call(calls.removeView, { params: { id: view.id } })
  expect(await remove()).toMatchObject({ status: 200, message: 'View removed.' })
  expect(await namesOf(driver)).not.toContain('Short')
  expect(await remove()).toMatchObject({ status: 404 })
})

test('fifty views are the limit, even when several are saved at once', async () => {
  const allocator = await app.as('allocator')
  for (let at = 0; at < 48; at++) await save(allocator, `View ${at}`)
  const replies = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => save(allocator, name)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.message).toBe(
    'You have 50 views of this list, which is the limit. Remove one first.',
  )
  expect(await namesOf(allocator)).toHaveLength(50)
  expect(await save(allocator, 'View 7', 'sort=name')).toMatchObject({ status: 200 })
  expect(await save(allocator, 'Elsewhere', '', '/dashboard/archived')).toMatchObject({ status: 200 })
})

test('only those with the right share a view, and only those it is for see it', async () => {
  const colleague = await app.as('otherSales')
  const forbidden = { status: 403 }
  const body = { list_key: '/dashboard/quotes', name: 'Drafts', search: 'status=Draft', shared_with: 4 }
  expect(await driver.call(calls.saveView, { body })).toMatchObject(forbidden)
  const { data: mine } = await save(driver, 'Not shared')
  expect(
    await driver.call(calls.editView, { params: { id: mine.id }, body: { version: 1, shared_with: 0 } }),
  ).toMatchObject(forbidden)
  await driver.call(calls.removeView, { params: { id: mine.id } })

  const { data: shared } = await sales.call(calls.saveView, { body })
  expect(shared).toMatchObject({ shared_with: 4, owner: null })
  const seenBy = async (who: Caller) =>
    (await who.call(calls.listViews, {})).data.find(({ id }) => id === shared.id)
  expect(await seenBy(colleague)).toMatchObject({ name: 'Drafts', owner: expect.any(String) as string })
  expect(await seenBy(accounts)).toBeUndefined()
  expect(await seenBy(driver)).toBeUndefined()

  const everyone = { params: { id: shared.id }, body: { version: shared.version, shared_with: 0 } }
  expect((await sales.call(calls.editView, everyone)).data).toMatchObject({ shared_with: 0 })
  expect(await seenBy(driver)).toMatchObject({ name: 'Drafts' })
  expect(await driver.call(calls.removeView, { params: { id: shared.id } })).toMatchObject({ status: 404 })
  expect(await accounts.call(calls.removeView, { params: { id: shared.id } })).toMatchObject({ status: 200 })
  expect(await seenBy(sales)).toBeUndefined()
})

test('a shared view that is saved again stays shared, and those who see it hear of it', async () => {
  const view = { list_key: '/dashboard/jobs', name: 'Big ones' }
  const put = (who: Caller, more: object) =>
    who.call(calls.saveView, { body: { ...view, search: '', ...more } })
  await put(sales, { shared_with: 2 })
  const again = await put(sales, { search: 'status=Confirmed' })
  expect(again.data).toMatchObject({ search: 'status=Confirmed', shared_with: 2, version: 2 })
  expect(await namesOf(accounts)).toContain('Big ones')

  const { heard, stop } = await listenToNotices(app)
  expect((await put(sales, { shared_with: null })).data).toMatchObject({ shared_with: null })
  const notified = () => heard.flatMap(({ topic, user_id }) => (topic === 'saved_view' ? [user_id] : []))
  await vi.waitFor(() => expect(new Set(notified())).toEqual(new Set([accounts.user_id, sales.user_id])))
  await stop()
  expect(await namesOf(accounts)).not.toContain('Big ones')
})

test('a view shared with everyone is announced by one notice', async () => {
  const view = { list_key: '/dashboard/quotes', name: 'For all', search: '' }
  const { heard, stop } = await listenToNotices(app)
  const { data } = await sales.call(calls.saveView, { body: { ...view, shared_with: 0 } })
  const announced = () => heard.filter(({ topic }) => topic === 'saved_view')
  await vi.waitFor(() => expect(announced()).toEqual([{ topic: 'saved_view', id: data.id }]))
  await sales.call(calls.saveView, { body: { ...view, shared_with: null } })
  await vi.waitFor(() => expect(announced()).toHaveLength(2))
  await stop()
})

test('a list opens with the person’s own default, until it is removed', async () => {
  const set = (who: Caller, search: string) =>
    who.call(calls.setDefaultView, { body: { list_key: clients, search } })
  const defaultsOf = async (who: Caller) => (await who.call(calls.listDefaultViews, {})).data
  expect(await app.visitor.call(calls.listDefaultViews, {})).toMatchObject({ status: 401 })
  expect(await set(accounts, 'a=\0')).toMatchObject({ status: 422 })
  await set(accounts, 'client_type=civil')
  await set(accounts, '?page=2&client_type=trade')
  expect(await defaultsOf(accounts)).toEqual([{ list_key: clients, search: 'client_type=trade' }])
  expect(await defaultsOf(sales)).toEqual([])
  await set(accounts, '')
  expect(await defaultsOf(accounts)).toEqual([])
})
