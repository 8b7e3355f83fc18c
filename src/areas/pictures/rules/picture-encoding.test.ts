import { expect, test } from 'vitest'
import { type Encoding, encodedToFit, encodingsOf } from './picture-encoding.ts'

/** A picture of `full` bytes as a PNG, and a share of that as a JPEG. */
const pictureOf = (full: number) => async (encoding: Encoding) => ({
  ...encoding,
  size: encoding.content_type === 'image/png' ? full : full * encoding.quality,
})

test('a photo that fits keeps its file type and the best quality', async () => {
  expect(await encodedToFit(encodingsOf('image/jpeg'), 100, pictureOf(100))).toMatchObject({ quality: 0.92 })
  expect(await encodedToFit(encodingsOf('image/png'), 100, pictureOf(100))).toMatchObject({
    content_type: 'image/png',
  })
})

test('one that does not is saved with as much quality as fits', async () => {
  expect(await encodedToFit(encodingsOf('image/jpeg'), 100, pictureOf(125))).toEqual({
    content_type: 'image/jpeg',
    quality: 0.75,
    size: 93.75,
  })
  expect(await encodedToFit(encodingsOf('image/png'), 100, pictureOf(105))).toMatchObject({
    content_type: 'image/jpeg',
    quality: 0.92,
  })
})

test('the smallest is left when none fits', async () => {
  const made: number[] = []
  const encode = async (encoding: Encoding) => {
    made.push(encoding.quality)
    return { size: 1000, ...encoding }
  }
  expect(await encodedToFit(encodingsOf('image/jpeg'), 100, encode)).toMatchObject({ quality: 0.6 })
  expect(made).toEqual([0.92, 0.85, 0.75, 0.6])
})
