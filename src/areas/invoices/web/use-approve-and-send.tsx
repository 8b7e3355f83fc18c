import { type ReactNode, useState } from 'react'
import { useHolidays } from '#areas/settings/web/index.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { useNow } from '#ui/use-now.ts'
import { invoiceEndpoints as calls } from '../contract/endpoints.ts'
import type { Invoice } from '../contract/invoice.ts'
import { invoiceActions, invoiceCan } from '../rules/invoice-status.ts'
import { invoiceName } from '../rules/invoice-words.ts'
import { confirmDate } from './confirm-date.ts'
import { SendDialog } from './SendDialog.tsx'
import { useInvoiceVerb } from './use-invoice-verb.ts'

/** Approves an invoice as of today and opens its letter straight away; `dialog` must be rendered. */
export function useApproveAndSend(): {
  run: (invoice: Invoice) => Promise<void>
  dialog: ReactNode
  error: string | null
} {
  const { run: call, error } = useInvoiceVerb()
  const [approved, setApproved] = useState<Invoice | null>(null)
  const today = melbourneDate(useNow())
  const holidayOn = useHolidays()
  const run = async (invoice: Invoice) => {
    if (!(await confirmDate(invoice, today, { today, holidayOn }))) return
    const input = { params: { id: invoice.id }, body: { version: invoice.version, invoice_date: null } }
    const done = await call(calls.approveInvoice, input, (saved) => `${invoiceName(saved)} approved`)
    if (done) setApproved(done)
  }
  return {
    run,
    error,
    dialog: approved && <SendDialog invoice={approved} kind="send" onClose={() => setApproved(null)} />,
  }
}

/** Why the viewer cannot approve and send an invoice; undefined if they can. */
export function useWhyNotApprove(invoice: Invoice): string | undefined {
  const whyNotHold = useWhyNot()
  const { approve, send } = invoiceActions
  return (
    reasonOf(invoiceCan.approve(invoice)) ??
    whyNotHold(approve.right) ??
    whyNotHold(send.right) ??
    whyNotHold('invoices:totals')
  )
}
