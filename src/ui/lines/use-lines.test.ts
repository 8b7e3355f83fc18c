import { expect, test } from 'vitest'
import { messagesWithoutCell } from './use-lines.ts'

const wrong = {
  id: { message: 'This line is no longer on the invoice.' },
  quantity: { message: 'Quantity is required.' },
  ref: undefined,
}

test('a line says what is wrong with fields that have no cell, and leaves the rest to their cells', () => {
  expect(messagesWithoutCell(wrong, ['description', 'quantity'])).toEqual([
    'This line is no longer on the invoice.',
  ])
  expect(messagesWithoutCell(wrong, [])).toEqual([
    'This line is no longer on the invoice.',
    'Quantity is required.',
  ])
  expect(messagesWithoutCell({}, ['quantity'])).toEqual([])
})
