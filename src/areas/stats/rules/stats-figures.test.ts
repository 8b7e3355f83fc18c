import { expect, test } from 'vitest'
import {
  addSums,
  figuresOf,
  fromFirstFigure,
  knownFigures,
  noSums,
  usableMeasures,
  valueOf,
} from './stats-figures.ts'

const all = { paid: true, utilisation: true, quotes: true }

test('what is added up is each figure by itself', () => {
  const one = addSums(noSums, { approved_cents: 100, worked_minutes: 90 })
  expect(addSums(one, { approved_cents: 50, loads: 2 })).toEqual({
    ...noSums,
    approved_cents: 150,
    worked_minutes: 90,
    loads: 2,
  })
})

test('a figure is in its own unit', () => {
  const figures = figuresOf(
    {
      ...noSums,
      approved_cents: 12_345,
      worked_minutes: 90,
      kilograms: 24_300,
      used_minutes: 300,
      available_minutes: 480,
      quotes_won: 1,
      quotes_ended: 4,
    },
    all,
  )
  expect(valueOf(figures, 'approved')).toBe(12_345)
  expect(valueOf(figures, 'hours')).toBe(1.5)
  expect(valueOf(figures, 'tonnes')).toBe(24.3)
  expect(valueOf(figures, 'utilisation')).toBe(0.625)
  expect(valueOf(figures, 'win_rate')).toBe(0.25)
  expect(valueOf(figuresOf(noSums, all), 'win_rate')).toBeNull()
})

test('a payment is a client’s, a quote has no machine, and availability is a machine’s', () => {
  expect(knownFigures({ by: 'period' })).toEqual(all)
  expect(knownFigures({ by: 'client' })).toEqual({ paid: true, utilisation: false, quotes: true })
  expect(knownFigures({ by: 'category' })).toEqual({ paid: false, utilisation: true, quotes: false })
  expect(knownFigures({ by: 'driver' })).toEqual({ paid: false, utilisation: false, quotes: false })
  expect(knownFigures({ by: 'job_type' })).toEqual({ paid: false, utilisation: false, quotes: true })
  expect(knownFigures({ by: 'period', client_id: 1 })).toEqual({
    paid: true,
    utilisation: false,
    quotes: true,
  })
  expect(knownFigures({ by: 'period', depot_id: 1 })).toEqual({
    paid: false,
    utilisation: true,
    quotes: false,
  })
  const figures = figuresOf({ ...noSums, paid_cents: 5 }, knownFigures({ by: 'driver' }))
  expect(figures).toMatchObject({ paid_cents: null, quotes_won: null, utilisation: null })
})

test('what can be shown depends on the rows and on the viewer', () => {
  const work = ['hours', 'loads', 'tonnes']
  expect(usableMeasures({ by: 'period' }, () => false)).toEqual([...work, 'utilisation'])
  expect(usableMeasures({ by: 'driver' }, () => true)).toEqual(['approved', 'invoiced', ...work])
  expect(usableMeasures({ by: 'client' }, (right) => right === 'quotes:prices')).toEqual([
    ...work,
    'win_rate',
  ])
  expect(usableMeasures({ by: 'period', depot_id: 1 }, (right) => right === 'stats:money')).toEqual([
    'approved',
    'invoiced',
    ...work,
    'utilisation',
  ])
})

test('periods before the first figure are left out, gaps after it stay', () => {
  const none = figuresOf(noSums, all)
  const some = figuresOf({ ...noSums, loads: 2 }, all)
  const row = (now: typeof none, before = none) => ({ now, before })
  const rows = [row(none), row(none, some), row(none), row(some)]
  expect(fromFirstFigure(rows)).toEqual(rows.slice(1))
  expect(fromFirstFigure([row(none)])).toHaveLength(1)
})

test.each([
  ['a credit', { invoiced_cents: -100 }],
  ['quotes of which none was won', { quotes_ended: 2 }],
])('%s is a figure', (_what, sums) => {
  const [none, some] = [noSums, { ...noSums, ...sums }].map((one) => {
    const now = figuresOf(one, all)
    return { now, before: now }
  })
  expect(fromFirstFigure([none!, some!])).toEqual([some])
})
