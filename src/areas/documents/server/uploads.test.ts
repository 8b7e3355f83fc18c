import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { sessionCookie } from '#platform/server/sessions/authenticate.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { testApp } from '#test/app.ts'
import { count, figure } from '#test/proof.ts'
import { type Upload, pdf, pdfBytes, photo } from '#test/uploads.ts'
import { documentEndpoints as calls } from '../contract/endpoints.ts'
import { documentsArea } from './index.ts'

const app = await testApp({ areas: [documentsArea] })
const driver = await app.as('driver')
const MB = 1_048_576
const html = '<html><script>alert(document.domain)</script></html>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), randomBytes(200)])
const typeMessage = 'Upload a PDF, JPG or PNG file.'

const { data: types } = await driver.call(calls.listDocumentTypes, { query: { record_type: 'user' } })
const other = types.find((type) => type.name === 'Other')!.id
const params = { record_type: 'user', record_id: driver.user_id }
const body = { document_type_id: other, title: 'Induction' }

const upload = (...files: Upload[]) => driver.call(calls.addDocument, { params, body }, { files })
const open = (key: string) =>
  app.server.app.inject({
    method: 'GET',
    url: `/api/files/${key}`,
    headers: { authorization: `Bearer ${driver.token}` },
  })
async function served(file: Upload) {
  const { data } = await upload(file)
  const kept = data.files[0]!
  return { kept, reply: await open(kept.key) }
}
const rows = async (table: 'document' | 'file') =>
  (await app.platform.db.selectFrom(table).select('id').execute()).length
const onDisk = () => {
  const folder = join(app.platform.config.data_folder, 'files')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
}

afterAll(() =>
  figure(
    'S14',
    `${refused.length} kinds of disguise refused, ${names.length} hostile names made plain, PDF with HTML and JPEG with PHP served as what they are`,
  ),
)

const refused: [what: string, file: Upload, status: number, message: unknown][] = [
  ['an SVG', { name: 'plan.svg', content: Buffer.from(svg), type: 'image/svg+xml' }, 415, typeMessage],
  [
    'an SVG that says PNG',
    { name: 'plan.png', content: Buffer.from(svg), type: 'image/png' },
    415,
    typeMessage,
  ],
  ['HTML that says PNG', { name: 'a.png', content: Buffer.from(html), type: 'image/png' }, 415, typeMessage],
  [
    'HTML that says PDF',
    { name: 'a.pdf', content: Buffer.from(html), type: 'application/pdf' },
    415,
    typeMessage,
  ],
  [
    'a PDF with HTML behind',
    { name: 'a.pdf', content: Buffer.concat([pdfBytes(), Buffer.from(html)]) },
    415,
    'This PDF is damaged.',
  ],
  ['a GIF', { name: 'a.gif', content: Buffer.from('GIF89a\x01\0\x01\0\x80\0\0;;;;;') }, 415, typeMessage],
  ['an empty file', { name: 'a.pdf', content: Buffer.alloc(0) }, 415, typeMessage],
  ['a photo of an iPhone', { name: 'a.heic', content: heic }, 415, expect.stringContaining('HEIC')],
  [
    'more than 10 MB',
    { name: 'a.pdf', content: Buffer.concat([pdfBytes(), Buffer.alloc(10 * MB)]) },
    413,
    'File must be 10 MB or smaller.',
  ],
]
test.each(refused)('%s is refused, and none of it stays', async (_what, file, status, message) => {
  const before = onDisk().length
  expect(await upload(file)).toMatchObject({ status, message })
  expect(await rows('document')).toBe(0)
  expect(await rows('file')).toBe(0)
  expect(onDisk().length).toBe(before)
})

test('a fifth file is refused', async () => {
  expect(await upload(pdf(), pdf(), pdf(), pdf(), pdf())).toMatchObject({ status: 413 })
  expect(await rows('document')).toBe(0)
})

test('a PDF that is also HTML is served only as a sandboxed PDF', async () => {
  const { reply } = await served({ name: 'a.html', content: pdfBytes(html), type: 'text/html' })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'content-disposition': expect.stringContaining('filename="a.html.pdf"'),
  })
  const policy = String(reply.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox')
})

test('a JPEG with PHP appended and a location in its EXIF is re-encoded, and only the database has the location', async () => {
  const { content } = await photo()
  const { kept, reply } = await served({
    name: 'photo.php.jpg',
    content: Buffer.concat([content, Buffer.from('<?php system($_GET["x"]); ?>')]),
  })
  expect(reply.headers['content-type']).toBe('image/jpeg')
  expect(reply.rawPayload.includes('<?php')).toBe(false)
  const seen = await sharp(reply.rawPayload).metadata()
  expect([seen.format, seen.width, seen.exif]).toEqual(['jpeg', 64, undefined])
  expect(reply.rawPayload.length).toBe(kept.bytes)
  const row = await app.platform.db
    .selectFrom('file')
    .selectAll()
    .where('key', '=', kept.key)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ taken_at: '2026-11-04T19:10:00.000Z', width: 64, height: 48 })
  expect(Number(row.taken_lat)).toBeCloseTo(-37.828, 2)
  expect(Number(row.taken_lng)).toBeCloseTo(144.969, 2)
  const list = await driver.call(calls.listMyDocuments, {})
  expect(list.text).not.toContain('taken_')
})

