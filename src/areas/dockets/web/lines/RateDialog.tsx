import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { formatMoney, formatUnitPrice, lineTotalCents } from '#shared/money.ts'
import { amountText } from '#shared/units.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { type Docket, RateChoiceInput } from '../../contract/docket.ts'
import type { DocketLine } from '../../contract/docket-line.ts'
import { docketEndpoints } from '../../contract/endpoints.ts'
import { docketLineLabels } from '../../rules/docket-row-labels.ts'

const field = labelled(docketLineLabels)

type Rate = NonNullable<DocketLine['choices']>['rates'][number]

/** `Clean fill, night: 25 tonnes at $22.00, $550.00` */
function labelOf({ description, unit, quantity_computed, unit_price_cents }: Rate): string {
  const amount = `${description}: ${amountText(quantity_computed, unit)}`
  if (unit_price_cents === null) return amount
  const total = formatMoney(lineTotalCents(quantity_computed, unit_price_cents))
  return `${amount} at ${formatUnitPrice(unit_price_cents)}, ${total}`
}

/** Chooses which of several possible rates charges a line's loads. */
export function RateDialog({
  docket,
  line,
  onClose,
}: {
  docket: Docket
  line: DocketLine
  onClose: () => void
}) {
  const { loads = [], rates = [] } = line.choices ?? {}
  const which = loads.length === 1 ? `load ${loads[0]}` : `loads ${loads.join(', ')}`
  return (
    <CreateDialog
      title={`Rate for ${which}`}
      size="sm"
      endpoint={docketEndpoints.chooseDocketRate}
      schema={RateChoiceInput}
      empty={{ version: docket.version, job_rate_id: line.job_rate_id ?? undefined }}
      params={{ id: docket.id, line_id: line.id }}
      saved={() => 'Rate chosen'}
      onClose={onClose}
    >
      <p>
        {rates.length === 1
          ? 'This rate is for another material. If it is wrong, add the right rate to the job and make a new version of the docket.'
          : 'More than one of the job’s rates fits. Choose the one to charge.'}
      </p>
      <SelectField
        {...field('job_rate_id')}
        required
        options={rates.map((rate) => ({ value: rate.job_rate_id, label: labelOf(rate) }))}
      />
    </CreateDialog>
  )
}
