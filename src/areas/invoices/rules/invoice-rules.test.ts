import { describe, expect, test } from 'vitest'
import { invoiceStatuses } from '../contract/choices.ts'
import { usualCalendar } from '#shared/public-holidays.ts'
import { addBusinessDays } from './business-days.ts'
import { checkDraft, checkInvoice, draftErrors } from './check-invoice.ts'
import { dueDate } from './due-date.ts'
import { groupOf } from './grouping.ts'
import { type InvoiceAction, invoiceActions, invoiceCan, isOverdue, statusByMoney } from './invoice-status.ts'
import { invoiceName, invoiceTitle } from './invoice-words.ts'
import { remindersDueBy } from './reminder.ts'

const whole = {
  line_count: 1,
  total_cents: 110_00,
  paid_cents: 0,
  owing_cents: 110_00,
  credited_cents: 0,
  surplus_cents: 0,
  client_credit_cents: 50_00,
  is_own_approval: 0,
  viewed_at: null,
}
/** The domain's table, by hand. */
const table: Record<InvoiceAction, readonly string[]> = {
  edit: ['Draft'],
  approve: ['Draft'],
  delete: ['Draft'],
  send: ['Approved', 'Partly Paid', 'Paid'],
  remind: ['Sent', 'Viewed', 'Partly Paid', 'Paid'],
  view: ['Sent', 'Partly Paid', 'Paid'],
  pay: ['Approved', 'Sent', 'Viewed', 'Partly Paid', 'Disputed'],
  dispute: ['Sent', 'Viewed', 'Partly Paid'],
  resolve: ['Disputed'],
  allocate: ['Approved', 'Sent', 'Viewed', 'Partly Paid', 'Disputed'],
  credit: ['Approved', 'Sent', 'Viewed', 'Partly Paid', 'Disputed', 'Paid'],
  void: ['Approved', 'Sent', 'Viewed', 'Partly Paid', 'Disputed', 'Credited'],
}
/** An invoice being sent for the first time was not sent before; all others may have been. */
const sentFor = (name: InvoiceAction): string | null => (name === 'send' ? null : '2026-11-20T09:00:00Z')

const names = Object.keys(table) as InvoiceAction[]

test('every action is in the table', () => {
  expect(Object.keys(invoiceActions).toSorted()).toEqual(names.toSorted())
})

describe.each(names)('%s', (name) => {
  test.each(invoiceStatuses)('on an invoice that is %s', (status) => {
    const allowed = invoiceCan[name]({ ...whole, sent_at: sentFor(name), status })
    if (table[name].includes(status)) expect(allowed).toBe(true)
    // Stored as Sent whether or not an email went out.
    else if (status === 'Sent' && name === 'send') expect(allowed).toBe('This invoice is already issued.')
    else
      expect(allowed).toMatch(
        new RegExp(`^This invoice is ${status === 'Sent' ? 'already issued' : status} and cannot be `),
      )
  })
})

test('an approval needs a line, an amount and another person', () => {
  const draft = { ...whole, status: 'Draft' } as const
  expect(invoiceCan.approve({ ...draft, line_count: 0 })).toBe('Add a line first.')
  expect(invoiceCan.approve({ ...draft, total_cents: 0 })).toMatch(/more than \$0\.00/)
  expect(invoiceCan.approve({ ...draft, is_own_approval: 1 })).toBe('You cannot approve your own record.')
})

test('a paid invoice is not voided, and a settled one gets no reminder', () => {
  const sent = { ...whole, status: 'Sent' } as const
  expect(invoiceCan.void({ ...sent, paid_cents: 50_00 })).toBe(
    '$50.00 is paid on this invoice. Reverse its payments first.',
  )
  expect(invoiceCan.pay({ ...sent, owing_cents: 0 })).toBe('Nothing is owing on this invoice.')
})

