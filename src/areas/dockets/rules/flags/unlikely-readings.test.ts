import { expect, test } from 'vitest'
import { unlikelyReadings } from './unlikely-readings.ts'

const stretch = (kind: 'work' | 'break' | 'travel', started_at: string, ended_at: string) => ({
  kind,
  started_at: `2026-11-20T${started_at}:00Z`,
  ended_at: `2026-11-20T${ended_at}:00Z`,
  note: null,
})
const entries = [
  stretch('work', '06:00', '10:00'),
  stretch('break', '10:00', '10:30'),
  stretch('work', '10:30', '14:30'),
]
const read = { entries, smu_start: 10, smu_finish: 18, odometer_start: 1000, odometer_finish: 1180 }
const last = { smu_current: 9, odometer_current: 990 }

test('plausible readings are not flagged, nor those of a machine never read before', () => {
  expect(unlikelyReadings(read, last)).toEqual([])
  expect(unlikelyReadings(read, { smu_current: null, odometer_current: null })).toEqual([])
  expect(unlikelyReadings({ ...read, smu_start: null, smu_finish: 5000 }, null)).toEqual([])
})

test('readings more than a shift apart, or far above the machine’s last ones, are flagged', () => {
  expect(unlikelyReadings({ ...read, smu_finish: 5000, odometer_finish: 99_999 }, null)).toEqual([
    {
      code: 'reading',
      text: '5,000 h is 4,990 h more than the last reading (10 h). 99,999 km is 98,999 km more than the last reading (1,000 km).',
    },
  ])
  expect(unlikelyReadings({ ...read, odometer_start: 81_000, odometer_finish: 81_100 }, last)).toEqual([
    { code: 'reading', text: '81,000 km is 80,010 km more than the last reading (990 km).' },
  ])
})

test('an hour meter that ran longer than the recorded time is flagged, beyond 15 minutes', () => {
  const moved = (hours: number) => ({ ...read, smu_finish: 10 + hours })
  expect(unlikelyReadings(moved(8.7), last)).toEqual([])
  expect(unlikelyReadings(moved(9), last)).toEqual([
    { code: 'reading', text: 'The hour meter moved 9 h, but the docket has 8 h 30 min.' },
  ])
  expect(unlikelyReadings({ ...moved(1.5), entries: [] }, last)).toEqual([
    { code: 'reading', text: 'The hour meter moved 1.5 h, but the docket has 0 min.' },
  ])
  expect(unlikelyReadings({ ...moved(0), entries: [] }, last)).toEqual([])
})
