import { expect, test } from 'vitest'
import { melbourneInstant } from '#shared/local-date.ts'
import { docketLines } from './docket-lines.ts'

test('travel that the job does not charge says so, and never how much is charged', () => {
  const at = (time: string) => melbourneInstant('2026-11-23', time)
  const entries = [{ kind: 'travel' as const, started_at: at('06:15'), ended_at: at('06:55'), note: null }]
  const lines = docketLines(
    { entries, loads: [], odometer_start: null, odometer_finish: null },
    {
      rate: { unit: 'hour', min_hours: 4, round_minutes: 15 },
      hire: { description: 'Excavator, EX12', product_id: null, gst_code: 'GST' },
      rates: [],
      once: { charged: [], agreed: null },
      travel_once: { charged: [], agreed: null },
    },
  )
  const travel = lines.find(({ kind }) => kind === 'travel')
  expect(travel).toMatchObject({ quantity_computed: 0.75, is_billable: false })
  expect(travel?.explanation.steps).toEqual([
    'Travelled for 40 min.',
    'Rounded up to the next 15 min: 45 min.',
    'Travel is not charged on this job.',
  ])
})
