import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { chunk, jpegOf, picture, pngOf, squares } from '#test/pictures.ts'
import { pictureMemory } from '#test/picture-memory.ts'
import { count, figure } from '#test/proof.ts'
import { rewriteImage } from './image.ts'
import { openFileStore } from './local-files.ts'
import { type Sender, ourselves } from './sender.ts'

const data = mkdtempSync(join(tmpdir(), 'haulyard-images-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))
const store = openFileStore(data)
const MB = 1_048_576
/** Takes a picture in and puts it into its place, as a change that keeps it does. */
const receive = async (content: Buffer, kind: Sender['kind'] = 'people', party = 'somebody') => {
  const limits = { max_bytes: 10 * MB, sender: { kind, party } }
  const file = await store.receive(Readable.from([content]), 'picture', limits)
  await file.place()
  await file.release()
  return file
}
const tmpFiles = (): string[] => readdirSync(join(data, 'files', 'tmp'))
const contentOf = async ({ sha256 }: { sha256: string }) => buffer((await store.open(sha256)).stream)

const tooBigSoSaved = 'Image is too large for the way it was saved. Save it as a'
const sides = (most: string) => `Image must be ${most} pixels wide and high or less.`

const refused: { took: number; grown: number }[] = []
afterAll(() => {
  const [took, grown] = [refused.map((one) => one.took), refused.map((one) => one.grown)]
  figure(
    'S14',
    `${refused.length} pictures too large refused by their head, the slowest after ${Math.max(...took).toFixed(0)} ms, memory at most +${Math.max(0, ...grown).toFixed(0)} MB`,
  )
})

test.each<[string, Sender['kind'], () => Promise<Buffer> | Buffer, string]>([
  ['a PNG of one column', 'people', () => pngOf({ width: 1, height: 25_000_000 }), sides('6,400')],
  ['a PNG of one row', 'people', () => pngOf({ width: 25_000_000, height: 1 }), sides('6,400')],
  ['a PNG a pixel too wide', 'people', () => pngOf({ width: 6401, height: 10 }), sides('6,400')],
  ['a JPEG a pixel too wide', 'people', () => jpegOf(16_385, 10), sides('16,384')],
  ['a PNG of 50,000 squared', 'people', () => pngOf({ width: 50_000, height: 50_000 }), '25 megapixels'],
  ['a JPEG of 50,000 squared', 'people', () => jpegOf(50_000, 50_000), '50 megapixels'],
  [
    'a progressive JPEG',
    'people',
    () => jpegOf(8160, 6120, { progressive: true }),
    `${tooBigSoSaved} standard`,
  ],
  [
    'an interlaced PNG',
    'people',
    () => pngOf({ width: 4096, height: 4096, interlaced: true }),
    `${tooBigSoSaved} JPG`,
  ],
  [
    'a PNG of 16 bits',
    'people',
    () => pngOf({ width: 4096, height: 4096, bits: 16 }),
    `${tooBigSoSaved} JPG`,
  ],
  [
    'a wide PNG of who waits for approval',
    'waiting',
    () => pngOf({ width: 2001, height: 10 }),
    sides('2,000'),
  ],
  ['a JPEG of who waits for approval', 'waiting', () => jpegOf(6000, 2700), '16 megapixels'],
  ['a visitor’s wide PNG', 'visitors', () => pngOf({ width: 2001, height: 10 }), sides('2,000')],
  ['a visitor’s PNG', 'visitors', () => pngOf({ width: 1900, height: 1900 }), '2 megapixels'],
  ['a visitor’s JPEG', 'visitors', () => jpegOf(4032, 3024), '2 megapixels'],
  ['a visitor’s progressive JPEG', 'visitors', () => jpegOf(2000, 990, { progressive: true }), tooBigSoSaved],
])('%s is refused by its head', async (_what, kind, make, words) => {
  const content = await make()
  const memory = process.memoryUsage.rss()
  const started = performance.now()
  await expect(receive(content, kind)).rejects.toMatchObject({
    code: 'too_large',
    message: expect.stringContaining(words),
  })
  const took = performance.now() - started
  expect(took).toBeLessThan(count({ short: 1000, full: 100 }))
  const grown = (process.memoryUsage.rss() - memory) / MB
  expect(grown).toBeLessThan(50)
  expect(tmpFiles()).toEqual([])
  refused.push({ took, grown })
})

/** SOI, a marker without a length that hides a frame from who takes its first bytes for one, and the rest. */
async function twoFaced(): Promise<Buffer> {
  const jpeg = await jpegOf(40, 20)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0x01]), jpeg.subarray(2)])
}
test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['a JPEG whose head decoders do not read alike', twoFaced],
  ['a JPEG without sides', () => jpegOf(0, 20)],
  ['a PNG without sides', () => pngOf({ width: 0, height: 20 })],
  [
    'a PNG of a thousand empty chunks',
    () => pngOf({ width: 9, height: 9 }, Array(1000).fill(chunk('tEXt', Buffer.from('a')))),
  ],
  ['a PNG whose pixels are not those of its head', () => pngOf({ width: 2000, height: 2000 })],
])('%s is no picture', async (_what, make) => {
  await expect(receive(await make())).rejects.toMatchObject({
    code: 'wrong_type',
    message: 'Upload a PDF, JPG or PNG file.',
  })
  expect(tmpFiles()).toEqual([])
})

