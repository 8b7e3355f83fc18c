import { expect, test } from 'vitest'
import { unlikelyReadings } from './unlikely-readings.ts'

const read = { smu_start: 10, smu_finish: 18, odometer_start: 1000, odometer_finish: 1180 }
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
