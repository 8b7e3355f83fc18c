import { expect, test } from 'vitest'
import { ChecklistItemInput } from '../contract/checklist.ts'
import { checkItems } from './checklist-rules.ts'
import { copyName } from './copy-name.ts'
import { itemChanges } from './item-changes.ts'

const item = (text: string, fields = {}) => ChecklistItemInput.parse({ text, ...fields })
const [horn, brakes, lights] = [item('Horn'), item('Brakes'), item('Lights')]

test('what changed between two versions is said in words', () => {
  expect(itemChanges([horn, brakes], [horn, brakes])).toEqual([])
  expect(itemChanges([horn, brakes], [lights, horn])).toEqual(['Added “Lights”', 'Removed “Brakes”'])
  expect(itemChanges([horn, brakes], [brakes, horn])).toEqual(['Changed the order'])
  expect(itemChanges([horn], [item('Horn', { is_critical: 1, section: 'Cab' })])).toEqual([
    '“Horn”: Section none → Cab',
    '“Horn”: Critical No → Yes',
  ])
  expect(itemChanges([horn], [horn, horn])).toEqual(['Added “Horn”'])
})

test('only what can fail is critical or takes a photo', () => {
  expect(checkItems({ items: [item('Horn', { is_critical: 1, photo_on_fail: 1 })] })).toEqual({})
  expect(checkItems({ items: [horn, item('Hours', { answer_type: 'number', is_critical: 1 })] })).toEqual({
    'items.1.is_critical': 'Only an item answered OK / Fail or Yes / No can be critical.',
  })
  expect(checkItems({ items: [item('Fit', { about: 'driver', photo_on_fail: 1 })] })).toEqual({
    'items.0.photo_on_fail': 'Only a fail of the machine takes a photo.',
  })
  expect(checkItems({})).toEqual({})
})

test('a copy has a name of its own', () => {
  expect(copyName('Site', [])).toBe('Copy of Site')
  expect(copyName('Site', ['copy of site'])).toBe('Copy 2 of Site')
  expect(copyName('x'.repeat(120), [])).toHaveLength(120)
})
