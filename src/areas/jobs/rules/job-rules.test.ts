import { expect, test } from 'vitest'
import { checkDates, checkJob, jobErrors } from './check-job.ts'
import { priceError } from './check-rate.ts'
import { holdChanges, wantedHolds } from './holds.ts'

const dates = { start_date: '2026-11-20', end_date: '2026-11-25' }
const plain = { ...dates, billing_method: 'hourly', fixed_price_cents: null }
const errors = (fields: object) => expect.objectContaining({ details: { errors: fields } })

test('a job ends on or after its first day, and a fixed price needs an amount', () => {
  expect(() => checkJob({ ...plain, end_date: '2026-11-19' })).toThrow(
    errors({ end_date: 'End date must be on or after the start date.' }),
  )
  expect(() => checkJob({ ...plain, billing_method: 'fixed' })).toThrow(
    errors({ fixed_price_cents: 'Fixed price is required.' }),
  )
  expect(() => checkJob({ ...plain, end_date: '2026-11-19', billing_method: 'fixed' })).toThrow(
    errors({
      end_date: 'End date must be on or after the start date.',
      fixed_price_cents: 'Fixed price is required.',
    }),
  )
  expect(() => checkJob({ ...plain, end_date: dates.start_date })).not.toThrow()
})

test('an incomplete job is checked only for what it has', () => {
  expect(jobErrors({ ...plain, start_date: undefined, end_date: '2020-01-01' })).toEqual({})
  // People who may not see the price have none in the form.
  expect(jobErrors({ ...dates, billing_method: 'fixed' })).toEqual({})
})

test('a job’s days exclude none of its orders', () => {
  expect(() => checkDates(dates, { first: '2026-11-19', last: '2026-11-22' })).toThrow(
    errors({ start_date: 'Orders start on 19 Nov 2026.' }),
  )
  expect(() => checkDates(dates, { first: '2026-11-21', last: '2026-11-26' })).toThrow(
    errors({ end_date: 'Orders run until 26 Nov 2026.' }),
  )
  expect(() => checkDates(dates, { first: '2026-11-19', last: '2026-11-26' })).toThrow(
    errors({
      start_date: 'Orders start on 19 Nov 2026.',
      end_date: 'Orders run until 26 Nov 2026.',
    }),
  )
  expect(() => checkDates(dates, { first: null, last: null })).not.toThrow()
})

test('only buy-backs have a negative price', () => {
  expect(priceError('Machine Hire', -1)).toBe('Price cannot be negative for Machine Hire.')
  expect(priceError('Buy Back', -1)).toBeUndefined()
  expect(priceError('Machine Hire', 0)).toBeUndefined()
})

const inputs = {
  client: { name: 'Kestrel', credit_hold: 1, po_required: 1 },
  site: { name: 'Quarry', induction_required: 1 },
  po_number: null,
}

test('a job waits for credit, purchase order and induction where client and site require them', () => {
  expect(wantedHolds(inputs).map(({ kind }) => kind)).toEqual(['credit', 'po', 'induction'])
  expect(wantedHolds({ ...inputs, po_number: 'PO 7' }).map(({ kind }) => kind)).toEqual([
    'credit',
    'induction',
  ])
  const calm = {
    client: { name: 'Kestrel', credit_hold: 0, po_required: 0 },
    site: { name: 'Quarry', induction_required: 0 },
    po_number: null,
  }
  expect(wantedHolds(calm)).toEqual([])
})

test('a settled hold is raised again only when newly required; others clear automatically', () => {
  const [, po, induction] = wantedHolds(inputs)
  const settled = { kind: 'induction', cleared_at: '2026-11-20T00:00:00Z' } as const
  expect(holdChanges([settled], [induction!], [induction!])).toEqual({ raise: [], clear: [] })
  const elsewhere = { kind: 'induction' as const, detail: 'Pit requires an induction.' }
  expect(holdChanges([settled], [elsewhere], [induction!])).toEqual({ raise: [elsewhere], clear: [] })
  expect(holdChanges([settled], [induction!], [])).toEqual({ raise: [induction!], clear: [] })
  expect(holdChanges([], [po!], [po!])).toEqual({ raise: [po!], clear: [] })
  const open = { kind: 'po', cleared_at: null } as const
  expect(holdChanges([open], [], [po!])).toEqual({ raise: [], clear: ['po'] })
  const byHand = { kind: 'swms', cleared_at: null } as const
  expect(holdChanges([byHand], [], [])).toEqual({ raise: [], clear: [] })
})
