import { expect, test } from 'vitest'
import { isWorkDone } from './work-done.ts'

const atWork = { status: 'In Progress', approved_dockets: 1 } as const

test('nothing is done before a docket is approved, and all of it when the job is completed', () => {
  const float = { unit: 'fixed', category: 'float' } as const
  const labour = { unit: 'hour', category: 'labour' } as const
  for (const line of [float, labour]) {
    expect(isWorkDone(line, { status: 'In Progress', approved_dockets: 0 })).toBe(false)
    expect(isWorkDone(line, { status: 'Completed', approved_dockets: 0 })).toBe(true)
  }
})

test('with the first approved docket a float is done, and what is counted, but not the work at a price or by time', () => {
  expect(isWorkDone({ unit: 'fixed', category: 'float' }, atWork)).toBe(true)
  expect(isWorkDone({ unit: 'hour', category: 'float' }, atWork)).toBe(true)
  expect(isWorkDone({ unit: 'each', category: null }, atWork)).toBe(true)
  expect(isWorkDone({ unit: 'tonne', category: 'material' }, atWork)).toBe(true)
  expect(isWorkDone({ unit: 'fixed', category: null }, atWork)).toBe(false)
  expect(isWorkDone({ unit: 'hour', category: 'labour' }, atWork)).toBe(false)
})
