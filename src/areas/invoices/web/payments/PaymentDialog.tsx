import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import * as z from 'zod'
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
import { Button } from '#ui/parts/Button.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { serverNow } from '#ui/server-clock.ts'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { paymentMethods } from '../../contract/choices.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice, InvoiceRow } from '../../contract/invoice.ts'
import { PaymentInput } from '../../contract/payment.ts'
import { overpaidWords } from '../../rules/check-invoice.ts'
import { invoiceName, paymentMethodWords } from '../../rules/invoice-words.ts'
import { paymentLabels, shareLabels } from '../../rules/payment-labels.ts'
import { spreadPayment } from '../../rules/spread-payment.ts'
import { unallocatedWords } from '../../rules/unallocated-words.ts'
import css from '../invoices.module.css'

const field = labelled(paymentLabels)
const schema = PaymentInput.omit({ allocations: true }).extend({
  amount_cents: PaymentInput.shape.amount_cents.unwrap(),
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
  const { data, isError } = useQuery({ ...read(calls.listInvoices, { query }), meta: { saysItself: true } })
  if (isError) return <MissingPart onClose={onClose} />
  if (!data)
    return (
      <Dialog title={`Payment from ${invoice.client}`} onClose={onClose}>
        <LoadingState />
      </Dialog>
    )
  return <PaymentForm invoice={invoice} open={data.rows} onClose={onClose} />
}

function PaymentForm({
  invoice,
  open,
  onClose,
}: {
  invoice: Invoice
  open: readonly InvoiceRow[]
  onClose: () => void
}) {
  const [today] = useState(() => melbourneDate(serverNow()))
  const form = useForm({
    resolver: checkedBy(schema),
    defaultValues: {
      client_id: invoice.client_id,
      received_on: today,
      method: 'eft',
      reference: null,
      note: null,
      amount_cents: invoice.owing_cents,
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
      onSubmit={({ allocations, ...payment }) => {
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
        const unplaced = unallocatedWords(
          payment.amount_cents,
          given.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
        )
        if (unplaced) return form.setError('amount_cents', { message: unplaced })
        const rows = given.map(({ at: _at, ...one }) => one)
        return save({ body: { ...payment, allocations: rows } })
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
      <Allocated />
    </FormDialog>
  )
}

/** The amount received, and the button that allocates it, oldest first. */
function Received({ open }: { open: readonly InvoiceRow[] }) {
  const { getValues, setValue } = useFormContext()
  const spread = () => {
    const received: unknown = getValues('amount_cents')
    const owing = open.map(({ owing_cents }) => owing_cents ?? 0)
    const parts = spreadPayment(typeof received === 'number' ? received : 0, owing)
    for (const [at, cents] of parts.entries())
      setValue(`allocations.${at}.amount_cents`, cents === 0 ? null : cents, { shouldDirty: true })
  }
  return (
    <FieldGrid columns={2}>
      <MoneyField {...field('amount_cents')} required />
      <div className={css.spread}>
        <Button onClick={spread}>Spread over the oldest first</Button>
      </div>
    </FieldGrid>
  )
}

/** A single invoice gets all of the payment; once two have a part, the typed parts stay. */
function AllocateToSingle({ open }: { open: readonly InvoiceRow[] }) {
  const { getValues, setValue, subscribe } = useFormContext()
  useEffect(
    () =>
      subscribe({
        name: 'amount_cents',
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name !== 'amount_cents' || typeof values.amount_cents !== 'number') return
          const shares = getValues('allocations') as readonly { amount_cents: number | null }[]
          const paid = shares.flatMap(({ amount_cents }, at) => (amount_cents === null ? [] : [at]))
          const [at, ...others] = paid.length === 0 && shares.length === 1 ? [0] : paid
          if (at === undefined || others.length > 0) return
          const owing = open[at]?.owing_cents ?? 0
          setValue(`allocations.${at}.amount_cents`, Math.min(values.amount_cents, owing))
        },
      }),
    [getValues, setValue, subscribe, open],
  )
  return null
}

/** How much of the payment is allocated. */
function Allocated() {
  const [received, allocations] = useWatch({ name: ['amount_cents', 'allocations'] }) as [
    unknown,
    readonly { amount_cents: number | null }[],
  ]
  const given = allocations.reduce((sum, { amount_cents }) => sum + (amount_cents ?? 0), 0)
  const unplaced = typeof received === 'number' ? unallocatedWords(received, given) : undefined
  return (
    <p className={css.summary}>
      <span>Payment {formatMoney(given)}</span>
      {unplaced && <output>{unplaced}</output>}
    </p>
  )
}
