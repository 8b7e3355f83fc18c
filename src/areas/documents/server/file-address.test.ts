import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountEndpoints } from '#areas/account/contract/endpoints.ts'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { sessionCookie } from '#platform/server/sessions/authenticate.ts'
import { type Caller, callerFor, testApp } from '#test/app.ts'
import { signIn } from '#test/people.ts'
import { type Upload, pdf, photo } from '#test/uploads.ts'
import { documentEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const driver = await app.as('driver')
const otherDriver = await app.as('otherDriver')
const { data: types } = await driver.call(calls.listDocumentTypes, { query: { record_type: 'user' } })
const document_type_id = types.find((type) => type.name === 'Other')!.id

async function add(file: Upload = pdf(), who: Caller = driver) {
  const params = { record_type: 'user', record_id: who.user_id }
  const { data } = await who.call(
    calls.addDocument,
    { params, body: { document_type_id, title: 'Induction' } },
    { files: [file] },
  )
  return { ...data, address: `/api/files/${data.files[0]!.key}` }
}
const get = (who: Caller, url: string, headers: Record<string, string> = {}) =>
  who.request('GET', url, { headers })
const named = (etag: unknown) => ({ 'if-none-match': String(etag) })
const notFound = { status: 404, message: 'Not found.' }

test('a file’s address reveals nothing about another', async () => {
  const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  const keys: string[] = []
  for (let n = 0; n < 8; n++) keys.push((await add()).files[0]!.key)
  for (const key of keys) expect(key).toMatch(version4)
  // The same content eight times, in sequence.
  expect(new Set(keys.map((key) => key.slice(0, 8))).size).toBe(8)
  const list = await driver.call(calls.listMyDocuments, {})
  expect(list.data[0]!.files[0]).toEqual({
    key: keys.at(-1),
    name: 'scan.pdf',
    content_type: 'application/pdf',
    bytes: pdf().content.length,
  })
  const ids = await app.platform.db.selectFrom('file').select(['id', 'key']).execute()
  for (const { id } of ids) expect(await get(driver, `/api/files/${id}`)).toMatchObject(notFound)
})

test('rights are checked before the browser may use its copy', async () => {
  const { address } = await add()
  const first = await get(driver, address)
  const { etag } = first.headers
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{64}"$/)])
  for (const etags of [etag, '*', `"a", W/${String(etag)}`]) {
    expect(await get(driver, address, named(etags))).toMatchObject({ status: 304, text: '' })
    expect(await get(otherDriver, address, named(etags))).toMatchObject(notFound)
    expect(await get(app.visitor, address, named(etags))).toMatchObject({ status: 401 })
  }
  const refused = await get(otherDriver, address, named(etag))
  expect([refused.headers['etag'], refused.headers['cache-control']]).toEqual([undefined, 'no-store'])
  expect(await get(driver, address, named('"a"'))).toMatchObject({ status: 200, text: first.text })
  expect((await get(driver, `/api/files/${randomUUID()}`, named(etag))).status).toBe(404)
})

test('a browser may cache a file, and revalidates each time', async () => {
  const { address } = await add()
  const keeping = {
    'cache-control': 'private, no-cache',
    vary: 'authorization, cookie',
    etag: expect.any(String),
  }
  const whole = await get(driver, address)
  expect(whole.headers).toMatchObject({ ...keeping, 'content-length': String(pdf().content.length) })
  const unchanged = await get(driver, address, named(whole.headers['etag']))
  expect(unchanged.headers).toMatchObject(keeping)
  expect(unchanged.headers['content-length'] ?? '0').toBe('0')
  const head = await driver.request('HEAD', address)
  expect([head.status, head.text]).toEqual([200, ''])
  expect(head.headers).toMatchObject({ ...keeping, 'content-length': String(pdf().content.length) })
})

test('without its right, session or record an opened file is gone', async () => {
  const { id, address } = await add()
  const again = async (who: Caller) => {
    const { etag } = (await get(driver, address)).headers
    return () => get(who, address, named(etag))
  }
  const second = await callerFor(app, await signIn(app.platform, 'driver'), 'driver')
  const bySecond = await again(second)
  expect(await bySecond()).toMatchObject({ status: 304 })
  await second.call(accountEndpoints.logout, {})
  expect(await bySecond()).toMatchObject({ status: 401 })

  // Archived records stay readable.
  await driver.call(calls.archiveDocument, { params: { id }, body: { reason: 'Wrong file' } })
  expect(await (await again(driver))()).toMatchObject({ status: 304 })
  const { etag } = (await get(driver, address)).headers
  const { db } = app.platform
  await db.deleteFrom('document_file').where('document_id', '=', id).execute()
  await db.deleteFrom('file').where('key', '=', address.split('/').at(-1)!).execute()
  expect(await get(driver, address, named(etag))).toMatchObject(notFound)
})

test('an avatar is revalidated each time too', async () => {
  const set = await driver.call(accountEndpoints.setAvatar, { body: {} }, { files: [await photo('me.jpg')] })
  const address = set.data.avatar!
  const waiting = await app.as('waiting')
  const { headers, status } = await get(driver, address)
  expect([status, headers['cache-control'], headers['vary']]).toEqual([
    200,
    'private, no-cache',
    'authorization, cookie',
  ])
  expect(await get(driver, address, named(headers['etag']))).toMatchObject({ status: 304 })
  expect(await get(waiting, address, named(headers['etag']))).toMatchObject(notFound)
  // A file that is not an avatar is not served as one, even to those who may read it.
  const { files } = await add()
  const asAvatar = await driver.call(userEndpoints.getAvatar, { params: { key: files[0]!.key } })
  expect(asAvatar).toMatchObject(notFound)
})

test('the session’s cookie opens it, and the next person’s cookie does not', async () => {
  const { address } = await add()
  const byCookie = (token: string, etag = '"a"') =>
    get(app.visitor, address, { cookie: `${sessionCookie}=${token}`, ...named(etag) })
  const mine = await byCookie(driver.token)
  const etag = String(mine.headers['etag'])
  expect([mine.status, (await byCookie(driver.token, etag)).status]).toEqual([200, 304])
  expect(await byCookie(otherDriver.token, etag)).toMatchObject(notFound)
})

test('an export is never cached', async () => {
  const administrator = await app.as('administrator')
  const exported = await get(administrator, '/api/clients/export', named('*'))
  expect(exported.status).toBe(200)
  expect([exported.headers['cache-control'], exported.headers['etag']]).toEqual([
    'private, no-store',
    undefined,
  ])
})
