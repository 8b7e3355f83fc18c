import { expect, test } from 'vitest'
import type { AppError } from '#platform/contract/app-error.ts'
import { checkCall, checkLeavesNumbersOut } from './bank-details-rules.ts'

const fields = (work: () => unknown): unknown => {
  try {
    work()
    return null
  } catch (refusal) {
    return (refusal as AppError).details.errors
  }
}

const leaveOut = 'Leave the BSB and the account number out: others read this too.'
const details = [
  { bank_bsb: '063774', bank_account_no: '192837465' },
  { bank_bsb: '733001', bank_account_no: '12345' },
]

test.each([
  'They read out 192837465',
  'Now to 192 837 465',
  'Now to 1928-37465',
  'Now to 1928 – 37465',
  'BSB 063-774 is closed',
  'BSB 063774 192837465',
  'Not 733 001',
  'Account 12345',
])('%s repeats a number', (reason) => {
  expect(fields(() => checkLeavesNumbersOut({ reason }, details))).toEqual({ reason: leaveOut })
})

test.each(['Invoice 123, 45 Smith St', 'Invoice 2231 of 4 May', 'New bank', 'Unit 7/33 001 Road', ''])(
  '%s repeats none',
  (reason) => {
    expect(fields(() => checkLeavesNumbersOut({ reason }, details))).toBeNull()
  },
)

test('each text is refused by its own field, and nothing is when there are no numbers', () => {
  const written = { called_person: 'Marg 12345', reason: 'New bank' }
  expect(fields(() => checkLeavesNumbersOut(written, details))).toEqual({ called_person: leaveOut })
  expect(fields(() => checkLeavesNumbersOut(written, []))).toBeNull()
})

test('a call is from the minute in which the details were entered until now', () => {
  const now = new Date('2026-11-20T10:00:00+11:00')
  const check = (called_on: string, called_time: string) =>
    checkCall({ called_on, called_time }, '2026-11-20T09:30:40+11:00', now)
  expect(check('2026-11-20', '09:30')).toBe('2026-11-19T22:30:00.000Z')
  expect(check('2026-11-20', '10:00')).toBe('2026-11-19T23:00:00.000Z')
  const earlier = 'The call cannot be before the details were entered: 20 Nov 2026, 9:30 am.'
  expect(fields(() => check('2026-11-20', '09:29'))).toEqual({ called_time: earlier })
  expect(fields(() => check('2025-11-20', '09:45'))).toEqual({ called_on: earlier })
  expect(fields(() => check('2026-11-20', '10:01'))).toEqual({
    called_time: 'The call cannot be later than now.',
  })
})
