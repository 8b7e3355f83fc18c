import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chunk, jpegOf, picture, pngOf, squares } from '#test/pictures.ts'
import { pictureMemory } from '#test/picture-memory.ts'
import { count, figure } from '#test/proof.ts'
import { receivedPictures } from '#test/received-pictures.ts'

const { receive } = receivedPictures()

const packed = deflateSync(Buffer.alloc(7_900_000, 'A'))
const note = (n: number) => chunk('zTXt', Buffer.concat([Buffer.from(`Note ${n}\0\0`), packed]))
/** Nine megabytes of metadata such as cameras and programs add to a picture. */
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

/** The heaviest image accepted of each kind, ordered by memory use. */
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
/** Megabytes. It varies with the machine's allocator, but an image held in full always takes more. */
const max_mb = count({ short: 200, full: 150 })
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
const tried = heaviest.flatMap(([what, make]) =>
  (['a visitor’s picture', 'a phone’s photo of who waits for approval'] as const).map(
    (other) => [what, other, make] as const,
  ),
)

test.each(tried.slice(0, count({ short: 1, full: tried.length })))(
  '%s and %s take no more than 150 MB together',
  async (what, other, make) => {
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
    expect(memory).toBeLessThanOrEqual(max_mb)
    figure('S14', `${what} and ${other} at once: ${memory.toFixed(0)} MB, ${took.toFixed(0)} ms`)
  },
)
