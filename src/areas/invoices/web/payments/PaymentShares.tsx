import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatMoney } from '#shared/money.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import type { InvoiceRow } from '../../contract/invoice.ts'
import { restOf } from '../../rules/kept-credit.ts'
import { paymentLabels } from '../../rules/payment-labels.ts'
import { spreadPayment } from '../../rules/spread-payment.ts'
import css from '../invoices.module.css'

const field = labelled(paymentLabels)

/** The amount received, and the button that allocates it, oldest first. */
export function Received({ open }: { open: readonly InvoiceRow[] }) {
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
export function AllocateToSingle({ open }: { open: readonly InvoiceRow[] }) {
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

/** How much of the payment is allocated, and what becomes of the rest. */
export function Allocated({ client, open }: { client: string; open: readonly InvoiceRow[] }) {
  const [received, allocations, keepsRest] = useWatch({
    name: ['amount_cents', 'allocations', 'keeps_rest'],
  }) as [unknown, readonly { amount_cents: number | null }[], unknown]
  const rest = restOf(
    typeof received === 'number' ? received : 0,
    sharesOf(allocations, open),
    Number(keepsRest) === 1,
  )
  return (
    <>
      {rest.canBeKept && (
        <YesNoField name="keeps_rest" label={`Keep ${formatMoney(rest.left_cents)} as credit of ${client}`} />
      )}
      <p className={css.summary}>
        <span>Payment {formatMoney(rest.placed_cents)}</span>
        {typeof received === 'number' && (rest.unplaced ?? rest.kept_cents > 0) && (
          <output>{rest.unplaced ?? `${formatMoney(rest.kept_cents)} stays in credit`}</output>
        )}
      </p>
    </>
  )
}

/** Each invoice's part, with what it owes. */
export const sharesOf = (
  allocations: readonly { amount_cents: number | null }[],
  open: readonly InvoiceRow[],
) => allocations.map(({ amount_cents }, at) => ({ amount_cents, owing_cents: open[at]?.owing_cents ?? 0 }))
