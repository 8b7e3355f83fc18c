import { expect, test } from 'vitest'
import { choicesOf } from './choices.ts'

const item = (value: string, sort: number, is_visible = 1) => ({
  value,
  label: value.toUpperCase(),
  sort,
  is_visible,
})
const items = [item('clay', 30), item('sand', 10), item('rubble', 20, 0)]
const values = (current?: string | null) => choicesOf(items, current).map(({ value }) => value)

test('visible ones are offered, by sort', () => {
  expect(choicesOf(items)).toEqual([
    { value: 'sand', label: 'SAND' },
    { value: 'clay', label: 'CLAY' },
  ])
  expect(values(null)).toEqual(['sand', 'clay'])
})

test('a record’s current value stays, hidden ones in place, unknown ones at the end', () => {
  expect(values('rubble')).toEqual(['sand', 'rubble', 'clay'])
  expect(values('peat')).toEqual(['sand', 'clay', 'peat'])
  expect(values('clay')).toEqual(['sand', 'clay'])
})
