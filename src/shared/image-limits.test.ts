import { expect, test } from 'vitest'
import { type ImageSender, imageRefusal, sentSize } from './image-limits.ts'

const phone = { width: 8064, height: 6048 }

test.each<[ImageSender, 'image/jpeg' | 'image/png', string | undefined]>([
  ['people', 'image/jpeg', undefined],
  ['people', 'image/png', 'Images can have up to 25 megapixels.'],
  ['waiting', 'image/jpeg', 'Images can have up to 16 megapixels.'],
])('of %s a %s of 48 megapixels: %s', (sender, type, words) => {
  expect(imageRefusal(phone, type, sender)).toBe(words)
})

test('too long a side is refused with a message, whatever the area', () => {
  expect(imageRefusal({ width: 6401, height: 10 }, 'image/jpeg', 'waiting')).toBe(
    'Images can be up to 6,400 pixels wide and high.',
  )
})

test.each<[ImageSender, { width: number; height: number }, { width: number; height: number }]>([
  ['people', phone, { width: 4096, height: 3072 }],
  ['waiting', { width: 6048, height: 8064 }, { width: 3072, height: 4096 }],
  ['waiting', { width: 5000, height: 5000 }, { width: 3547, height: 3547 }],
  ['people', { width: 30_000, height: 1500 }, { width: 4096, height: 204 }],
  ['people', { width: 100_000, height: 1 }, { width: 4096, height: 1 }],
  ['waiting', { width: 1170, height: 2532 }, { width: 1170, height: 2532 }],
])('for %s %o is sent as %o, which is accepted', (sender, size, sent) => {
  expect(sentSize(size, sender)).toEqual(sent)
  expect(imageRefusal(sent, 'image/jpeg', sender)).toBeUndefined()
})
