import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { chunk, jpegOf, pngOf } from '#test/pictures.ts'
import { count, figure } from '#test/proof.ts'
import type { ReceivedFile } from './file-store.ts'
import { openFileStore } from './local-files.ts'

const data = mkdtempSync(join(tmpdir(), 'haulyard-files-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))
const store = openFileStore(data)
const folder = join(data, 'files')

const MB = 1_048_576
/** Receives and stores a file, as a change that keeps it does. */
const receive = async (
  content: Buffer | string | Readable,
  name = 'file',
  max_bytes = 10 * MB,
): Promise<ReceivedFile> => {
  const stream = content instanceof Readable ? content : Readable.from([Buffer.from(content)])
  const file = await store.receive(stream, name, { max_bytes })
  await file.place()
  await file.release()
  return file
}
const kept = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((e) => e.isFile())
        .map((e) => join(e.parentPath, e.name))
    : []
const contentOf = async ({ sha256 }: ReceivedFile): Promise<Buffer> =>
  buffer((await store.open(sha256)).stream)

const pdf = (inside = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n${inside}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  )
const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#b5651d' } })
const html = '<html><script>alert(document.domain)</script></html>'

const onlyThese = { code: 'wrong_type', message: 'Upload a PDF, JPG or PNG file.' }
const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

test.each<[string, Buffer]>([
  ['a PDF followed by HTML', Buffer.concat([pdf(), Buffer.from(html)])],
  ['a PDF followed by a ZIP', Buffer.concat([pdf(), Buffer.from('PK\x03\x04'), randomBytes(3000)])],
  ['a PDF cut short', pdf('x'.repeat(5000)).subarray(0, 4000)],
])('%s is reported as damaged', async (_what, content) => {
  const damaged = { code: 'wrong_type', message: 'This PDF is damaged.' }
  await expect(receive(content, 'licence.pdf')).rejects.toMatchObject(damaged)
})

test.each<[string, Buffer | string]>([
  ['nothing at all', ''],
  ['a few bytes', '%PDF'],
  ['text', 'Dear Sir or Madam, please find attached'],
  ['HTML', html],
  ['SVG', `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`],
  ['a GIF that is also an archive', `GIF89a\x01\0\x01\0\x80\0\0PK\x03\x04${'x'.repeat(40)}`],
  ['a ZIP', 'PK\x03\x04\x14\0\0\0\x08\0docx or xlsx'],
  ['a program', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), randomBytes(100)])],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0'],
  ['a PDF that begins with HTML', Buffer.concat([Buffer.from(html), pdf()])],
  ['a PDF that begins with a blank', Buffer.concat([Buffer.from('\n'), pdf()])],
  [
    'HTML that claims to be a PNG',
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(html)]),
  ],
  ['the head of a PNG and no picture', pngOf({ width: 20, height: 20 }).subarray(0, 40)],
  ['the head of a JPEG and a script', Buffer.concat([jpegHead, Buffer.from('<?php system($_GET["c"]); ?>')])],
])('%s is refused', async (_what, content) => {
  const before = kept()
  await expect(receive(content, 'licence.pdf')).rejects.toMatchObject(onlyThese)
  expect(kept()).toEqual(before)
})

