import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { optionalCents, optionalQuantity, text } from '#platform/contract/fields.ts'
import { checkedBy } from '#platform/web/forms/form-schema.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useFormDraft } from '#platform/web/forms/use-form-draft.ts'
import { formatDate } from '#shared/local-date.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { amountText } from '#shared/units.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import type { CreditNote } from '../../contract/credit-note.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { limitWords } from '../../rules/credit-left.ts'
import { invoiceName } from '../../rules/invoice-words.ts'
import { creditLabels as labels } from '../../rules/payment-labels.ts'
import { Credited } from './Credited.tsx'
import {
  type CreditForm,
  creditErrors,
  type LineToCredit,
  creditInputLines,
  linesToCredit,
} from './credit-form.ts'
import css from '../invoices.module.css'
import { creditNotesQuery } from '../queries.ts'

const field = labelled(labels)
const schema = z.object({
  reason: text(labels.reason, { min: 2, max: 500 }),
  by: z.enum(['quantity', 'amount']),
  lines: z.array(
    z.object({
      quantity: optionalQuantity(labels.quantity),
      amount_cents: optionalCents(labels.amount_cents),
    }),
  ),
})
const byOptions = [
  { value: 'quantity' as const, label: 'Quantity, such as hours or loads' },
  { value: 'amount' as const, label: labels.amount_cents },
]

/** What to credit of which lines, and why. */
export function CreditDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { data: notes } = useQuery(creditNotesQuery(invoice.id))
  return notes ? <Form invoice={invoice} notes={notes} onClose={onClose} /> : <LoadingState />
}

function Form({
  invoice,
  notes,
  onClose,
}: {
  invoice: Invoice
  notes: readonly CreditNote[]
  onClose: () => void
}) {
  const lines = linesToCredit(invoice, notes)
  const form = useForm({
    mode: 'onChange',
    resolver: checkedBy(schema, (values) => creditErrors(lines, values)),
    defaultValues: {
      reason: '',
      by: 'quantity',
      lines: lines.map(() => ({ quantity: null, amount_cents: null })),
    },
  })
  useFormDraft(form, 'credit')
  const { save, submitError } = useSave(calls.creditInvoice, {
    form,
    saved: ({ credit_note_no }) => `${credit_note_no} of ${invoiceName(invoice)} made`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`Credit ${invoiceName(invoice)}`}
      form={form}
      submitError={submitError}
      saveLabel="Make credit note"
      size="lg"
      onClose={onClose}
      onSubmit={(values) => {
        const asked = creditInputLines(lines, values)
        if (asked.length === 0) {
          const amount = values.by === 'amount' ? 'amount_cents' : 'quantity'
          return form.setError(
            `lines.0.${amount}`,
            { message: 'Enter what to credit.' },
            { shouldFocus: true },
          )
        }
        return save({ params: { id: invoice.id }, body: { reason: values.reason, lines: asked } })
      }}
    >
      <FieldGrid columns={2}>
        <TextField {...field('reason')} help="Printed on the credit note." required takesFocus />
        <SelectField {...field('by')} options={byOptions} required />
      </FieldGrid>
      <Lines lines={lines} />
      <Credited invoice={invoice} notes={notes} lines={lines} />
    </FormDialog>
  )
}

function Lines({ lines }: { lines: readonly LineToCredit[] }) {
  const by = useWatch({ name: 'by' }) as CreditForm['by']
  return (
    <ul className={css.credits} aria-label="Lines">
      {lines.map(({ line, left }, at) => (
        <li key={line.id}>
          <span>
            {line.description}
            <small>
              {[line.docket_no, line.shift_date && formatDate(line.shift_date)]
                .filter(Boolean)
                .map((origin) => `${origin} · `)}
              {amountText(line.quantity, line.unit)} at {formatUnitPrice(line.unit_price_cents)}
            </small>
          </span>
          {by === 'amount' ? (
            <MoneyField
              key="amount"
              name={`lines.${at}.amount_cents`}
              label={`${labels.amount_cents}, line ${at + 1}`}
              help={limitWords(left, by, line.unit)}
            />
          ) : (
            <NumberField
              key="quantity"
              name={`lines.${at}.quantity`}
              label={`${unitQuantityWords[line.unit]}, line ${at + 1}`}
              decimals={3}
              help={limitWords(left, by, line.unit)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const unitQuantityWords = {
  hour: 'Hours',
  day: 'Days',
  week: 'Weeks',
  load: 'Loads',
  tonne: 'Tonnes',
  m3: 'm³',
  each: 'Quantity',
  km: 'Kilometres',
  fixed: 'Quantity',
} as const satisfies Record<LineToCredit['line']['unit'], string>