test('a paid invoice can be credited until nothing is left; its client’s credit does not prevent a void', () => {
  const paid = { ...whole, status: 'Paid', paid_cents: 110_00, owing_cents: 0 } as const
  expect(invoiceCan.credit(paid)).toBe(true)
  expect(invoiceCan.void(paid)).toBe(
    'This invoice is Paid and cannot be voided. Credit all of it, or reverse its payments first.',
  )
  const credited = { ...paid, status: 'Credited', credited_cents: 110_00 } as const
  expect(invoiceCan.credit({ ...credited, status: 'Paid' })).toBe('This invoice is credited in full.')
  expect(invoiceCan.void({ ...credited, surplus_cents: 110_00 })).toBe(true)
})

test('credit is allocated only where there is some, to invoices with something owing', () => {
  const sent = { ...whole, status: 'Sent' } as const
  expect(invoiceCan.allocate({ ...sent, client_credit_cents: 0 })).toBe('This client has no credit.')
  expect(invoiceCan.allocate({ ...sent, owing_cents: 0 })).toBe('Nothing is owing on this invoice.')
})

test('first sending, resending and opening each happen only in their turn', () => {
  const part = { ...whole, status: 'Partly Paid' } as const
  const sent_at = '2026-11-20T09:00:00Z'
  expect(invoiceCan.send({ ...part, sent_at })).toBe('This invoice is already issued.')
  const issued = { ...whole, status: 'Sent', sent_at } as const
  expect(invoiceCan.send(issued)).toBe('This invoice is already issued.')
  expect(invoiceCan.approve(issued)).toBe('This invoice is already issued and cannot be approved.')
  expect(invoiceCan.remind({ ...part, sent_at: null })).toBe('This invoice has not been sent yet.')
  expect(invoiceCan.view({ ...part, viewed_at: sent_at })).toBe('This invoice is already opened.')
})

test('payments decide the state, and without any it depends on how it was sent', () => {
  const approved = { total_cents: 100, paid_cents: 0, credited_cents: 0, sent_at: null, viewed_at: null }
  const sent = { ...approved, sent_at: '2026-11-20' }
  expect(statusByMoney(approved)).toBe('Approved')
  expect(statusByMoney(sent)).toBe('Sent')
  expect(statusByMoney({ ...sent, viewed_at: '2026-11-20' })).toBe('Viewed')
  expect(statusByMoney({ ...sent, paid_cents: 1 })).toBe('Partly Paid')
  expect(statusByMoney({ ...sent, paid_cents: 60, credited_cents: 40 })).toBe('Paid')
  expect(statusByMoney({ ...sent, credited_cents: 99 })).toBe('Sent')
  expect(statusByMoney({ ...sent, credited_cents: 100 })).toBe('Credited')
  expect(statusByMoney({ ...sent, paid_cents: 100, credited_cents: 40 })).toBe('Paid')
  expect(statusByMoney({ ...sent, paid_cents: 100, credited_cents: 100 })).toBe('Credited')
})

test('overdue starts after the due date, and not in dispute', () => {
  const sent = { status: 'Sent', due_date: '2026-11-20', owing_cents: 1 } as const
  expect(isOverdue(sent, '2026-11-20')).toBe(false)
  expect(isOverdue(sent, '2026-11-21')).toBe(true)
  expect(isOverdue({ ...sent, status: 'Disputed' }, '2026-11-21')).toBe(false)
  expect(isOverdue({ ...sent, owing_cents: 0 }, '2026-11-21')).toBe(false)
})

