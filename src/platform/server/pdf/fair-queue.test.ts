import { expect, test } from 'vitest'
import { openFairQueue } from './fair-queue.ts'

test('what there is no room for is not taken, of one asker or of all', () => {
  const queue = openFairQueue<string>({ in_all: 3, each: 2 })
  expect(['a1', 'a2', 'a3', 'b1', 'b2'].map((item) => queue.add(item[0], item))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ])
  expect([queue.next(), queue.next(), queue.next(), queue.next()]).toEqual(['a1', 'b1', 'a2', undefined])
  expect(queue.add('a', 'a4')).toBe(true)
})

test('each asker is served in turn, and one who comes while another is served is the next', () => {
  const queue = openFairQueue<string>({ in_all: 100, each: 100 })
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item)
  expect(queue.next()).toBe('a1')
  queue.add('b', 'b1')
  queue.add('b', 'b2')
  expect(queue.next()).toBe('b1')
  queue.add('c', 'c1')
  expect(Array.from({ length: 6 }, () => queue.next())).toEqual(['a2', 'c1', 'b2', 'a3', 'a4', undefined])
})
