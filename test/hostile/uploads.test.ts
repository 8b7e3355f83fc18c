import { existsSync, readdirSync } from 'node:fs'
import { Agent } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentEndpoints } from '#areas/documents/contract/endpoints.ts'
import { publicQuoteEndpoints } from '#areas/quotes/contract/public-endpoints.ts'
import { form, testApp } from '../app.ts'
import { pdf, pdfBytes } from '../uploads.ts'
import { begin, send } from './send.ts'

const app = await testApp({ env: { HAULYARD_UPLOADS_PERSON_MB: '3', HAULYARD_UPLOADS_WAITING_MB: '1' } })
await app.server.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.app.server.address() as AddressInfo

const onDisk = (): string[] => {
  const folder = join(app.platform.config.data_folder, 'files')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

const { data: types } = await (
  await app.as('driver')
).call(documentEndpoints.listDocumentTypes, {
  query: { record_type: 'user' },
})
const other = types.find((type) => type.name === 'Other')!.id
/** It needs an expiry date. */
const licence = types.find((type) => type.name === 'Driver licence')!.id
const body = { document_type_id: other, title: 'Induction' }
const ownDocuments = (who: { user_id: number }) => ({ record_type: 'user', record_id: who.user_id })

test('guessing links stores nothing: the secret and the throttle come before the file', async () => {
  const { path } = publicQuoteEndpoints.acceptPublicQuote
  const content = Buffer.concat([pdfBytes(), Buffer.alloc(990_000)])
  const statuses: number[] = []
  for (let guess = 0; guess < 60; guess++) {
    const secret = guess.toString().padStart(43, 'A')
    const sent = form({ name: 'Nobody' }, [{ name: 'signature.png', content }])
    const { status } = await app.visitor.request('POST', path.replace(':secret', secret), sent)
    statuses.push(status)
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  expect(onDisk()).toEqual([])
})

test.each([
  ['someone else’s record', async () => (await app.as('otherDriver')).user_id, 404],
  ['no record', () => Promise.resolve(999_999), 404],
])('a file for %s is refused before it is read', async (_what, record, status) => {
  const driver = await app.as('driver')
  const params = { record_type: 'user', record_id: await record() }
  // What is wrong with the file would be said first if it were looked at.
  const files = [{ name: 'a.txt', content: Buffer.from('text') }]
  expect(await driver.call(documentEndpoints.addDocument, { params, body }, { files })).toMatchObject({
    status,
  })
  expect(onDisk()).toEqual([])
})

test('what a change refuses is gone before the refusal arrives', async () => {
  const driver = await app.as('driver')
  const add = (fields: object) =>
    driver.call(
      documentEndpoints.addDocument,
      { params: ownDocuments(driver), body },
      { raw: { ...body, ...fields }, files: [pdf()] },
    )
  expect(await add({ document_type_id: 999_999 })).toMatchObject({ status: 422 })
  expect(await add({ document_type_id: licence })).toMatchObject({ status: 422 })
  expect(onDisk()).toEqual([])
})

test('all who wait for approval together upload ten times as much as one of them', async () => {
  const owner = await app.database.owner()
  const { rows } = await owner.query<{ id: number }>(
    `insert into app_user (name, email, user_type) values ('Wes Other', 'wes.other@example.com', null) returning id`,
  )
  await owner.query(
    `insert into file (sha256, bytes, content_type, name, record_type, record_id, created_by)
     values (repeat('a', 64), 9999990, 'application/pdf', 'much.pdf', 'user', $1, $1)`,
    [rows[0]!.id],
  )
  const waiting = await app.as('waiting')
  const add = () =>
    waiting.call(
      documentEndpoints.addDocument,
      { params: ownDocuments(waiting), body },
      { files: [{ name: 'a.pdf', content: pdfBytes() }] },
    )
  expect(await add()).toMatchObject({
    status: 413,
    message: 'Nothing can be uploaded until your account is approved. Call the office.',
  })
  // The next test uploads: what approved people keep is not counted.
  await owner.query('update app_user set user_type = 5 where id = $1', [rows[0]!.id])
})

test('users waiting for approval upload up to twenty files and a megabyte', async () => {
  const waiting = await app.as('waiting')
  const add = (content = pdfBytes()) =>
    waiting.call(
      documentEndpoints.addDocument,
      { params: ownDocuments(waiting), body },
      { files: [{ name: 'a.pdf', content }] },
    )
  const message = 'You can upload 20 files of 1 MB together until your account is approved.'
  expect(await add(pdfBytes('x'.repeat(1_000_000)))).toMatchObject({ status: 413, message })
  const statuses: number[] = []
  for (let n = 0; n < 22; n++) statuses.push((await add(pdfBytes(`page ${n}`))).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 413, 413])
  expect(onDisk()).toHaveLength(20)
})

test('a person uploads as much as the setting says in a day, and again the day after', async () => {
  const driver = await app.as('driver')
  const add = (inside: string) =>
    driver.call(
      documentEndpoints.addDocument,
      { params: ownDocuments(driver), body },
      { files: [{ name: 'a.pdf', content: pdfBytes(inside) }] },
    )
  for (const inside of ['a', 'b']) expect((await add(inside.repeat(1_300_000))).status).toBe(200)
  expect(await add('c'.repeat(1_300_000))).toMatchObject({
    status: 429,
    message: 'You can upload 3 MB in 24 hours. Try again in an hour.',
    headers: { 'retry-after': '3600' },
  })
  app.clock.set('2026-11-21T06:00:01+11:00')
  expect((await add('c'.repeat(1_300_000))).status).toBe(200)
})

test('one person has four uploads under way at most', async () => {
  const sales = await app.as('sales')
  const { headers, payload } = form(body, [pdf()])
  const options = { headers: { ...headers, authorization: `Bearer ${sales.token}` }, payload }
  const url = `/api/records/user/${sales.user_id}/documents`
  const agent = new Agent()
  const before = onDisk().length
  // Each has sent its fields and the beginning of its file.
  const slow = await Promise.all(Array.from({ length: 4 }, () => begin(port, 'POST', url, options)))
  await expect.poll(onDisk).toHaveLength(before + 4)
  expect(await send(agent, port, 'POST', url, options)).toMatchObject({
    status: 429,
    message: 'Too many uploads at once. Try again in 5 seconds.',
  })
  for (const one of slow) one.destroy()
  await expect.poll(onDisk).toHaveLength(before)
  expect((await send(agent, port, 'POST', url, options)).status).toBe(200)
  // A client that leaves midway is not our fault.
  expect(app.log.filter((line) => line.includes('"unexpected"'))).toEqual([])
})
