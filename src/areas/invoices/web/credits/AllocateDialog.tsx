import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { formatMoney } from '#shared/money.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { CreditAllocation } from '../../contract/client-credit.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { overpaidWords } from '../../rules/check-invoice.ts'
import { invoiceName } from '../../rules/invoice-words.ts'
import { shareLabels } from '../../rules/payment-labels.ts'
import { overCreditLeft } from '../../rules/surplus.ts'

const field = labelled(shareLabels)

/** Allocates a client's credit to what it owes. */
export function AllocateDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const owing = invoice.owing_cents ?? 0
  const credit = invoice.client_credit_cents ?? 0
  const most = Math.min(owing, credit)
  return (
    <CreateDialog
      title={`Use credit on ${invoiceName(invoice)}`}
      saveLabel="Use credit"
      endpoint={calls.allocateCredit}
      schema={CreditAllocation}
      together={({ amount_cents }) => ({
        ...overCreditLeft(amount_cents, credit),
        ...(amount_cents && amount_cents > owing
          ? { amount_cents: overpaidWords(amount_cents - owing) }
          : {}),
      })}
      empty={{ client_id: invoice.client_id, invoice_id: invoice.id, amount_cents: most }}
      saved={() => `Credit set against ${invoiceName(invoice)}`}
      onClose={onClose}
    >
      <p>
        {invoice.client} has {formatMoney(credit)} credit. {formatMoney(owing)} is owing on{' '}
        {invoiceName(invoice)}.
      </p>
      <MoneyField {...field('amount_cents')} help={`Up to ${formatMoney(most)}`} required />
    </CreateDialog>
  )
}
