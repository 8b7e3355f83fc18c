import { expect, test } from 'vitest'
import { defectStatuses } from '../contract/choices.ts'
import { defectCan } from './defect-status.ts'

/** From the domain's chain Open → In Repair → Fixed → Verified: the one action each status allows. */
const next = { Open: 'startRepair', 'In Repair': 'fix', Fixed: 'verify', Verified: null } as const
const actions = ['startRepair', 'fix', 'verify'] as const

test.each(defectStatuses.flatMap((status) => actions.map((action) => [status, action] as const)))(
  '%s: %s',
  (status, action) => {
    const allowed = defectCan[action]({ status, fixed_by: 3, user_id: 4 })
    if (next[status] === action) expect(allowed).toBe(true)
    else expect(allowed).toMatch(/^(This defect|Start the repair)/)
  },
)

test('nobody verifies their own fix; without a known fixer anyone may', () => {
  expect(defectCan.verify({ status: 'Fixed', fixed_by: 3, user_id: 3 })).toBe(
    'You cannot approve your own record.',
  )
  expect(defectCan.verify({ status: 'Fixed', fixed_by: null, user_id: null })).toBe(true)
  expect(defectCan.verify({ status: 'Open', fixed_by: 3, user_id: 3 })).toBe('This defect is not fixed yet.')
})