describe('what a tax invoice must contain', () => {
  const said = {
    client: { name: 'Kestrel Homes', po_required: 1 },
    seller: { abn: '51824753556' },
    po_number: 'PO 7' as string | null,
    buyer_name: 'Kestrel Homes' as string | null,
    buyer_abn: null,
    gst_applies: 1,
    total_cents: 1000_00,
    po_used_cents: 0,
    po_limit_cents: null as number | null,
  }
  const errorsOf = (more: Partial<typeof said>) => {
    try {
      checkInvoice({ ...said, ...more })
      return {}
    } catch (error) {
      return (error as { details: { errors: object } }).details.errors
    }
  }

  test('in the domain’s words', () => {
    expect(errorsOf({})).toEqual({})
    expect(errorsOf({ po_number: null })).toEqual({
      po_number: 'Kestrel Homes needs a purchase order number.',
    })
    expect(errorsOf({ po_limit_cents: 1500_00, po_used_cents: 700_00 })).toEqual({
      po_number: 'This invoice takes PO PO 7 over its limit by $200.00.',
    })
    expect(errorsOf({ po_limit_cents: 1000_00 })).toEqual({})
    expect(errorsOf({ buyer_name: null })).toEqual({
      buyer_name: "Add the buyer's name or ABN for invoices of $1,000 or more.",
    })
    expect(errorsOf({ buyer_name: null, total_cents: 999_99 })).toEqual({})
    expect(Object.keys(errorsOf({ seller: { abn: null } as never }))).toEqual(['seller_abn'])
  })

  test('its dates are in order', () => {
    const days = { invoice_date: '2026-11-20', due_date: '2026-11-19', supply_from: null, supply_to: null }
    expect(() => checkDraft(days)).toThrow('Due date must be on or after the date of issue.')
    expect(() =>
      checkDraft({ ...days, due_date: '2026-11-20', supply_from: '2026-11-02', supply_to: '2026-11-01' }),
    ).toThrow('End date must be on or after the start date.')
    // A form checks what is filled in so far.
    expect(draftErrors({ due_date: '2026-11-19', supply_to: '2026-11-01' })).toEqual({})
    expect(draftErrors({ ...days, supply_from: '2026-11-02', supply_to: '2026-11-01' })).toEqual({
      due_date: 'Due date must be on or after the date of issue.',
      supply_to: 'End date must be on or after the start date.',
    })
  })
})

describe('due dates', () => {
  test.each([
    ['COD', '2026-11-20', '2026-11-20'],
    ['7', '2026-11-20', '2026-11-27'],
    ['30', '2026-01-30', '2026-03-01'],
    ['EOM30', '2026-11-20', '2026-12-30'],
    ['EOM30', '2028-02-01', '2028-03-30'],
    // Over Christmas: 20 November 2026 is a Friday; 22 December to 10 January does not count.
    ['20BD', '2026-11-20', '2026-12-18'],
    ['20BD', '2026-12-01', '2027-01-18'],
  ] as const)('%s from %s: %s', (terms, from, due) => {
    expect(dueDate(terms, from, usualCalendar)).toBe(due)
  })

  test('business days exclude public holidays', () => {
    expect(addBusinessDays('2026-11-02', 1, usualCalendar)).toBe('2026-11-04')
  })
})

test('how many reminders should be out', () => {
  const days = [-3, 1, 7, 14, 30]
  const stages = ['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-21', '2026-11-28', '2026-12-30']
  expect(stages.map((day) => remindersDueBy('2026-11-20', day, days))).toEqual([0, 1, 1, 2, 3, 5])
})

test('dockets share an invoice as the client prefers', () => {
  const done = { job_no: 'J-000001', po_number: 'PO 7', shift_date: '2026-11-20' }
  expect(groupOf('job', done)).toBe('Job J-000001')
  expect(groupOf('po', done)).toBe('PO 7')
  expect(groupOf('po', { ...done, po_number: '4411' })).toBe('PO 4411')
  expect(groupOf('po', { ...done, po_number: null })).toBe('Without a PO')
  expect(groupOf('week', done)).toBe('Week to 22 Nov 2026')
  expect(groupOf('week', { ...done, shift_date: '2026-11-22' })).toBe('Week to 22 Nov 2026')
  expect(groupOf('week', { ...done, shift_date: '2026-11-23' })).toBe('Week to 29 Nov 2026')
  expect(groupOf('month', done)).toBe('Month 2026-11')
})

test('a draft is named by its client and day, and by nothing like a number', () => {
  const draft = { invoice_no: null, client: 'Goldfields Civil', created_at: '2026-11-22T14:30:00.000Z' }
  expect(invoiceName(draft)).toBe('Draft, Goldfields Civil, 23 Nov')
  expect(invoiceTitle(draft)).toBe('Draft, Goldfields Civil, 23 Nov')
  expect(invoiceName({ invoice_no: null, created_at: draft.created_at })).toBe('Draft, 23 Nov')
  expect(invoiceName({ ...draft, invoice_no: 'INV-000013' })).toBe('INV-000013')
  expect(invoiceTitle({ ...draft, invoice_no: 'INV-000013' })).toBe('INV-000013 Goldfields Civil')
})