const names: [name: string, kept_as: string][] = [
  ['../../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\boot.pdf', 'boot.pdf'],
  ['a\0b.pdf', 'ab.pdf'],
  ['a\u202egnp.pdf', 'agnp.pdf'],
  ['Übersicht "neu".pdf', 'Übersicht "neu".pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
]
test.each(names)('the name %j is kept as %j', async (name, kept_as) => {
  // A quote would end the name in the form's header; browsers send %22.
  const { kept, reply } = await served(pdf(name.replaceAll('"', '%22')))
  const asked = kept_as.replaceAll('"', '%22')
  expect([kept.name, kept.name.includes('/')]).toEqual([asked, false])
  const disposition = String(reply.headers['content-disposition'])
  expect(disposition).toMatch(/^inline; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.%()*'!~-]*$/)
  expect(disposition).not.toContain('..')
})

test('an interrupted upload leaves nothing', async () => {
  await app.server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.app.server.address() as AddressInfo
  const [disk, documents] = [onDisk().length, await rows('document')]
  const boundary = 'haulyard-broken'
  const head = [
    `POST /api/records/user/${driver.user_id}/documents HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${driver.token}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${5 * MB}`,
    '',
    `--${boundary}\r\ncontent-disposition: form-data; name="data"\r\n\r\n${JSON.stringify(body)}`,
    `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n`,
    '%PDF-1.7\n',
  ].join('\r\n')
  const tries = count({ short: 20, full: 200 })
  for (let n = 0; n < tries; n++) {
    const socket = connect(port, '127.0.0.1')
    socket.write(head)
    socket.write(randomBytes(MB))
    await expect.poll(() => onDisk().length, { interval: 5 }).toBeGreaterThan(disk)
    socket.destroy()
    await expect.poll(() => onDisk().length, { interval: 5, timeout: 5000 }).toBe(disk)
  }
  expect(await rows('document')).toBe(documents)
  figure('S14', `${tries} uploads whose connection broke: no file, no document`)
})

test('the cookie of the session opens a file, and only a file', async () => {
  const { kept } = await served(pdf())
  const headers = { cookie: `${sessionCookie}=${driver.token}` }
  const get = (url: string, more: object = headers) =>
    app.server.app.inject({ method: 'GET', url, headers: { ...more } })
  expect((await get(`/api/files/${kept.key}`)).statusCode).toBe(200)
  expect((await get('/api/my/documents')).statusCode).toBe(401)
  expect((await get(`/api/files/${kept.key}`, {})).statusCode).toBe(401)
})

test('others’ files look like missing ones; an avatar is for those who may see the name, the logo for every user', async () => {
  const { kept } = await served(pdf())
  const otherDriver = await app.as('otherDriver')
  const waiting = await app.as('waiting')
  const missing = await driver.call(calls.getFile, { params: { key: randomUUID() } })
  expect([missing.status, missing.message]).toEqual([404, 'Not found.'])
  for (const key of ['0', '1', '-1', '1e3', 'abc', '9007199254740993', '../1', `${kept.key}0`]) {
    const odd = await driver.call(calls.getFile, { params: { key } })
    expect([odd.status, odd.text]).toEqual([404, missing.text])
  }
  const foreign = await otherDriver.call(calls.getFile, { params: { key: kept.key } })
  expect([foreign.status, foreign.text]).toEqual([404, missing.text])

  const { db, write } = app.platform
  const { sha256 } = await db
    .selectFrom('file')
    .select('sha256')
    .where('key', '=', kept.key)
    .executeTakeFirstOrThrow()
  const keep = (record_type: string, record_id: number) =>
    write(system, ({ tx }) =>
      tx
        .insertInto('file')
        .values({ sha256, name: 'a.pdf', content_type: 'application/pdf', bytes: 1, record_type, record_id })
        .returning('key')
        .executeTakeFirstOrThrow(),
    )
  const face = await keep('user', driver.user_id)
  const own = await keep('user', waiting.user_id)
  const logo = await keep('company', 1)
  const unknown = await keep('spaceship', 1)
  const statusOf = async (who: typeof driver, { key }: { key: string }) =>
    (await who.call(calls.getFile, { params: { key } })).status
  const seen = (who: typeof driver) =>
    Promise.all([face, own, logo, unknown].map((file) => statusOf(who, file)))
  expect(await seen(waiting)).toEqual([404, 200, 404, 404])
  expect(await seen(otherDriver)).toEqual([404, 404, 200, 404])
  expect(await seen(driver)).toEqual([200, 404, 200, 404])
  // Sales choose among users, accounts read the list of them.
  for (const name of ['sales', 'accounts'] as const)
    expect(await seen(await app.as(name))).toEqual([200, 200, 200, 404])
})
