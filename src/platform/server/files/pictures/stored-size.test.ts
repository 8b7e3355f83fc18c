import { expect, test } from 'vitest'
import { storedSize } from './stored-size.ts'

test.each([
  ['image/jpeg', 640, 480, 640, 480],
  ['image/jpeg', 4032, 3024, 4032, 3024],
  ['image/jpeg', 5000, 2500, 4096, 2048],
  ['image/jpeg', 8160, 6120, 4096, 3072],
  ['image/jpeg', 7071, 7071, 3547, 3547],
  // At half size, since lines of more than 8,192 pixels take too much memory.
  ['image/jpeg', 9000, 3000, 3000, 1000],
  ['image/jpeg', 12_281, 4070, 4093, 1356],
  ['image/jpeg', 16_384, 1, 4096, 1],
  ['image/png', 4096, 3072, 3547, 2660],
  ['image/png', 6400, 100, 4096, 64],
] as const)('%s of %d by %d is stored as %d by %d', (type, width, height, kept_width, kept_height) => {
  expect(storedSize({ width, height }, type, 'people')).toEqual({ width: kept_width, height: kept_height })
})

test('a photo of someone waiting for approval is stored at a third of its sides', () => {
  const photo = { width: 4032, height: 3024 }
  expect(storedSize(photo, 'image/jpeg', 'waiting')).toEqual({ width: 1344, height: 1008 })
})
