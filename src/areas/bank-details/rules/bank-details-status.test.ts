import { expect, test } from 'vitest'
import { bankDetailsCan } from './bank-details-status.ts'

const proposed = { status: 'proposed', proposed_by: 1, viewer_id: 2, is_readable: 1 } as const
const own = 'You entered these bank details. Someone else has to confirm or decline them.'

test('new bank details are confirmed or declined by a second person, withdrawn by the first', () => {
  expect(bankDetailsCan.confirm(proposed)).toBe(true)
  expect(bankDetailsCan.decline(proposed)).toBe(true)
  expect(bankDetailsCan.withdraw(proposed)).toBe(
    'Only the person who entered these bank details can withdraw them.',
  )
  const byFirst = { ...proposed, viewer_id: 1 }
  expect(bankDetailsCan.confirm(byFirst)).toBe(own)
  expect(bankDetailsCan.decline(byFirst)).toBe(own)
  expect(bankDetailsCan.withdraw(byFirst)).toBe(true)
})

test('unreadable ones can be declined or withdrawn, but not confirmed', () => {
  const unreadable = { ...proposed, is_readable: 0 }
  expect(bankDetailsCan.confirm(unreadable)).toMatch(/^These bank details cannot be read/)
  expect(bankDetailsCan.decline(unreadable)).toBe(true)
  expect(bankDetailsCan.withdraw({ ...unreadable, viewer_id: 1 })).toBe(true)
})

test('decided ones stay decided', () => {
  for (const action of ['confirm', 'decline', 'withdraw'] as const)
    expect(bankDetailsCan[action]({ ...proposed, status: 'current' })).toBe(
      'These bank details are already confirmed.',
    )
  expect(bankDetailsCan.confirm({ ...proposed, status: 'declined' })).toBe(
    'These bank details were declined.',
  )
})
