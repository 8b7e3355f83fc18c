import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { optionalCents, optionalPercent } from '#platform/contract/fields.ts'
import { checkedBy } from '#platform/web/forms/form-schema.ts'
import { formatMoney } from '#shared/money.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { progressClaimLabels as labels } from '../../contract/progress-claim.ts'
import { type Claimed, claimCents } from '../../rules/progress-claim.ts'

const field = labelled(labels)
const schema = z.object({
  claim_by: z.enum(['percent', 'amount']),
  percent: optionalPercent(labels.percent),
  amount_cents: optionalCents(labels.amount_cents),
})
type Values = { claim_by?: 'percent' | 'amount'; percent?: number | null; amount_cents?: number | null }
const byOptions = [
  { value: 'percent' as const, label: 'Percent of the price' },
  { value: 'amount' as const, label: 'Amount before GST' },
]

interface Price {
  description: string
  agreed_cents: number
  left_cents: number
}

/** How much of a fixed price to bill now: percent of it, or an amount. `onClaim` may wait for the server’s answer. */
export function ClaimDialog({
  price,
  error = null,
  onClaim,
  onClose,
}: {
  price: Price
  error?: string | null
  onClaim: (part: Claimed) => unknown
  onClose: () => void
}) {
  const form = useForm({
    mode: 'onChange',
    resolver: checkedBy(schema, partErrors),
    defaultValues: { claim_by: 'percent', percent: null, amount_cents: null },
  })
  return (
    <FormDialog
      title="Progress claim"
      about={price.description}
      form={form}
      submitError={error}
      saveLabel="Claim"
      onClose={onClose}
      onSubmit={(values) => {
        const part = partOf(values as Values)
        return part && onClaim(part)
      }}
    >
      <Fields price={price} />
    </FormDialog>
  )
}

function Fields({ price: { agreed_cents, left_cents } }: { price: Price }) {
  const values = useWatch() as Values
  const part = partOf(values)
  return (
    <>
      <p>
        {formatMoney(agreed_cents)} agreed, {formatMoney(left_cents)} left to bill, before GST.
      </p>
      <SelectField name="claim_by" label="Claim by" options={byOptions} required />
      {values.claim_by === 'amount' ? (
        <MoneyField key="amount" {...field('amount_cents')} required />
      ) : (
        <PercentField key="percent" {...field('percent')} required />
      )}
      <output>{part ? sumWords(claimCents(agreed_cents, part), left_cents) : ' '}</output>
    </>
  )
}

const partOf = ({ claim_by, percent, amount_cents }: Values): Claimed | null => {
  if (claim_by === 'amount') return amount_cents ? { amount_cents } : null
  return percent ? { percent } : null
}

const partErrors = (values: Values): Record<string, string> => {
  if (partOf(values)) return {}
  return values.claim_by === 'amount'
    ? { amount_cents: 'Enter an amount.' }
    : { percent: 'Enter a percentage from 0.01 to 100.' }
}

const sumWords = (claimed_cents: number, left_cents: number): string =>
  claimed_cents > left_cents
    ? `${formatMoney(claimed_cents)}, ${formatMoney(claimed_cents - left_cents)} more than is left. You will be asked why.`
    : `${formatMoney(claimed_cents)}, which leaves ${formatMoney(left_cents - claimed_cents)}.`
