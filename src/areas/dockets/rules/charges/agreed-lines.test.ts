import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFloor, isOfMinimum, sumOf } from '#areas/rates/rules/charged-line.ts'
import type { DocketFact } from '#areas/rates/rules/facts.ts'
import { minimumMinutes } from '#areas/rates/rules/lines/day-floor.ts'
import { percentOf } from '#areas/rates/rules/price-line.ts'
import { lineTotalCents } from '#shared/money.ts'
import { dayOf, docketOf, entry, hireOf, standingOf, tariffOf } from '#test/price-days.ts'
import { type Pricing, deriveLines, agreedLines } from './agreed-lines.ts'
import { type AgreedLine, chargedLine, asAgreed, withPrice } from './agreed-line.ts'

const tariff = tariffOf(hireOf({ levy_applies: true, round_minutes: 1 }), {
  fuel_levies: [{ valid_from: '2026-01-01', percent: 7.25 }],
})
interface Docket extends DocketFact {
  lines: AgreedLine[]
  hours: number | null
}
const charged = ({ docket_no, lines }: Docket) => lines.map((line) => chargedLine(line, docket_no))
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** From 6 am, or from 1 pm. */
const worked = (at: number, minutes: number) => {
  const from = at === 0 ? 360 : 780
  return [entry('work', clock(from), clock(from + minutes))]
}

/** What a docket is priced by next to the other one. */
function pricingOf(docket: DocketFact, other: Docket): Pricing {
  const standing = other.lines.length > 0 ? [standingOf(other, charged(other))] : []
  const day = dayOf([docket], { standing })
  return {
    docket,
    tariff,
    day,
    minimum_minutes: minimumMinutes(day, tariff),
    hire_rate_id: null,
    work_date: day.work_date,
    job_no: '',
  }
}

const numbered = (lines: readonly AgreedLine[]) => lines.map((line, at) => ({ ...line, position: at + 1 }))
function priced(docket: Docket, other: Docket): Docket {
  const { hours } = docket
  const agreed = hours === null ? [] : [{ position: 1, quantity_agreed: hours, reason: 'Agreed' }]
  const before = docket.lines.length > 0 ? numbered(docket.lines) : null
  return { ...docket, lines: agreedLines(pricingOf(docket, other), { before, agreed }) }
}

const steps = fc.array(
  fc.record({
    at: fc.constantFrom(0, 1),
    what: fc.oneof(
      fc.record({ minutes: fc.integer({ min: 1, max: 400 }) }),
      fc.record({ hours: fc.option(fc.integer({ min: 0, max: 8000 }).map((hours) => hours / 1000)) }),
      fc.record({ price: fc.integer({ min: 1, max: 400_00_00 }).map((hundredths) => hundredths / 100) }),
    ),
  }),
  { minLength: 1, maxLength: 12 },
)
type What = { minutes: number } | { hours: number | null } | { price: number }

/** Revises a docket, agrees to other hours, or sets the price of its hire. */
function changed(docket: Docket, other: Docket, at: number, what: What): Docket {
  if ('minutes' in what) return priced({ ...docket, entries: worked(at, what.minutes) }, other)
  if ('hours' in what) return priced({ ...docket, hours: what.hours }, other)
  const others = docket.lines
    .filter(({ kind }) => kind === 'hire')
    .map((line) => withPrice(line, { unit_price_cents: what.price, price_source: 'Agreed' }))
  return { ...docket, lines: deriveLines(others, pricingOf(docket, other), asAgreed([], [])) }
}

