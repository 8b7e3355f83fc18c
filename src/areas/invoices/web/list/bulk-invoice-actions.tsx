import { IconCheck } from '@tabler/icons-react'
import { call } from '#platform/web/calls/api.ts'
import { letterActions } from '#platform/web/letters/letter-actions.tsx'
import type { BulkAction } from '#platform/web/lists/BulkActions.tsx'
import type { Permission } from '#shared/permissions.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { InvoiceRow } from '../../contract/invoice.ts'
import { invoiceCan } from '../../rules/invoice-status.ts'

/** What can be done with several invoices at once. They go to where the client's bills go. */
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
  ...letterActions({
    send: 'Send invoices',
    disabledReason: whyNot('invoices:write'),
    warnings: {
      send: 'Each goes to the client’s address for invoices, with our standard letter.',
      remind: 'Each client gets the invoice again, with what is owing.',
    },
    read: (id: number) => call(calls.getInvoice, { params: { id } }),
    draft: (id) => call(calls.getInvoiceLetter, { params: { id } }),
    can: invoiceCan,
    addressOf: ({ send_to, sent_to }, kind) => (kind === 'send' ? send_to : (sent_to ?? send_to)),
    noAddress: ({ client }) => `${client} has no email address for invoices.`,
    mail: {
      send: (id, body) => call(calls.sendInvoice, { params: { id }, body }),
      remind: (id, body) => call(calls.remindOfInvoice, { params: { id }, body }),
    },
  }),
]
