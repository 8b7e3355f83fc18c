import { expect, test } from 'vitest'
import { at, entry, facts, terms } from '#test/shift-facts.ts'
import { docketLines } from '../charges/docket-lines.ts'

test('travel the job does not charge says so, without any amount', () => {
  const lines = docketLines(facts([entry('travel', at('06:15'), at('06:55'))]), terms())
  const travel = lines.find(({ kind }) => kind === 'travel')
  expect(travel).toMatchObject({ quantity_computed: 0.75, is_billable: false })
  expect(travel?.explanation.steps).toEqual([
    'Travelled for 40 min.',
    'Rounded up to the next 15 min: 45 min.',
    'Travel is not charged on this job.',
  ])
})
