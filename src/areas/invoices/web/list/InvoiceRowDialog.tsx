import { RowDialog, type RowDialogProps } from '#platform/web/lists/RowDialog.tsx'
import { invoiceNoun } from '../../rules/invoice-labels.ts'
import { invoiceCan } from '../../rules/invoice-status.ts'
import { invoiceName } from '../../rules/invoice-words.ts'
import { ApproveDialog } from '../ApproveDialog.tsx'
import { PaymentDialog } from '../payments/PaymentDialog.tsx'
import { invoiceQuery } from '../queries.ts'
import { SendDialog } from '../SendDialog.tsx'

export type InvoiceRowAction = 'approve' | 'send' | 'remind' | 'pay'

/** What an invoice's row opens: its approval, its letter or a payment. */
export default function InvoiceRowDialog({ id, action, onClose }: RowDialogProps<InvoiceRowAction>) {
  return (
    <RowDialog
      noun={invoiceNoun}
      query={invoiceQuery(id)}
      nameOf={invoiceName}
      can={invoiceCan[action]}
      onClose={onClose}
    >
      {(invoice) => {
        if (action === 'approve') return <ApproveDialog invoice={invoice} onClose={onClose} />
        if (action === 'pay') return <PaymentDialog invoice={invoice} onClose={onClose} />
        return <SendDialog invoice={invoice} kind={action} onClose={onClose} />
      }}
    </RowDialog>
  )
}
