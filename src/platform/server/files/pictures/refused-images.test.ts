import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { chunk, jpegOf, picture, pngOf } from '#test/pictures.ts'
import { count, figure } from '#test/proof.ts'
import { MB, receivedPictures } from '#test/received-pictures.ts'
import { rewriteImage } from './image.ts'
import { type Sender, ourselves } from '../sender.ts'

const { data, receive, tmpFiles } = receivedPictures()

const tooBigSoSaved = 'Image is too large for the way it was saved. Save it as a'
const sides = (most: string) => `Images can be up to ${most} pixels wide and high.`

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
])('%s is refused by its header', async (_what, kind, make, words) => {
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

/** SOI, a marker without a length that hides a frame from parsers that skip by its first bytes, and the rest. */
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
])('%s is not a picture', async (_what, make) => {
  await expect(receive(await make())).rejects.toMatchObject({
    code: 'wrong_type',
    message: 'Upload a PDF, JPG or PNG file.',
  })
  expect(tmpFiles()).toEqual([])
})

const fullDisk = '/dev/full'
/** Not every system has a device that is always full. */
test.runIf(existsSync(fullDisk)).each(['jpeg', 'png'] as const)(
  'a %s that runs out of disk space is not blamed on the picture',
  async (format) => {
    const from = join(data, 'sent')
    writeFileSync(from, await picture(64, 48)[format]().toBuffer())
    await expect(rewriteImage(from, fullDisk, `image/${format}`, ourselves)).rejects.toMatchObject({
      code: 'ENOSPC',
    })
  },
)

test.each(['jpeg', 'png'] as const)(
  'a %s that runs out of space when re-encoded is not blamed on the picture',
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
      // Larger than the original, so that it no longer fits.
      kept: { width: 2400, height: 1800 },
    })
    const program = fileURLToPath(new URL('./image-process.mjs', import.meta.url))
    const blocks = Math.ceil(content.length / 512) + 8
    const limited = ['-c', `ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, program, order]
    const { status, stdout, stderr } = spawnSync('sh', limited, { encoding: 'utf8' })
    expect([status, stdout, stderr]).toEqual([1, '', 'EFBIG'])
  },
)
