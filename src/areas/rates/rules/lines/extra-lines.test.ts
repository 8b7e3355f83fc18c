import { expect, test } from 'vitest'
import { dayOf, docketOf, entry, hireOf, tariffOf } from '#test/price-days.ts'
import { RateTerms } from '../../contract/terms.ts'
import type { DayFacts, DocketFact } from '../facts.ts'
import { priceDay } from '../price-day.ts'
import type { Tariff } from '../tariff.ts'
import { leftExtras } from './attachment-lines.ts'

const worked = [entry('work', '07:00', '15:00')]
const stood: DayFacts['standing'][number] = {
  docket_no: 'D-000001',
  entries: [],
  lines: [],
}
const extras = (
  used: Partial<DocketFact>,
  {
    terms = {},
    standing = [],
    ...more
  }: { terms?: Partial<RateTerms>; standing?: DayFacts['standing'] } & Partial<Pick<Tariff, 'agreed_tolls'>>,
) =>
  priceDay(
    dayOf([docketOf(worked, { docket_no: 'D-000002', ...used })], { standing }),
    tariffOf(hireOf(terms), more),
  ).lines.filter(({ kind }) => kind === 'toll' || kind === 'attachment')
const cents = (lines: ReturnType<typeof extras>) => lines.map(({ amount_cents }) => amount_cents)
const tolls = { gantries: 2, paid_cents: 17_59 }

test('a day’s flat tolls are charged by one of its dockets', () => {
  const terms = { toll_mode: 'flat', toll_flat_cents: 17_38 } as const
  const [line] = extras({ tolls }, { terms, standing: [{ ...stood, toll_line: 'charged' }] })
  expect([line?.quantity, line?.steps[0]?.words]).toEqual([
    0,
    'D-000001 already charges the tolls of this day.',
  ])
  expect(cents(extras({ tolls }, { terms, standing: [stood] }))).toEqual([17_38])
})

test('tolls that were agreed for the job are billed from it', () => {
  const agreed_tolls = { id: 7, description: 'EastLink tolls', rate_cents: 12_50 }
  const terms = { toll_mode: 'actual' } as const
  const [line] = extras({ tolls }, { terms, agreed_tolls })
  expect(line).toMatchObject({ quantity: 0, amount_cents: 0, rate_id: 7 })
  expect(line?.steps[0]?.words).toBe('“EastLink tolls” was agreed for the job, and is billed from it.')
})

test('tolls at cost have no price until it is known', () => {
  const [line] = extras({ tolls: { gantries: 3, paid_cents: null } }, { terms: { toll_mode: 'actual' } })
  expect([line?.unit_price_cents, line?.steps[0]?.words]).toEqual([
    null,
    '3 gantries: what they cost is not known yet.',
  ])
})

const auger = { attachment_id: 3, name: 'Rock auger' }
const augerTerm = { ...auger, rate_cents: 20_00, min_hours: 1 }

test('an attachment on two dockets of a day has one minimum, and one price by the day', () => {
  const after = (unit: 'hour' | 'day', before: number, charged: number, minutes: number) =>
    cents(
      extras(
        { attachments: [{ ...auger, minutes }] },
        {
          terms: { attachments: [{ ...augerTerm, unit }] },
          standing: [{ ...stood, attachments: [{ ...auger, minutes: before, charged }] }],
        },
      ),
    )
  expect([after('hour', 25, 1, 30), after('hour', 60, 1, 60), after('day', 25, 1, 30)]).toEqual([
    [0],
    [20_00],
    [0],
  ])
  // The other charges less than the day now comes to: this docket makes up for it.
  expect(after('hour', 60, 0.5, 15)).toEqual([15_00])
})

test('what dockets of a day left to one that is gone is no longer charged', () => {
  const terms = RateTerms.parse({ attachments: [{ ...augerTerm, unit: 'hour' }] })
  const used = (docket_no: string, minutes: number, charged: number) => ({
    ...stood,
    docket_no,
    attachments: [{ ...auger, minutes, charged }],
  })
  const left = (...standing: DayFacts['standing']) =>
    leftExtras(standing, terms).map(({ name, docket_nos }) => [name, ...docket_nos])
  expect(left(used('D-1', 30, 1), used('D-2', 60, 0.5))).toEqual([])
  expect(left(used('D-2', 60, 0.5))).toEqual([['Rock auger', 'D-2']])
  expect(left(used('D-2', 20, 0))).toEqual([['Rock auger', 'D-2']])
  expect(left({ ...stood, toll_line: 'left' })).toEqual([['Tolls', 'D-000001']])
  expect(left({ ...stood, toll_line: 'left' }, { ...stood, docket_no: 'D-3', toll_line: 'charged' })).toEqual(
    [],
  )
})
