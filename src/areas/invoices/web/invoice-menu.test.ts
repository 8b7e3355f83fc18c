import { expect, test } from 'vitest'
import { menusInStates } from '#platform/web/records/menus-in-states.tsx'
import { invoiceStatuses } from '../contract/choices.ts'
import type { Invoice } from '../contract/invoice.ts'
import { useInvoiceActions } from './use-invoice-actions.tsx'

const invoice = {
  id: 1,
  version: 1,
  invoice_no: 'INV-000001',
  client: 'Kestrel Civil',
  due_date: '2026-12-20',
  is_overdue: 0,
  letter: null,
  client_credit_cents: 50_00,
  owing_cents: 50_00,
  lines: [],
}

test('an invoice’s menu has what its state allows, for any viewer', () => {
  const useMenu = (status: string) => {
    const sent_at = status === 'Draft' || status === 'Approved' ? null : '2026-11-20T06:00:00Z'
    const { main, items } = useInvoiceActions({ ...invoice, status, sent_at } as unknown as Invoice)
    return main ? [main, ...items] : items
  }
  expect(menusInStates(invoiceStatuses, useMenu)).toMatchInlineSnapshot(`
    {
      "Approved": [
        "Credit part",
        "Mark as sent",
        "Record payment",
        "Send invoice",
        "Use credit",
        "Void",
      ],
      "Credited": [
        "Void",
      ],
      "Deleted": [],
      "Disputed": [
        "Credit part",
        "Record payment",
        "Settle dispute",
        "Use credit",
        "Void",
      ],
      "Draft": [
        "Approve",
        "Approve and send",
        "Delete draft",
      ],
      "Paid": [
        "Credit part",
        "Send a copy",
      ],
      "Partly Paid": [
        "Credit part",
        "Mark as disputed",
        "Record payment",
        "Remind",
        "Use credit",
        "Void",
      ],
      "Sent": [
        "Credit part",
        "Mark as disputed",
        "Record payment",
        "Remind",
        "Use credit",
        "Void",
      ],
      "Viewed": [
        "Credit part",
        "Mark as disputed",
        "Record payment",
        "Remind",
        "Use credit",
        "Void",
      ],
      "Void": [],
    }
  `)
})
