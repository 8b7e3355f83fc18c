import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { checkedBy } from '#platform/web/form-schema.ts'
import { useSave } from '#platform/web/use-save.ts'
import { optionalQuantity, text } from '#platform/contract/fields.ts'
import { formatMoney, formatUnitPrice } from '#shared/money.ts'
import { quantityText, unitName } from '#shared/units.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { CreditNote } from '../contract/credit-note.ts'
import { invoiceEndpoints as calls } from '../contract/endpoints.ts'
import type { Invoice } from '../contract/invoice.ts'
import { type CreditedPart, creditTotals, netUnitPrice, withRounding } from '../rules/credit-totals.ts'
import { sharesOf } from '../rules/invoice-totals.ts'
import { invoiceName } from '../rules/invoice-words.ts'
import css from './invoices.module.css'
import { creditNotesQuery } from './queries.ts'

const schema = z.object({
  reason: text('Reason', { min: 2, max: 500 }),
  quantities: z.array(z.object({ quantity: optionalQuantity('Quantity') })),
})

/** How much of which lines is taken back, and why. */
export function CreditDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const form = useForm({
    resolver: checkedBy(schema),
    defaultValues: { reason: '', quantities: invoice.lines.map(() => ({ quantity: null })) },
  })
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
      onSubmit={({ reason, quantities }) => {
        const lines = quantities.flatMap(({ quantity }, at) =>
          quantity ? [{ invoice_line_id: invoice.lines[at]?.id ?? 0, quantity }] : [],
        )
        if (lines.length === 0) return form.setError('reason', { message: 'Enter what is credited.' })
        return save({ params: { id: invoice.id }, body: { reason, lines } })
      }}
    >
      <TextField name="reason" label="Reason" help="It stands on the credit note." required takesFocus />
      <ul className={css.shares} aria-label="Lines">
        {invoice.lines.map((line, at) => (
          <li key={line.id}>
            <span>
              {line.description}
              <small>
                {quantityText(line.quantity)} {unitName(line.unit, line.quantity)} at{' '}
                {formatUnitPrice(line.unit_price_cents ?? 0)}
              </small>
            </span>
            <span className={css.amount}>{formatMoney(line.line_total_cents ?? 0)}</span>
            <NumberField name={`quantities.${at}.quantity`} label={`Credit of line ${at + 1}`} decimals={3} />
          </li>
        ))}
      </ul>
      <Credited invoice={invoice} />
    </FormDialog>
  )
}

const sumOf = (notes: readonly CreditNote[], field: 'subtotal_cents' | 'gst_cents'): number =>
  notes.reduce((sum, note) => sum + note[field], 0)

/** What of each line the credit notes took back. */
function partsOf(notes: readonly CreditNote[]): ReadonlyMap<number, CreditedPart> {
  const parts = new Map<number, CreditedPart>()
  for (const { invoice_line_id, quantity } of notes.flatMap(({ lines }) => lines)) {
    if (invoice_line_id === null) continue
    const before = parts.get(invoice_line_id) ?? { quantity: 0, parts: 0 }
    parts.set(invoice_line_id, { quantity: before.quantity + quantity, parts: before.parts + 1 })
  }
  return parts
}

/** What the credit note will come to, by the rules of the server. */
function Credited({ invoice }: { invoice: Invoice }) {
  const quantities = useWatch({ name: 'quantities' }) as readonly { quantity: unknown }[]
  const priced = invoice.lines.map((line) => ({ ...line, unit_price_cents: line.unit_price_cents ?? 0 }))
  const shares = sharesOf(priced, invoice.promises)
  const lines = priced.flatMap((line, at) => {
    const quantity = quantities[at]?.quantity
    return typeof quantity === 'number'
      ? [
          {
            ...line,
            invoice_line_id: line.id,
            quantity,
            unit_price_cents: netUnitPrice(line, shares[at] ?? 0),
          },
        ]
      : []
  })
  const { data: notes = [] } = useQuery(creditNotesQuery(invoice.id))
  const left = {
    net_cents: (invoice.subtotal_cents ?? 0) - (invoice.discount_cents ?? 0) - sumOf(notes, 'subtotal_cents'),
    gst_cents: (invoice.gst_cents ?? 0) - sumOf(notes, 'gst_cents'),
  }
  const credited = withRounding(lines, priced, { before: partsOf(notes), left })
  const { total_cents } = creditTotals(credited, invoice, left)
  return (
    <p className={css.summary}>
      <span>Credit {formatMoney(total_cents)}</span>
      <span>{formatMoney(invoice.owing_cents ?? 0)} is owing</span>
    </p>
  )
}
