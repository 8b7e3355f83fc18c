import { useQuery } from '@tanstack/react-query'
import { reasonOf } from '#shared/allowed.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { invoiceCan } from '../../rules/invoice-status.ts'
import { invoiceName } from '../../rules/invoice-words.ts'
import { ApproveDialog } from '../ApproveDialog.tsx'
import { PaymentDialog } from '../payments/PaymentDialog.tsx'
import { invoiceQuery } from '../queries.ts'
import { SendDialog } from '../SendDialog.tsx'

export type RowAction = 'approve' | 'send' | 'remind' | 'pay'

/** The dialog of an action on one of a list's invoices, or why it cannot be done after all. */
export default function InvoiceRowDialog({
  id,
  action,
  onClose,
}: {
  id: number
  action: RowAction
  onClose: () => void
}) {
  const { data: invoice, isError, refetch } = useQuery(invoiceQuery(id))
  if (!invoice)
    return (
      <Dialog title="Invoice" onClose={onClose}>
        {isError ? (
          <ErrorState message="Could not load the invoice." onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        )}
      </Dialog>
    )
  const refusal = reasonOf(invoiceCan[action](invoice))
  if (refusal)
    return (
      <Dialog title={invoiceName(invoice)} onClose={onClose}>
        <p>{refusal}</p>
      </Dialog>
    )
  if (action === 'approve') return <ApproveDialog invoice={invoice} onClose={onClose} />
  if (action === 'pay') return <PaymentDialog invoice={invoice} onClose={onClose} />
  return <SendDialog invoice={invoice} kind={action} onClose={onClose} />
}
