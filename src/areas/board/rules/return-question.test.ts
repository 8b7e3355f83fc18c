import { expect, test } from 'vitest'
import { returnQuestion } from './return-question.ts'

const lacks = (count: number) => Array.from({ length: count }, (_, at) => `J-00${at + 1} needs a machine.`)

test('up to four orders are named, and how many more there are', () => {
  expect(returnQuestion(lacks(1))).toEqual({
    title: 'Return the order to pending?',
    message:
      'J-001 needs a machine. Back to pending, its other bookings are pencilled and any driver is notified.',
  })
  expect(returnQuestion(lacks(6))).toEqual({
    title: 'Return 6 orders to pending?',
    message:
      'J-001 needs a machine. J-002 needs a machine. J-003 needs a machine. J-004 needs a machine. And 2 more. Back to pending, their other bookings are pencilled and any driver is notified.',
  })
  expect(returnQuestion(lacks(4)).message).not.toContain('more')
})