test.each(['heic', 'heix', 'mif1', 'avif'])('a photo of brand %s is refused with advice', async (brand) => {
  const message = expect.stringMatching(/^HEIC photos .* Save the photo as JPG/)
  await expect(receive(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`)).rejects.toMatchObject({
    code: 'wrong_type',
    message,
  })
})

test('a file one byte too large is cut off, whatever is still to come', async () => {
  const before = kept()
  let sent = 0
  async function* endless() {
    yield pdf()
    for (;;) {
      sent += MB
      yield Buffer.alloc(MB)
    }
  }
  const refused = { code: 'too_large', message: 'File must be 10 MB or smaller.' }
  await expect(receive(Readable.from(endless(), { highWaterMark: 1 }))).rejects.toMatchObject(refused)
  expect(sent).toBeLessThanOrEqual(13 * MB)
  figure(
    'S14',
    `an endless upload: cut off after ${sent / MB} MB, ${kept().length - before.length} files left`,
  )
  await expect(receive(pdf('x'.repeat(1000)), 'a', 900)).rejects.toMatchObject({
    message: 'File must be 0.9 kB or smaller.',
  })
  const whole = pdf('y'.repeat(1000))
  expect(kept()).toEqual(before)
  expect(await receive(whole, 'a', whole.length)).toMatchObject({ bytes: whole.length })
})

test.each([
  ['PNG', async () => pngOf({ width: 50_000, height: 50_000 }), '25 megapixels'],
  ['JPEG', () => jpegOf(50_000, 50_000), '50 megapixels'],
])('a %s bomb is refused before it is unpacked', async (_type, make, most) => {
  const bomb = await make()
  const before = process.memoryUsage.rss()
  const started = performance.now()
  await expect(receive(bomb)).rejects.toMatchObject({
    code: 'too_large',
    message: `Images can have up to ${most}.`,
  })
  // Unpacking takes many times as long.
  expect(performance.now() - started).toBeLessThan(1000)
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * MB)
})

test('a PDF is stored byte for byte under the hash of its content', async () => {
  const content = pdf('Öffentlich')
  const received = await receive(
    Readable.from([content.subarray(0, 3), content.subarray(3)]),
    '../Public liability 2026.pdf',
  )
  expect(received).toMatchObject({
    name: 'Public liability 2026.pdf',
    content_type: 'application/pdf',
    bytes: content.length,
    width: null,
  })
  const { sha256 } = received
  expect(kept()).toContain(join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256))
  expect(await contentOf(received)).toEqual(content)
  expect((await store.open(sha256)).bytes).toBe(content.length)
})

test('the same content twice is one file', async () => {
  const first = await receive(pdf('twice'), 'a.pdf')
  const files = kept().length
  expect((await receive(pdf('twice'), 'b.pdf')).sha256).toBe(first.sha256)
  expect(kept()).toHaveLength(files)
})

test('a photo is turned upright; its EXIF is returned but not stored', async () => {
  const gps = {
    GPSLatitudeRef: 'S',
    GPSLatitude: '37/1 48/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '144/1 57/1 0/1',
  }
  const captured = {
    IFD0: { Make: 'Canary Camera' },
    IFD2: { DateTimeOriginal: '2026:11:05 06:10:30' },
    IFD3: gps,
  }
  const photo = await picture(40, 20).withExif(captured).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const received = await receive(Buffer.concat([photo, Buffer.from('<?php system("id") ?>')]), 'IMG_1.JPG')
  expect(received).toMatchObject({ name: 'IMG_1.JPG', content_type: 'image/jpeg', width: 20, height: 40 })
  expect(received).toMatchObject({
    taken_at: '2026-11-04T19:10:30.000Z',
    taken_lat: -37.8,
    taken_lng: 144.95,
  })
  const content = await contentOf(received)
  expect(content).toHaveLength(received.bytes)
  const seen = await sharp(content).metadata()
  expect(seen).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
  expect([seen.exif, seen.icc, seen.xmp, seen.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  for (const trace of ['Canary', '<?php', 'Exif']) expect(content.includes(trace)).toBe(false)
})

test('a PNG with nothing drawn on it is recognised', async () => {
  const clear = { create: { width: 300, height: 100, channels: 4, background: '#00000000' } } as const
  const line = Buffer.from('<svg width="3" height="3"><path d="M0 1h2" stroke="#111"/></svg>')
  const png = (image: ReturnType<typeof picture>) => image.png().toBuffer()
  expect(await receive(await png(picture(300, 100)))).toMatchObject({ is_blank: true })
  expect(await receive(await png(sharp(clear)))).toMatchObject({ is_blank: true })
  expect(await receive(await png(sharp(clear).composite([{ input: line }])))).toMatchObject({
    is_blank: false,
  })
})

test('text chunks in a PNG are dropped', async () => {
  const received = await receive(
    pngOf({ width: 20, height: 20 }, [chunk('tEXt', Buffer.from(`Comment\0${html}`))]),
  )
  expect(received).toMatchObject({ content_type: 'image/png', width: 20, height: 20, taken_at: null })
  expect((await contentOf(received)).includes('script')).toBe(false)
})

test('an image larger than anyone needs is made smaller', async () => {
  const photo = await picture(5000, 2500).jpeg().toBuffer()
  expect(await receive(photo)).toMatchObject({ width: 4096, height: 2048 })
})

test('interrupted uploads leave nothing', async () => {
  const before = kept()
  const broken = async (nth: number) => {
    async function* some() {
      yield pdf().subarray(0, 20 + (nth % 40))
      await turn()
      throw new Error('aborted')
    }
    await expect(receive(Readable.from(some()))).rejects.toThrow('aborted')
  }
  const rounds = count({ short: 5, full: 50 })
  for (let round = 0; round < rounds; round++)
    await Promise.all(Array.from({ length: 20 }, (_, nth) => broken(nth)))
  expect(kept()).toEqual(before)
  figure('S14', `${20 * rounds} uploads that broke off: no file left`)
})

test.each(['', '../secret', 'A'.repeat(64), '0'.repeat(63), '0'.repeat(64)])(
  '%j opens nothing',
  async (sha256) => {
    await expect(store.open(sha256)).rejects.toMatchObject({ code: 'not_found' })
  },
)

test('a received file cannot be found until it is placed, and may be placed again', async () => {
  const before = kept()
  const waits = () => store.receive(Readable.from([pdf('placed')]), 'a.pdf', { max_bytes: MB })
  const file = await waits()
  await expect(store.open(file.sha256)).rejects.toMatchObject({ code: 'not_found' })
  await file.place()
  await file.place()
  const other = await waits()
  await other.place()
  await Promise.all([file.release(), other.release()])
  expect(await contentOf(file)).toEqual(pdf('placed'))
  expect(kept().length).toBe(before.length + 1)
  const refused = await waits()
  await refused.release()
  expect(kept().length).toBe(before.length + 1)
})

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14171a' } })
    .png()
    .toBuffer()

test.each([
  ['a wide photo', () => jpegOf(1600, 1200), { width: 400, height: 300, format: 'jpeg' }],
  ['a tall drawing', () => drawing(300, 1200), { width: 100, height: 400, format: 'png' }],
  ['one that is small already', () => jpegOf(40, 30), { width: 40, height: 30, format: 'jpeg' }],
] as const)(
  '%s is made smaller for a document, and stays as it is in the store',
  async (_what, make, size) => {
    const file = await receive(await make())
    const [before, stored] = [kept(), await contentOf(file)]
    const smaller = await store.smaller(file.sha256, 400, { kind: 'people', party: 'someone' })
    expect(await sharp(smaller).metadata()).toMatchObject(size)
    expect(await contentOf(file)).toEqual(stored)
    expect(kept()).toEqual(before)
  },
)

test('nothing smaller is made of a missing file or one that is not a picture', async () => {
  const { sha256 } = await receive(pdf('plan'))
  const smaller = (hash: string) => store.smaller(hash, 400, { kind: 'people', party: 'someone' })
  await expect(smaller(sha256)).rejects.toMatchObject({ code: 'wrong_type' })
  for (const missing of ['0'.repeat(64), '../../etc/passwd'])
    await expect(smaller(missing)).rejects.toMatchObject({ code: 'not_found' })
})

test('day-old contents are listed, and removed when unused', async () => {
  const [old, fresh] = [await receive(pdf('old')), await receive(pdf('fresh'))]
  const pathOf = ({ sha256 }: ReceivedFile) => join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  const leftover = join(folder, 'tmp', 'leftover')
  writeFileSync(leftover, 'half a file')
  for (const path of [pathOf(old), leftover]) utimesSync(path, yesterday, yesterday)
  const named: string[] = []
  for await (const hashes of store.old()) named.push(...hashes)
  expect(named).toEqual([old.sha256])
  await store.remove(old.sha256)
  await store.removeLeftovers()
  expect([pathOf(old), pathOf(fresh), leftover].map((path) => existsSync(path))).toEqual([false, true, false])
})
