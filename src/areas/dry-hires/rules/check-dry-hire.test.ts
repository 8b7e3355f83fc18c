import { expect, test } from 'vitest'
import { dryHireErrors } from './check-dry-hire.ts'
import { whyNoOnHire } from './why-no-on-hire.ts'

const now = { date: '2026-11-20', time: '06:00' }
const hire = { on_date: '2026-11-03', on_time: '07:00', smu_on: 1204 }

test('a dry hire as far as it is filled in has nothing wrong', () => {
  expect(dryHireErrors({}, now)).toEqual({})
  expect(dryHireErrors({ on_date: '2026-11-20', on_time: '06:00' }, now)).toEqual({})
  const back = { off_date: '2026-11-03', off_time: '07:01', smu_off: 1204 }
  expect(dryHireErrors({ ...hire, ...back }, now)).toEqual({})
})

test.each([
  [{ on_date: '2026-11-21' }, { on_date: 'Date cannot be in the future.' }],
  [{ on_date: '2026-11-20', on_time: '06:01' }, { on_time: 'Time cannot be in the future.' }],
  [{ off_date: '2026-11-21' }, { off_date: 'Date cannot be in the future.' }],
  [{ off_date: '2026-11-02' }, { off_date: 'Off-hire date must be on or after the on-hire date.' }],
  [
    { off_date: '2026-11-03', off_time: '07:00' },
    { off_time: 'Off-hire time must be after the on-hire time.' },
  ],
  [{ smu_off: 1203.9 }, { smu_off: 'Finish hours must not be less than start hours (1,204).' }],
])('%j is wrong', (fields, errors) => {
  expect(dryHireErrors({ ...hire, ...fields }, now)).toEqual(errors)
})

test('machines go on hire for a confirmed job with a requirement without a driver', () => {
  const job = { status: 'In Progress', archived_at: null } as const
  expect(whyNoOnHire(job, 1)).toBeUndefined()
  expect(whyNoOnHire(job, 0)).toBe('Add a requirement that does not need a driver first.')
  expect(whyNoOnHire({ ...job, status: 'Completed' }, 1)).toBe(
    'This job is Completed. Machines go on hire for confirmed jobs.',
  )
  expect(whyNoOnHire({ ...job, archived_at: '2026-11-20' }, 1)).toBe('Restore this job to change it.')
})
