import { expect, test } from 'vitest'
import { saveViewCan } from './view-limits.ts'

const views = (count: number, list_key = '/a') =>
  Array.from({ length: count }, (_, at) => ({ list_key, name: `View ${at}` }))

test('the fifty-first view of a list is refused, and the five hundred and first in total', () => {
  expect(saveViewCan(views(50), { list_key: '/a', name: 'One more' })).toBe(
    'You have 50 views of this list, which is the limit. Remove one first.',
  )
  const many = Array.from({ length: 10 }, (_, at) => views(50, `/list-${at}`)).flat()
  expect(saveViewCan(many, { list_key: '/a', name: 'One more' })).toBe(
    'You have 500 views, which is the limit. Remove one first.',
  )
})

test('a view of the same name is replaced whatever their number, but not one of another list', () => {
  expect(saveViewCan(views(50), { list_key: '/a', name: 'View 7' })).toBe(true)
  expect(saveViewCan([...views(50), ...views(1, '/b')], { list_key: '/a', name: 'View 0 ' })).not.toBe(true)
  expect(saveViewCan(views(50), { list_key: '/b', name: 'View 7' })).toBe(true)
  expect(saveViewCan(views(49), { list_key: '/a', name: 'One more' })).toBe(true)
})