const fullDisk = '/dev/full'
/** Not every system has a disk that is always full. */
test.runIf(existsSync(fullDisk)).each(['jpeg', 'png'] as const)(
  'a %s that finds no space is no bad picture',
  async (format) => {
    const from = join(data, 'sent')
    writeFileSync(from, await picture(64, 48)[format]().toBuffer())
    await expect(rewriteImage(from, fullDisk, `image/${format}`, ourselves)).rejects.toMatchObject({
      code: 'ENOSPC',
    })
  },
)

test.each(['jpeg', 'png'] as const)(
  'a %s that outgrows the space when it is written anew is no bad picture',
  async (format) => {
    const [from, to] = [join(data, 'sent'), join(data, 'kept')]
    const shot = picture(800, 600)
    const content = await (
      format === 'jpeg' ? shot.jpeg({ quality: 20 }) : shot.toColourspace('b-w').png()
    ).toBuffer()
    writeFileSync(from, content)
    const order = JSON.stringify({
      from,
      to,
      type: `image/${format}`,
      picture: [[0, content.length]],
      pixels: 480_000,
      // Larger than it came, so that it no longer fits.
      kept: { width: 2400, height: 1800 },
    })
    const program = fileURLToPath(new URL('./image-process.mjs', import.meta.url))
    const blocks = Math.ceil(content.length / 512) + 8
    const limited = ['-c', `ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, program, order]
    const { status, stdout, stderr } = spawnSync('sh', limited, { encoding: 'utf8' })
    expect([status, stdout, stderr]).toEqual([1, '', 'EFBIG'])
  },
)

test.each<[string, Sender['kind']]>([
  ['thirty pictures of visitors', 'visitors'],
  ['thirty pictures of people who wait for approval', 'waiting'],
])('a photo of somebody who is approved does not wait for %s', async (_what, kind) => {
  const [sent, most] = [30, 9]
  const drawn = await squares(800, 800).png().toBuffer()
  const photo = await picture(640, 480).jpeg().toBuffer()
  const done: string[] = []
  const turnedAway: unknown[] = []
  const others = Array.from({ length: sent }, (_, n) =>
    receive(drawn, kind, `party ${n % 15}`).then(
      () => done.push('other'),
      (error) => turnedAway.push(error),
    ),
  )
  await receive(photo).then(() => done.push('photo'))
  const before = done.indexOf('photo')
  await Promise.all(others)
  // One was worked on and eight waited; the others were told at once, and nothing of them stays.
  expect(done).toHaveLength(most + 1)
  expect(turnedAway).toHaveLength(sent - most)
  for (const error of turnedAway)
    expect(error).toMatchObject({
      code: 'unavailable',
      message: 'Too many pictures are coming in. Try again in a moment.',
      details: { retry_after_seconds: 5 },
    })
  expect(before).toBeLessThan(8)
  expect(tmpFiles()).toEqual([])
})

test.each(['people', 'waiting', 'visitors'] as const)(
  'of %s one with many pictures lets another through after one of them',
  async (kind) => {
    const drawn = await squares(800, 800).png().toBuffer()
    const done: string[] = []
    const send = (party: string) => receive(drawn, kind, party).then(() => done.push(party))
    const greedy = Array.from({ length: 4 }, () => send('greedy'))
    // The first of them is being worked on, and the others wait.
    await expect.poll(() => tmpFiles().length).toBeGreaterThan(3)
    await send('another')
    expect(done.filter((party) => party === 'greedy').length).toBeLessThan(3)
    await Promise.all(greedy)
    expect(done).toHaveLength(5)
  },
)

const packed = deflateSync(Buffer.alloc(7_900_000, 'A'))
const note = (n: number) => chunk('zTXt', Buffer.concat([Buffer.from(`Note ${n}\0\0`), packed]))
/** Nine megabytes of what cameras and programs leave beside a picture. */
async function jpegWith(kind: number, begins: string): Promise<Buffer> {
  const jpeg = await jpegOf(40, 20)
  const segment = Buffer.alloc(65_537, 'A')
  segment.writeUInt16BE(0xff00 + kind, 0)
  segment.writeUInt16BE(65_535, 2)
  segment.write(begins, 4, 'latin1')
  return Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(140).fill(segment), jpeg.subarray(2)])
}
test.each<[string, () => Promise<Buffer> | Buffer]>([
  [
    'a hundred packed notes in a PNG',
    () =>
      pngOf(
        { width: 20, height: 20 },
        Array.from({ length: 100 }, (_, n) => note(n)),
      ),
  ],
  ['notes all over a JPEG', () => jpegWith(0xe1, 'http://ns.adobe.com/xap/1.0/\0')],
  ['a hundred colour profiles in a JPEG', () => jpegWith(0xe2, 'ICC_PROFILE\0\x01\x01')],
])('%s are not read', async (_what, make) => {
  const content = await make()
  const memory = await pictureMemory(async () => {
    const received = await receive(content)
    expect(received.bytes).toBeLessThan(2000)
  })
  expect(memory).toBeGreaterThan(20)
  expect(memory).toBeLessThan(90)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture lying as %d in its file is stood upright',
  async (orientation) => {
    for (const type of orientation === 6 ? (['jpeg', 'png'] as const) : (['jpeg'] as const)) {
      const lying = await picture(300, 200).withMetadata({ orientation })[type]().toBuffer()
      const kept = await contentOf(await receive(lying))
      const expected = await sharp(lying).autoOrient().raw().toBuffer({ resolveWithObject: true })
      const seen = await sharp(kept).raw().toBuffer({ resolveWithObject: true })
      expect([seen.info.width, seen.info.height]).toEqual([expected.info.width, expected.info.height])
      const apart = seen.data.reduce((sum, value, at) => sum + Math.abs(value - (expected.data[at] ?? 0)), 0)
      expect(apart / seen.data.length).toBeLessThan(10)
    }
  },
)

test('nothing of camera, place or words stays in any image', async () => {
  const exif = {
    IFD0: { Make: 'Canary Camera', ImageDescription: 'canary words' },
    IFD3: {
      GPSLatitudeRef: 'S',
      GPSLatitude: '37/1 49/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '144/1 58/1 0/1',
    },
  }
  const xmp = '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">canary xmp</x:xmpmeta>'
  const tries = count({ short: 8, full: 200 })
  for (let n = 0; n < tries; n++) {
    const type = n % 2 === 0 ? 'jpeg' : 'png'
    const [width, height] = [20 + ((n * 37) % 300), 20 + ((n * 53) % 300)]
    const shot = (n % 3 === 0 ? squares : picture)(width, height)
      .withExif(exif)
      .withXmp(xmp)
      .withMetadata({ orientation: 1 + (n % 8), ...(n % 4 < 2 && { icc: 'p3' }) })
    const content = await shot[type]({ progressive: n % 5 === 0 }).toBuffer()
    expect((await sharp(content).metadata()).exif).toBeDefined()
    const kept = await contentOf(await receive(Buffer.concat([content, Buffer.from('canary behind')])))
    const { exif: camera, icc, iptc, xmp: words, orientation, comments } = await sharp(kept).metadata()
    expect([camera, icc, iptc, words, orientation, comments]).toEqual(Array(6).fill(undefined))
    expect(kept.toString('latin1')).not.toMatch(/canary/i)
  }
  figure('S14', `${tries} images with EXIF, place, XMP and profile: nothing left in any`)
})

/** The heaviest that is let in of each kind, in the order of what they take. */
const heaviest: [string, () => Picture][] = [
  [
    'a PNG turned, transparent, in colours of its own',
    () => squares(6400, 3900).withMetadata({ orientation: 6, icc: 'p3' }).png({ compressionLevel: 1 }),
  ],
  [
    'a progressive JPEG turned',
    () => picture(4096, 3072).withMetadata({ orientation: 6 }).jpeg({ progressive: true }),
  ],
  [
    'a JPEG of 50 megapixels turned',
    () => picture(8160, 6120).withMetadata({ orientation: 8, icc: 'p3' }).jpeg(),
  ],
  ['a JPEG of 50 megapixels upside down', () => picture(7071, 7071).withMetadata({ orientation: 3 }).jpeg()],
  ['a panorama', () => picture(16_384, 3050).jpeg()],
  ['a wide JPEG', () => picture(12_287, 4069).withMetadata({ orientation: 6 }).jpeg()],
  [
    'a JPEG in printing colours',
    () => picture(4096, 2300).toColourspace('cmyk').withMetadata({ orientation: 6, icc: 'cmyk' }).jpeg(),
  ],
  [
    'an interlaced PNG turned',
    () =>
      squares(3072, 3072).withMetadata({ orientation: 6 }).png({ progressive: true, compressionLevel: 1 }),
  ],
  [
    'an interlaced PNG of 16 bits',
    () => squares(4096, 1150).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }),
  ],
]
type Picture = ReturnType<typeof picture>
/** Of memory. It varies with the allocator of the machine, yet one that is held whole is always more. */
const most_mb = count({ short: 200, full: 150 })
const beside = {
  'a visitor’s picture': {
    kind: 'visitors',
    make: () => squares(2000, 1000).withMetadata({ orientation: 6, icc: 'p3' }).png(),
  },
  'a phone’s photo of who waits for approval': {
    kind: 'waiting',
    make: () => picture(4032, 3024).withMetadata({ orientation: 6, icc: 'p3' }).jpeg(),
  },
} as const
const tried = heaviest
  .slice(0, count({ short: 2, full: heaviest.length }))
  .flatMap(([what, make], at) =>
    (['a visitor’s picture', 'a phone’s photo of who waits for approval'] as const)
      .slice(0, count({ short: at === 0 ? 2 : 1, full: 2 }))
      .map((other) => [what, other, make] as const),
  )

test.each(tried)('%s and %s take no more than 150 MB together', async (what, other, make) => {
  const { kind, make: makeOther } = beside[other]
  const theirs = await makeOther().toBuffer()
  const own = await make().toBuffer()
  let took = 0
  const memory = await pictureMemory(async () => {
    const started = performance.now()
    await Promise.all([receive(own), receive(theirs, kind)])
    took = performance.now() - started
  })
  expect(memory).toBeGreaterThan(40)
  expect(memory).toBeLessThanOrEqual(most_mb)
  figure('S14', `${what} and ${other} at once: ${memory.toFixed(0)} MB, ${took.toFixed(0)} ms`)
})
