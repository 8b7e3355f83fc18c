import { expect, test } from 'vitest'
import { entryPhrase } from './entry-phrase.ts'

test('a job is extended to its new days', () => {
  const entry = { action: 'widened', part: null, record_title: 'Job', record_id: 7 }
  const before = { start_date: '2026-11-23', end_date: '2026-11-24' }
  const saidOf = (after: typeof before) => entryPhrase({ ...entry, before, after }).alone
  expect(saidOf({ ...before, end_date: '2026-11-25' })).toBe('extended it to 25 Nov 2026')
  expect(saidOf({ start_date: '2026-11-20', end_date: '2026-11-25' })).toBe(
    'extended it back to 20 Nov 2026 and to 25 Nov 2026',
  )
})

test('work at another time is moved, or ends earlier or later', () => {
  const entry = { action: 'updated', part: null, record_title: 'Work order', record_id: 7 }
  // Half past six in the morning of Monday 23 November in Melbourne.
  const [monday, tuesday] = ['2026-11-22T19:30:00.000Z', '2026-11-23T19:30:00.000Z']
  const [half3, half4] = ['2026-11-23T04:30:00.000Z', '2026-11-23T05:30:00.000Z']
  const saidOf = (before: Record<string, string>, after: Record<string, string>) =>
    entryPhrase({ ...entry, before, after })
  const days = saidOf(
    { work_date: '2026-11-23', starts_at: monday, ends_at: half3 },
    { work_date: '2026-11-24', starts_at: tuesday, ends_at: '2026-11-24T04:30:00.000Z' },
  )
  expect(days.alone).toBe('moved it from Mon 23 Nov, 6:30 am to Tue 24 Nov, 6:30 am')
  expect([days.what, days.join, days.fields]).toEqual([
    'moved',
    'work order',
    ['work_date', 'starts_at', 'ends_at'],
  ])
  const later = { starts_at: '2026-11-22T20:30:00.000Z', ends_at: '2026-11-23T06:30:00.000Z' }
  expect(saidOf({ starts_at: monday, ends_at: half3 }, later).alone).toBe(
    'moved it from Mon 23 Nov, 6:30 am to 7:30 am, until 5:30 pm',
  )
  const start = saidOf({ starts_at: monday }, { starts_at: later.starts_at })
  expect(start.alone).toBe('moved the start of it from Mon 23 Nov, 6:30 am to 7:30 am')
  expect([start.what, start.join]).toEqual(['moved the start of', 'work order'])
  expect(saidOf({ ends_at: half3 }, { ends_at: half4 }).alone).toBe('extended it to 4:30 pm')
  expect(saidOf({ ends_at: half4 }, { ends_at: half3 }).alone).toBe('shortened it to 3:30 pm')
  expect(saidOf({ order_notes: 'a' }, { order_notes: 'b' }).alone).toBe('updated')
})
