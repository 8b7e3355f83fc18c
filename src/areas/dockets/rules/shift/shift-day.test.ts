import { expect, test } from 'vitest'
import { melbourneInstant } from '#shared/local-date.ts'
import { shiftDayErrors } from './shift-day.ts'

const now = new Date(melbourneInstant('2026-11-20', '12:00'))
const shift = (date: string, from: string, to: string, until = date) => ({
  starts_at: melbourneInstant(date, from),
  finishes_at: melbourneInstant(until, to),
  entries: [],
})
const inputs = { now, work_date: '2026-11-20', before: null }

test('work that is not over yet is refused, and so is travel still to come', () => {
  const future = 'Finish time cannot be in the future.'
  expect(shiftDayErrors(shift('2026-11-20', '07:00', '12:01'), inputs)).toEqual({ finishes_at: future })
  expect(shiftDayErrors(shift('2027-06-13', '07:00', '15:00'), inputs)).toEqual({
    finishes_at: future,
    shift_date: '13 Jun 2027 is outside 19 Nov 2026 to 21 Nov 2026.',
  })
  const home = {
    started_at: melbourneInstant('2026-11-20', '11:30'),
    ended_at: melbourneInstant('2026-11-20', '12:30'),
  }
  expect(shiftDayErrors({ ...shift('2026-11-20', '07:00', '11:30'), entries: [home] }, inputs)).toEqual({
    entries: 'Travel cannot be in the future.',
  })
  expect(shiftDayErrors(shift('2026-11-20', '07:00', '12:00'), inputs)).toEqual({})
})

test('a shift belongs to its order’s day, also across midnight; one already on another day stays there', () => {
  const order = { ...inputs, work_date: '2026-11-18' }
  const wrong = (date: string) => ({ shift_date: `${date} is outside 17 Nov 2026 to 19 Nov 2026.` })
  expect(shiftDayErrors(shift('2026-11-16', '07:00', '15:00'), order)).toEqual(wrong('16 Nov 2026'))
  expect(shiftDayErrors(shift('2026-11-20', '00:10', '05:00'), order)).toEqual(wrong('20 Nov 2026'))
  expect(shiftDayErrors(shift('1990-11-18', '07:00', '15:00'), order)).toEqual(wrong('18 Nov 1990'))
  expect(shiftDayErrors(shift('2026-11-18', '20:00', '04:00', '2026-11-19'), order)).toEqual({})
  expect(shiftDayErrors(shift('2026-11-19', '00:10', '05:00'), order)).toEqual({})

  const before = shift('2026-11-13', '07:00', '15:00')
  expect(shiftDayErrors(shift('2026-11-13', '07:00', '14:30'), { ...order, before })).toEqual({})
  expect(shiftDayErrors(shift('2026-11-12', '07:00', '14:30'), { ...order, before })).toEqual(
    wrong('12 Nov 2026'),
  )
})
