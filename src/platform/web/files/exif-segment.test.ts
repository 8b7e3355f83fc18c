import sharp from 'sharp'
import { expect, test } from 'vitest'
import { exifSegment, withNotes } from './exif-segment.ts'

const shot = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#b5651d' } })
const bytes = (content: Buffer) => new Uint8Array(content)
const exif = {
  IFD0: { Make: 'Kestrel' },
  IFD2: { DateTimeOriginal: '2026:11:05 06:10:30' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 49/1 0/1' },
}

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['nothing', () => Buffer.alloc(0)],
  ['a JPEG without notes', () => shot().jpeg().toBuffer()],
  ['a PNG', () => shot().withExif(exif).png().toBuffer()],
  ['notes that end with the file', () => Buffer.from('ffd8ffe100ff457869660000', 'hex')],
  [
    'notes that point outside themselves',
    () => Buffer.from('ffd8ffe10010457869660000494900000000ffffffda', 'hex'),
  ],
])('%s has none', async (_what, make) => {
  expect(exifSegment(bytes(await make()))).toBeNull()
})

test.each([1, 3, 6, 8])(
  'EXIF of a photo rotated by %d moves into an upright one, which still opens',
  async (orientation) => {
    const photo = await shot().withExif(exif).withMetadata({ orientation }).jpeg().toBuffer()
    const notes = exifSegment(bytes(photo))
    const drawn = new Blob([bytes(await shot().jpeg().toBuffer())], { type: 'image/jpeg' })
    const whole = withNotes(drawn, notes!)
    expect(whole.type).toBe('image/jpeg')
    const read = await sharp(await whole.arrayBuffer()).metadata()
    expect([read.width, read.height, read.orientation]).toEqual([40, 20, 1])
    for (const word of ['Kestrel', '2026:11:05 06:10:30'])
      expect(read.exif?.toString('latin1')).toContain(word)
  },
)
