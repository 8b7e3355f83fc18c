import { expect, test } from 'vitest'
import type { AppError } from '#platform/contract/app-error.ts'
import { checkDriver, driverCan, driverDefaults, withoutIdleSubcontractor } from './driver-rules.ts'

function errorsOf(fields: Partial<typeof driverDefaults>) {
  try {
    checkDriver({ ...driverDefaults, ...fields }, '2026-11-20')
    return {}
  } catch (error) {
    return (error as AppError).details.errors
  }
}

test.each([
  ['VIC', '1234567', 'Enter a licence number of 8 to 10 digits.'],
  ['VIC', '12345678901', 'Enter a licence number of 8 to 10 digits.'],
  ['VIC', '1234567A', 'Enter a licence number of 8 to 10 digits.'],
  ['NSW', 'A1B2-C3D4', 'Enter a licence number of at most 10 letters and numbers.'],
  ['QLD', '12345678901', 'Enter a licence number of at most 10 letters and numbers.'],
])('a licence of %s is not %s', (licence_state, licence_no, message) => {
  expect(errorsOf({ licence_state, licence_no })).toEqual({ licence_no: message })
})

test.each([
  ['VIC', '12345678'],
  ['VIC', '0812345678'],
  ['NSW', 'A1B2C3D4'],
  ['TAS', 'H9'],
])('a licence of %s may be %s', (licence_state, licence_no) => {
  expect(errorsOf({ licence_state, licence_no })).toEqual({})
})

test('a licence number has its state, an operator their company, and nobody is born tomorrow', () => {
  expect(errorsOf({ licence_no: '12345678' })).toEqual({ licence_state: 'Licence state is required.' })
  expect(errorsOf({ employment: 'subcontractor_operator' })).toEqual({
    subcontractor_id: 'Subcontractor is required.',
  })
  expect(errorsOf({ subcontractor_id: 7 })).toEqual({
    employment: 'Only a subcontractor’s driver can have a subcontractor.',
  })
  expect(errorsOf({ dob: '2026-11-21' })).toEqual({ dob: 'Date of birth cannot be in the future.' })
  expect(errorsOf({ start_date: '2026-01-01', end_date: '2026-01-01' })).toEqual({})
})

test('someone no longer an operator leaves the subcontractor', () => {
  expect(withoutIdleSubcontractor({ employment: 'employee_full' })).toEqual({
    employment: 'employee_full',
    subcontractor_id: null,
  })
  expect(withoutIdleSubcontractor({ name: 'Jo' } as object)).toEqual({ name: 'Jo' })
})

test('actions depend on status and archive', () => {
  const archived = { status: 'active', archived_at: '2026-01-01T00:00:00Z' }
  expect(driverCan.edit(archived)).toBe('Restore this driver to change it.')
  expect(driverCan.activate(archived)).toBe('Restore this driver to change it.')
  expect(driverCan.restore(archived)).toBe(true)
  expect(driverCan.activate({ status: 'active', archived_at: null })).toBe('This driver is already active.')
  expect(driverCan.deactivate({ status: 'active', archived_at: null })).toBe(true)
  expect(driverCan.archive({ status: 'NotActive', archived_at: null })).toBe(true)
  expect(driverCan.archive({ status: 'active', archived_at: null, next_order_no: 'WO-7' })).toBe(
    'This driver is booked on WO-7. Release it first.',
  )
})
