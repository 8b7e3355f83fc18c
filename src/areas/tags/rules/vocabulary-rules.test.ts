import { expect, test } from 'vitest'
import { colourCan, skillCan, tagCan } from './vocabulary-rules.ts'

test('an archived tag, skill or colour can only be restored, an open one cannot', () => {
  const archived = { archived_at: '2026-11-20T00:00:00Z' }
  const open = { archived_at: null }
  expect(tagCan.edit(archived)).toBe('Restore this tag to change it.')
  expect(skillCan.archive(archived)).toBe('This skill is already archived.')
  expect(colourCan.restore(open)).toBe('This colour is not archived.')
  for (const can of [tagCan, skillCan, colourCan]) {
    expect(can.restore(archived)).toBe(true)
    expect(can.edit(open)).toBe(true)
    expect(can.archive(open)).toBe(true)
  }
})
