import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picture, squares } from '#test/pictures.ts'
import { count, figure } from '#test/proof.ts'
import { receivedPictures } from '#test/received-pictures.ts'
import type { Sender } from '../sender.ts'

const { receive, tmpFiles, contentOf } = receivedPictures()

test.each<[string, Sender['kind']]>([
  ['thirty pictures of visitors', 'visitors'],
  ['thirty pictures of people who wait for approval', 'waiting'],
])('an approved user’s photo does not wait for %s', async (_what, kind) => {
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
  // One was processed and eight waited; the others were refused at once and left nothing behind.
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
  'of %s, a sender of many pictures lets another through after one of them',
  async (kind) => {
    const drawn = await squares(800, 800).png().toBuffer()
    const done: string[] = []
    const send = (party: string) => receive(drawn, kind, party).then(() => done.push(party))
    const greedy = Array.from({ length: 4 }, () => send('greedy'))
    // The first of them is being processed, and the others wait.
    await expect.poll(() => tmpFiles().length).toBeGreaterThan(3)
    await send('another')
    expect(done.filter((party) => party === 'greedy').length).toBeLessThan(3)
    await Promise.all(greedy)
    expect(done).toHaveLength(5)
  },
)

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture rotated by %d in its file is turned upright',
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

test('no metadata about camera, place or text stays in any image', async () => {
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
  const tries = count({ short: 4, full: 200 })
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
