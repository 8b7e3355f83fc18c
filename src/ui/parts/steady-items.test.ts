import { expect, test } from 'vitest'
import type { MenuItem } from './Menu.tsx'
import { steadyItems } from './steady-items.ts'

const item = (label: string): MenuItem => ({ label, run: () => {} })
const labels = (items: readonly MenuItem[]) => items.map(({ label }) => label)

test('the items of an open menu stay where they are, with what they do now', () => {
  const opened = [item('Move'), item('Cancel')]
  const [move, cancel] = [item('Move'), item('Cancel')]
  expect(steadyItems(opened, [item('Unconfirm'), move, cancel])).toEqual([move, cancel, expect.anything()])
  expect(labels(steadyItems(opened, [item('Unconfirm'), move, cancel]))).toEqual([
    'Move',
    'Cancel',
    'Unconfirm',
  ])
})

test('what is no longer possible says so and does nothing', () => {
  const [move, cancel] = [item('Move'), item('Cancel')]
  expect(steadyItems([move, cancel], [cancel])).toEqual([
    { ...move, disabledReason: 'No longer possible' },
    cancel,
  ])
})

test('of two with one label each stays itself', () => {
  const [first, second] = [item('Open'), item('Open')]
  const shown = steadyItems([item('Open'), item('Open')], [first, second])
  expect(shown[0]).toBe(first)
  expect(shown[1]).toBe(second)
})

test('of two with one label the one that is gone is not the other', () => {
  const only = item('Open')
  const shown = steadyItems([item('Open'), item('Open')], [only])
  expect(shown.map((one) => one === only)).toEqual([true, false])
  expect(shown[1]).toMatchObject({ disabledReason: 'No longer possible' })
})
