import { expect, test } from 'vitest'
import type { Chain } from '#areas/chain/contract/chain.ts'
import { figuresOf, gstNote } from './job-figures.tsx'

const quote = { id: 4, quote_no: 'Q-000004', status: 'Converted', is_discounted: 1 }
const counts = { count: 3, to_approve: 1, to_invoice: 2 }
const sums = { done_cents: 900_00, to_approve_cents: 100_00, to_invoice_cents: 300_00 }
const money = {
  invoiced_cents: 600_00,
  on_draft_cents: 50_00,
  by_hand_cents: 80_00,
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

test('dry hire that no invoice charges is done, and not yet invoiced', () => {
  expect(shown({ dockets: { ...counts, ...sums, dry_hire_cents: 640_00 } })).toEqual([
    ['Done', '$900 approved, $100 to approve, $640 of dry hire not invoiced'],
    ['Not yet invoiced', '2 approved dockets, $640 of dry hire'],
  ])
})

test('work on dockets that are not submitted, or sent back with a query, is done and not approved', () => {
  const dockets = { ...counts, ...sums, to_approve: 0, to_approve_cents: 0, to_submit_cents: 50_00 }
  expect(shown({ dockets })).toEqual([
    ['Done', '$900 approved, $50 not submitted'],
    ['Not yet invoiced', '2 approved dockets'],
  ])
})

test('with the right to invoices alone, what is invoiced and owing', () => {
  for (const dockets of [null, counts])
    expect(shown({ dockets, money })).toEqual([
      ['Invoiced', '$50 more on draft invoices'],
      ['Paid', 'Including GST'],
      ['Owing on invoices', 'Including GST'],
    ])
})

test('with the right to what dockets charge alone, what they come to', () => {
  expect(shown({ dockets: { ...counts, ...sums } })).toEqual([
    ['Done', '$900 approved, $100 to approve'],
    ['Not yet invoiced', '2 approved dockets'],
  ])
})

test('with every right, all of it in the order of the work', () => {
  const chain = { quote: { ...quote, quoted_cents: 1000_00 }, dockets: { ...counts, ...sums }, money }
  expect(shown(chain)).toEqual([
    ['Quoted', 'Q-000004, after discount'],
    ['Done', '$900 approved, $100 to approve, $80 added to invoices, after discount'],
    ['Not yet invoiced', '$50 more on draft invoices'],
    ['Invoiced', '$600 before GST'],
    ['Paid', 'Including GST'],
    ['Owing on invoices', 'Including GST'],
  ])
})

test('what was added to invoices by hand is done, and nothing is left when every approved docket is invoiced', () => {
  const done = { ...counts, ...sums, to_approve: 0, to_approve_cents: 0, to_invoice: 0, to_invoice_cents: 0 }
  const discounted = { ...quote, quoted_cents: 1960_00 }
  const chain = { ...nothing, quote: discounted, dockets: done, money: { ...money, on_draft_cents: 0 } }
  expect(figuresOf(7, chain).slice(1, 3)).toMatchObject([
    { unit: '50%', caption: 'Approved dockets, $80 added to invoices, after discount' },
    { caption: 'All approved dockets invoiced' },
  ])
  const left = { ...chain, dockets: { ...done, not_charged_cents: 664_00 } }
  expect(figuresOf(7, left)[2]?.caption).toBe('All approved dockets invoiced, $664 agreed and not charged')
})

test('the note is about the figures shown', () => {
  const of = (chain: Partial<Chain>) => gstNote(figuresOf(7, { ...nothing, ...chain }))
  expect(of({ money })).toBe('All amounts include GST.')
  expect(of({ dockets: { ...counts, ...sums } })).toBe('All amounts are before GST.')
  expect(of({ quote: { ...quote, quoted_cents: 1000_00 }, money })).toBe(
    'Quoted is before GST; invoiced, paid and owing on invoices include it.',
  )
})
