import { useState } from 'react'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { melbourneDate } from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { serverNow } from '#ui/server-clock.ts'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { paymentMethods } from '../../contract/choices.ts'
import { type ClientCredit, CreditRefund } from '../../contract/client-credit.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import { overCreditLeft } from '../../rules/surplus.ts'
import { paymentMethodWords } from '../../rules/invoice-words.ts'
import { refundLabels } from '../../rules/payment-labels.ts'

const field = labelled(refundLabels)
const methodOptions = optionsOf(paymentMethods, paymentMethodWords)

/** Records a refund of a client's credit. */
export function RefundDialog({ credit, onClose }: { credit: ClientCredit; onClose: () => void }) {
  const [today] = useState(() => melbourneDate(serverNow()))
  return (
    <CreateDialog
      title="Refund the client’s credit"
      saveLabel="Save refund"
      endpoint={calls.refundCredit}
      schema={CreditRefund}
      together={({ amount_cents }) => overCreditLeft(amount_cents, credit.left_cents)}
      empty={{
        client_id: credit.client_id,
        amount_cents: credit.left_cents,
        used_on: today,
        refund_method: 'eft',
      }}
      saved={() => 'Refund saved'}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <MoneyField {...field('amount_cents')} help={`Up to ${formatMoney(credit.left_cents)}`} required />
        <DateField {...field('used_on')} required />
        <SelectField {...field('refund_method')} options={methodOptions} required />
        <TextField {...field('reference')} />
      </FieldGrid>
      <TextField {...field('note')} />
    </CreateDialog>
  )
}
