import { expect, test } from 'vitest'
import { attachmentCan, checkAttachment } from './attachment-rules.ts'
import { massWords } from './attachment-words.ts'

test('a booked attachment is not archived, and an archived one only restored', () => {
  const current = { archived_at: null }
  const archived = { archived_at: '2026-11-20T00:00:00Z' }
  expect(attachmentCan.edit(current)).toBe(true)
  expect(attachmentCan.archive({ ...current, next_order_no: null })).toBe(true)
  expect(attachmentCan.archive({ ...current, next_order_no: 'WO-000009' })).toBe(
    'This attachment is booked on WO-000009. Release it first.',
  )
  expect(attachmentCan.restore(current)).toBe('This attachment is not archived.')
  expect(attachmentCan.edit(archived)).toBe('Restore this attachment to change it.')
  expect(attachmentCan.archive(archived)).toBe('This attachment is already archived.')
  expect(attachmentCan.restore(archived)).toBe(true)
})

test('masses are in order, and a rate has a unit', () => {
  expect(checkAttachment({ min_tonne: 4, max_tonne: 4, rate_cents: 0, rate_unit: 'hour' })).toEqual({})
  expect(checkAttachment({})).toEqual({})
  expect(checkAttachment({ min_tonne: 7, max_tonne: 4 })).toEqual({
    max_tonne: 'The heaviest machine must not be lighter than the lightest.',
  })
  expect(checkAttachment({ rate_cents: 100, rate_unit: null })).toEqual({
    rate_unit: 'Choose what the rate is charged by.',
  })
  expect(checkAttachment({ rate_cents: null, rate_unit: 'day' })).toEqual({
    rate_cents: 'Enter the rate, or clear what it is charged by.',
  })
})

test('which machines an attachment fits, in words', () => {
  expect(massWords(4, 7)).toBe('4 to 7 t')
  expect(massWords(4, null)).toBe('from 4 t')
  expect(massWords(null, 7)).toBe('up to 7 t')
  expect(massWords(null, null)).toBe('')
})
