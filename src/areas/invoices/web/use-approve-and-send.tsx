import { type ReactNode, useState } from 'react'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import type { Invoice } from '../contract/invoice.ts'
import { invoiceActions, invoiceCan } from '../rules/invoice-status.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { SendDialog } from './SendDialog.tsx'

/** Asks whether to approve an invoice, and opens its letter straight away; `dialog` must be rendered. */
export function useApproveAndSend(): { run: (invoice: Invoice) => void; dialog: ReactNode } {
  const [asked, ask] = useState<Invoice | null>(null)
  const [approved, setApproved] = useState<Invoice | null>(null)
  return {
    run: ask,
    dialog: (
      <>
        {asked && (
          <ApproveDialog
            invoice={asked}
            label="Approve and send"
            onApproved={setApproved}
            onClose={() => ask(null)}
          />
        )}
        {approved && <SendDialog invoice={approved} kind="send" onClose={() => setApproved(null)} />}
      </>
    ),
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
