import { expect, test } from 'vitest'
import { flagWord } from './flag-kinds.ts'

test('a list says whether a shift was early or late', () => {
  const early = 'Started at 6:30 am, 30 min before the planned 7:00 am.'
  const late = 'Finished at 4:00 pm, 1 h after the planned 3:00 pm.'
  expect(flagWord({ code: 'start', text: early })).toBe('Early start')
  expect(flagWord({ code: 'finish', text: late })).toBe('Late finish')
  expect(flagWord({ code: 'minimum', text: '' })).toBe('Under minimum')
})
