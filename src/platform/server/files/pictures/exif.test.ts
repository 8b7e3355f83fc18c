import { expect, test } from 'vitest'
import sharp from 'sharp'
import { readExif } from './exif.ts'

const nothing = { taken_at: null, taken_lat: null, taken_lng: null }

async function exifOf(tags: {
  IFD2?: Record<string, string>
  IFD3?: Record<string, string>
}): Promise<Buffer> {
  const image = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
  const { exif } = await sharp(await image.withExif(tags).jpeg().toBuffer()).metadata()
  return exif!
}

const place = {
  GPSLatitudeRef: 'S',
  GPSLatitude: '37/1 48/1 4981/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '144/1 57/1 4717/100',
}

test('a camera without a time zone is taken to be in Melbourne', async () => {
  const exif = await exifOf({ IFD2: { DateTimeOriginal: '2026:11:05 06:10:30' } })
  expect(readExif(exif)).toEqual({ ...nothing, taken_at: '2026-11-04T19:10:30.000Z' })
})

test('a camera’s own offset is used', async () => {
  const exif = await exifOf({
    IFD2: { DateTimeOriginal: '2026:11:05 06:10:30', OffsetTimeOriginal: '+08:00' },
  })
  expect(readExif(exif).taken_at).toBe('2026-11-04T22:10:30.000Z')
})

test('a place is degrees, south negative', async () => {
  expect(readExif(await exifOf({ IFD3: place }))).toEqual({
    taken_at: null,
    taken_lat: -37.813836,
    taken_lng: 144.963103,
  })
})

test.each([
  ['a day that is none', { IFD2: { DateTimeOriginal: '2026:13:45 06:10:30' } }],
  ['no digits', { IFD2: { DateTimeOriginal: '    :  :     :  :  ' } }],
  ['a latitude beyond the pole', { IFD3: { ...place, GPSLatitude: '97/1 0/1 0/1' } }],
  ['a division by zero', { IFD3: { ...place, GPSLatitude: '37/0 0/0 0/0' } }],
])('%s gives nothing', async (_what, tags) => {
  expect(readExif(await exifOf(tags))).toEqual(nothing)
})

test('a broken block gives nothing, wherever it is broken', async () => {
  const exif = await exifOf({ IFD2: { DateTimeOriginal: '2026:11:05 06:10:30' }, IFD3: place })
  expect(readExif(undefined)).toEqual(nothing)
  for (let length = 0; length < exif.length; length++)
    expect(() => readExif(exif.subarray(0, length))).not.toThrow()
  for (let at = 0; at < exif.length; at++) {
    const broken = Buffer.from(exif)
    broken[at] = 0xff
    expect(() => readExif(broken)).not.toThrow()
  }
})
