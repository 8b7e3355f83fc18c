import { expect, test } from 'vitest'
import { jobMoney, sumMoney } from './project-totals.ts'

const bill = { agreed_cents: 500_000, done_cents: 200_000, billed_cents: 150_000, to_invoice_cents: 50_000 }

test('a cancelled job counts what was done and billed, not what was agreed', () => {
  expect(jobMoney('Confirmed', bill)).toEqual(bill)
  for (const status of ['Cancelled', 'Cancelled by Office'] as const)
    expect(jobMoney(status, bill)).toEqual({ ...bill, agreed_cents: 0 })
})

test('a project comes to the sum of its jobs, and to nothing without any', () => {
  expect(sumMoney([bill, bill])).toEqual({
    agreed_cents: 1_000_000,
    done_cents: 400_000,
    billed_cents: 300_000,
    to_invoice_cents: 100_000,
  })
  expect(sumMoney([])).toEqual({ agreed_cents: 0, done_cents: 0, billed_cents: 0, to_invoice_cents: 0 })
})
