import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { yesNo } from '#platform/contract/fields.ts'
import { read } from '#platform/web/calls/api.ts'
import { checkedBy } from '#platform/web/forms/form-schema.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useFormDraft } from '#platform/web/forms/use-form-draft.ts'
import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { MissingPart } from '#ui/MissingPart.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { serverNow } from '#ui/server-clock.ts'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { paymentMethods } from '../../contract/choices.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice, InvoiceRow } from '../../contract/invoice.ts'
import { PaymentInput } from '../../contract/payment.ts'
import { overpaidWords } from '../../rules/check-invoice.ts'
import { restOf } from '../../rules/kept-credit.ts'
import { invoiceName, paymentMethodWords } from '../../rules/invoice-words.ts'
import { paymentLabels, shareLabels } from '../../rules/payment-labels.ts'
import css from '../invoices.module.css'
import { Allocated, AllocateToSingle, Received, sharesOf } from './PaymentShares.tsx'

const field = labelled(paymentLabels)
const schema = PaymentInput.omit({ allocations: true, kept_cents: true }).extend({
  amount_cents: PaymentInput.shape.amount_cents.unwrap(),
  keeps_rest: yesNo(),
  allocations: z.array(z.object({ invoice_id: z.number(), amount_cents: z.number().nullable() })),
})
const methodOptions = optionsOf(paymentMethods, paymentMethodWords)

/** A client's payment, allocated to what it owes: oldest first by default. */
export function PaymentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const query = {
    client_id: invoice.client_id,
    open: '1' as const,
    sort: 'due_date' as const,
    page_size: 200,
  }
  const { data, isError, isFetchedAfterMount } = useQuery({
    ...read(calls.listInvoices, { query }),
    refetchOnMount: 'always',
    meta: { saysItself: true },
  })
  if (isError) return <MissingPart onClose={onClose} />
  // What was owing before the last payment would be filled in again.
  if (!data || !isFetchedAfterMount)
    return (
      <Dialog title={`Payment from ${invoice.client}`} onClose={onClose}>
        <LoadingState />
      </Dialog>
    )
  return <PaymentForm invoice={invoice} rows={data.rows} onClose={onClose} />
}

function PaymentForm({
  invoice,
  rows,
  onClose,
}: {
  invoice: Invoice
  rows: readonly InvoiceRow[]
  onClose: () => void
}) {
  // The fields are numbered by these rows, whatever is paid elsewhere meanwhile.
  const [open] = useState(rows)
  const [today] = useState(() => melbourneDate(serverNow()))
  const form = useForm({
    resolver: checkedBy(schema),
    defaultValues: {
      client_id: invoice.client_id,
      received_on: today,
      method: 'eft',
      reference: null,
      note: null,
      amount_cents: open.find(({ id }) => id === invoice.id)?.owing_cents,
      keeps_rest: 0 as const,
      allocations: open.map(({ id, owing_cents }) => ({
        invoice_id: id,
        amount_cents: id === invoice.id ? owing_cents : null,
      })),
    },
  })
  useFormDraft(form, 'payment')
  const { save, submitError } = useSave(calls.takePayment, {
    form,
    saved: ({ amount_cents }) => `Payment of ${formatMoney(amount_cents)} saved`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`Payment from ${invoice.client}`}
      form={form}
      submitError={submitError}
      saveLabel="Save payment"
      size="lg"
      onClose={onClose}
      onSubmit={({ allocations, keeps_rest, ...payment }) => {
        const given = allocations.flatMap(({ invoice_id, amount_cents }, at) =>
          amount_cents ? [{ invoice_id, amount_cents, at }] : [],
        )
        const over = given.find(({ amount_cents, at }) => amount_cents > (open[at]?.owing_cents ?? 0))
        if (over)
          return form.setError(`allocations.${over.at}.amount_cents`, {
            message: overpaidWords(over.amount_cents - (open[over.at]?.owing_cents ?? 0)),
          })
        if (given.length === 0)
          return form.setError('amount_cents', { message: 'Enter an amount for an invoice.' })
        const rest = restOf(payment.amount_cents, sharesOf(allocations, open), keeps_rest === 1)
        if (rest.unplaced) return form.setError('amount_cents', { message: rest.unplaced })
        const shares = given.map(({ at: _at, ...one }) => one)
        return save({ body: { ...payment, kept_cents: rest.kept_cents, allocations: shares } })
      }}
    >
      <FieldGrid columns={3}>
        <DateField {...field('received_on')} required />
        <SelectField {...field('method')} options={methodOptions} required />
        <TextField {...field('reference')} />
      </FieldGrid>
      <Received open={open} />
      <AllocateToSingle open={open} />
      <ul className={css.shares} aria-label="Open invoices">
        {open.map((one, at) => (
          <li key={one.id}>
            <span>
              {invoiceName(one)}
              <small>Due {formatDate(one.due_date)}</small>
            </span>
            <span className={css.amount}>{formatMoney(one.owing_cents ?? 0)} owing</span>
            <MoneyField
              name={`allocations.${at}.amount_cents`}
              label={`${shareLabels.amount_cents} for ${invoiceName(one)}`}
            />
          </li>
        ))}
      </ul>
      <Allocated client={invoice.client} open={open} />
    </FormDialog>
  )
}
