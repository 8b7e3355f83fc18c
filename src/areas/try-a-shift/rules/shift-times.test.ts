import { expect, test } from 'vitest'
import { melbourneTime } from '#shared/local-date.ts'
import { checkShift, shiftEntries } from './shift-times.ts'

const shift = { date: '2026-11-20', start_time: '06:00', finish_time: '15:00' }
const part = (kind: 'break' | 'standby' | 'travel', from: string, to: string) => ({ kind, from, to })
const shown = (entries: ReturnType<typeof shiftEntries>) =>
  entries.map(({ kind, started_at, ended_at }) => [
    kind,
    melbourneTime(new Date(started_at)),
    melbourneTime(new Date(ended_at)),
  ])

test('what is not interrupted is work, in whatever order it was typed', () => {
  const parts = [part('break', '12:00', '12:30'), part('travel', '06:00', '06:45')]
  expect(shown(shiftEntries({ ...shift, parts }))).toEqual([
    ['travel', '06:00', '06:45'],
    ['work', '06:45', '12:00'],
    ['break', '12:00', '12:30'],
    ['work', '12:30', '15:00'],
  ])
})

test('a night goes on past midnight', () => {
  const night = { date: '2026-11-20', start_time: '18:00', finish_time: '04:00' }
  const entries = shiftEntries({ ...night, parts: [part('break', '23:45', '00:15')] })
  expect(shown(entries)).toEqual([
    ['work', '18:00', '23:45'],
    ['break', '23:45', '00:15'],
    ['work', '00:15', '04:00'],
  ])
})

const asked = {
  ...shift,
  parts: [],
  short_day: null,
  notice_hours: null,
  asset_id: null,
  asset_category_id: 1,
}
test.each([
  [{ asset_category_id: null }, { asset_category_id: 'Choose a category or a machine.' }],
  [{ start_time: null }, { start_time: 'Start is required.' }],
  [{ finish_time: '06:00' }, { finish_time: 'Finish time must be after start time.' }],
  [{ finish_time: '22:15' }, { finish_time: 'A shift cannot be longer than 16 hours.' }],
  [{ parts: [part('break', '12:30', '12:00')] }, { 'parts.0.to': 'Finish time must be after start time.' }],
  [{ parts: [part('break', '14:45', '15:15')] }, { 'parts.0.to': '3:15 pm is outside the shift.' }],
  [
    { parts: [part('break', '12:00', '12:30'), part('standby', '12:15', '13:00')] },
    { 'parts.1.from': 'This overlaps line 1.' },
  ],
  [{ short_day: 'late_cancellation' }, { notice_hours: 'Notice given is required.' }],
  [{ short_day: 'no_start', start_time: null, finish_time: null }, {}],
  [{}, {}],
] as const)('%j is refused with %j', (fields, errors) => {
  expect(checkShift({ ...asked, ...fields })).toEqual(errors)
})