test('whatever is agreed, set and revised, two dockets come to what their day owes', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const empty = (at: number): Docket => ({
        ...docketOf(worked(at, 60), { docket_no: `D-00000${at + 1}` }),
        lines: [],
        hours: null,
      })
      let [first, second] = [empty(0), empty(1)]
      first = priced(first, second)
      second = priced(second, first)
      for (const { at, what } of all) {
        if (at === 0) first = changed(first, second, 0, what)
        else second = changed(second, first, 1, what)
      }
      const lines = [...charged(first), ...charged(second)]
      const time = lines.filter(isOfMinimum)
      const starts = time.find(({ quantity }) => quantity > 0)
      const owed = Math.max(sumOf(time), lineTotalCents(starts ? 4 : 0, starts?.unit_price_cents ?? 0))
      expect(sumOf(lines.filter((line) => isOfMinimum(line) || isFloor(line)))).toBe(owed)
      const levy = sumOf(lines.filter(({ kind }) => kind === 'fuel_levy'))
      expect(Math.abs(levy - percentOf(owed, 7.25))).toBeLessThanOrEqual(1)
      for (const line of [...first.lines, ...second.lines]) {
        const { price_steps = [] } = line.explanation
        expect(price_steps.reduce((sum, { cents }) => sum + cents, 0)).toBe(
          chargedLine(line, '').amount_cents,
        )
      }
    }),
  )
})

test('what was agreed of a minimum stays, whether it is counted in hours or as one price', () => {
  const [, minimum] = agreedLines(
    pricingOf(docketOf(worked(0, 60)), { ...docketOf([]), lines: [], hours: null }),
    { before: null, agreed: [] },
  )
  expect(minimum).toMatchObject({ unit: 'hour', quantity_computed: 3, unit_price_cents: 185_00 })
  const asPrice = { ...minimum!, position: 2, unit: 'fixed', quantity_computed: 1 } as const
  const set = { ...asPrice, is_price_set: true, unit_price_cents: 100_00, price_source: 'Agreed' }
  expect(asAgreed([set], [])(minimum!)).toMatchObject({
    unit: 'fixed',
    quantity_agreed: 1,
    unit_price_cents: 100_00,
  })
  const waived = asAgreed([asPrice], [{ position: 2, quantity_agreed: 0, reason: 'Waived' }])(minimum!)
  expect(waived).toMatchObject({ quantity_computed: 1, quantity_agreed: 0, unit_price_cents: 555_00 })
  expect(asAgreed([asPrice], [])(minimum!)).toMatchObject({ unit: 'hour', quantity_agreed: 3 })
})

test('a minimum with some taken off by hand is not more than what is missing', () => {
  const minimumOf = (minutes: number) => {
    const none = { ...docketOf([]), lines: [], hours: null }
    const pricing = pricingOf(docketOf(worked(0, minutes)), none)
    return agreedLines(pricing, { before: null, agreed: [] })[1]!
  }
  const after = (minutes: number, quantity_agreed: number) =>
    asAgreed(
      [{ ...minimumOf(150), position: 2 }],
      [{ position: 2, quantity_agreed, reason: 'Goodwill' }],
    )(minimumOf(minutes))
  // 2.5 h of 4 h lack 1.5 h, of which 1 h was agreed.
  expect(after(150, 1)).toMatchObject({ quantity_computed: 1.5, quantity_agreed: 1, reason: 'Goodwill' })
  expect(after(120, 1)).toMatchObject({ quantity_computed: 2, quantity_agreed: 1 })
  expect(after(210, 1)).toMatchObject({ quantity_computed: 0.5, quantity_agreed: 0.5, reason: null })
  // More than was missing was agreed on purpose.
  expect(after(210, 2)).toMatchObject({ quantity_computed: 0.5, quantity_agreed: 2, reason: 'Goodwill' })
})

test('lines that are the same in every respect are paired in their order', () => {
  const [line] = agreedLines(
    pricingOf(docketOf(worked(0, 300)), { ...docketOf([]), lines: [], hours: null }),
    {
      before: null,
      agreed: [],
    },
  )
  const before = [200_00, 300_00].map((unit_price_cents, at) => ({
    ...line!,
    position: at + 1,
    unit_price_cents,
    is_price_set: true,
  }))
  const agree = asAgreed(before, [{ position: 2, quantity_agreed: 1, reason: 'Agreed' }])
  expect([agree(line!), agree(line!), agree(line!)]).toMatchObject([
    { unit_price_cents: 200_00, quantity_agreed: 5 },
    { unit_price_cents: 300_00, quantity_agreed: 1 },
    { unit_price_cents: 185_00, quantity_agreed: 5 },
  ])
})
