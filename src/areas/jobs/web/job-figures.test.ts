import { expect, test } from 'vitest'
import type { Chain } from '#areas/chain/contract/chain.ts'
import { figuresOf } from './job-figures.tsx'

const quote = { id: 4, quote_no: 'Q-000004', status: 'Converted' }
const counts = { count: 3, to_approve: 1, to_invoice: 2 }
const sums = { done_cents: 900_00, to_approve_cents: 100_00, to_invoice_cents: 300_00 }
const money = {
  invoiced_cents: 600_00,
  on_draft_cents: 50_00,
  invoiced_with_gst_cents: 660_00,
  paid_with_gst_cents: 440_00,
  owing_with_gst_cents: 220_00,
}
const nothing: Chain = { quote: null, job: null, orders: null, dockets: null, invoices: null, money: null }
const shown = (chain: Partial<Chain>) =>
  figuresOf(7, { ...nothing, ...chain }).map(({ label, caption }) => [label, caption])

test('nothing is shown of what the viewer does not see', () => {
  expect(shown({})).toEqual([])
  expect(shown({ quote, dockets: counts })).toEqual([])
})

test('with the right to invoices alone, what is invoiced and owing', () => {
  for (const dockets of [null, counts])
    expect(shown({ dockets, money })).toEqual([
      ['Invoiced', '$50 more on draft invoices'],
      ['Paid', 'Including GST'],
      ['Still owing', 'Including GST'],
    ])
})

test('with the right to what dockets charge alone, what they come to', () => {
  expect(shown({ dockets: { ...counts, ...sums } })).toEqual([
    ['Done', '$900 approved, $100 to approve'],
    ['Not yet invoiced', '2 approved dockets, before GST'],
  ])
})

test('with every right, all of it in the order of the work', () => {
  const chain = { quote: { ...quote, quoted_cents: 1000_00 }, dockets: { ...counts, ...sums }, money }
  expect(shown(chain)).toEqual([
    ['Quoted', 'Q-000004, before GST'],
    ['Done', '$900 approved, $100 to approve'],
    ['Not yet invoiced', '$50 more on draft invoices'],
    ['Invoiced', '$600 before GST'],
    ['Paid', 'Including GST'],
    ['Still owing', 'Including GST'],
  ])
})
