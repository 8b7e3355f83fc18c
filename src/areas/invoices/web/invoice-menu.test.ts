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
  sent_at: null,
  lines: [],
}

test('an invoice’s menu has what its state allows, for any viewer', () => {
  const useMenu = (status: string) => {
    const { main, items } = useInvoiceActions({ ...invoice, status } as unknown as Invoice)
    return main ? [main, ...items] : items
  }
  expect(menusInStates(invoiceStatuses, useMenu)).toMatchInlineSnapshot(`
    {
      "Approved": [
        "Credit part",
        "Mark as sent",
        "Record payment",
        "Send",
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
        "Mark as sent",
        "Send",
        "Send a copy",
      ],
      "Partly Paid": [
        "Credit part",
        "Mark as disputed",
        "Mark as sent",
        "Record payment",
        "Send",
        "Send again",
        "Use credit",
        "Void",
      ],
      "Sent": [
        "Credit part",
        "Mark as disputed",
        "Record payment",
        "Send again",
        "Use credit",
        "Void",
      ],
      "Viewed": [
        "Credit part",
        "Mark as disputed",
        "Record payment",
        "Send again",
        "Use credit",
        "Void",
      ],
      "Void": [],
    }
  `)
})
