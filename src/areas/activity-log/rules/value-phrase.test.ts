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
