import { IconCheck, IconMail, IconRefresh } from '@tabler/icons-react'
import { call } from '#platform/web/calls/api.ts'
import { Refusal } from '#platform/web/calls/refusal.ts'
import type { BulkAction } from '#platform/web/lists/BulkActions.tsx'
import type { Permission } from '#shared/permissions.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { InvoiceRow } from '../../contract/invoice.ts'
import { invoiceCan } from '../../rules/invoice-status.ts'

/** Emails an invoice to where its bills go, with our standard letter. */
async function mail(kind: 'send' | 'remind', { id, version }: InvoiceRow): Promise<void> {
  const invoice = await call(calls.getInvoice, { params: { id } })
  const allowed = invoiceCan[kind](invoice)
  if (allowed !== true) throw new Refusal({ status: 409, message: allowed })
  const to = kind === 'send' ? invoice.send_to : (invoice.sent_to ?? invoice.send_to)
  if (!to) throw new Refusal({ status: 422, message: `${invoice.client} has no email address for invoices.` })
  const answer = await call(kind === 'send' ? calls.sendInvoice : calls.remindOfInvoice, {
    params: { id },
    body: { version, to, to_name: invoice.send_to_name },
  })
  if (kind === 'remind' && (answer.reminder ?? answer.letter) === 'kept')
    throw new Refusal({ status: 409, message: 'Not emailed: there is no mail server.' })
}

/** What can be done with several invoices at once. */
export const bulkInvoiceActions = (
  whyNot: (right: Permission) => string | undefined,
): BulkAction<InvoiceRow>[] => [
  {
    label: 'Approve',
    icon: <IconCheck aria-hidden />,
    done: 'approved',
    disabledReason: whyNot('invoices:approve'),
    warning: 'Each gets its number now, and no longer changes: credit or void it instead.',
    act: ({ id, version }) => call(calls.approveInvoice, { params: { id }, body: { version } }),
  },
  {
    label: 'Send',
    icon: <IconMail aria-hidden />,
    done: 'issued',
    disabledReason: whyNot('invoices:write'),
    warning: 'Each goes to the client’s address for invoices, with our standard letter.',
    act: (row) => mail('send', row),
  },
  {
    label: 'Remind',
    icon: <IconRefresh aria-hidden />,
    done: 'sent again',
    disabledReason: whyNot('invoices:write'),
    warning: 'Each client gets the invoice again, with what is owing.',
    act: (row) => mail('remind', row),
  },
]
