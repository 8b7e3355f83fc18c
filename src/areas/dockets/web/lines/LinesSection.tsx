import { useState } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import { formatMoney, formatUnitPrice, lineTotalCents } from '#shared/money.ts'
import { amountText, quantityText } from '#shared/units.ts'
import { Button } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Docket } from '../../contract/docket.ts'
import type { DocketLine } from '../../contract/docket-line.ts'
import { docketLineLabels } from '../../rules/docket-row-labels.ts'
import css from '../dockets.module.css'
import { PriceDialog } from './PriceDialog.tsx'
import { RateDialog } from './RateDialog.tsx'
import { useWhyNotDocket } from '../use-docket-actions.tsx'
import { WhyDialog } from '../actions/WhyDialog.tsx'

const column = columnsOf<DocketLine>()

/** What a docket charges: how much, why, and for the office at what price. */
export function LinesSection({ docket }: { docket: Docket }) {
  const seesPrices = useMay()('dockets:prices')
  const mayNotPrice = useWhyNotDocket(docket)('price')
  const [why, setWhy] = useState<DocketLine | null>(null)
  const [priced, setPriced] = useState<DocketLine | null>(null)
  const [rated, setRated] = useState<DocketLine | null>(null)
  const rowMenu = (line: DocketLine): MenuItem[] => [
    { label: 'Why this amount', run: () => setWhy(line) },
    ...(seesPrices && line.choices
      ? [{ label: 'Choose rate', disabledReason: mayNotPrice, run: () => setRated(line) }]
      : []),
    ...(seesPrices
      ? [
          {
            label: 'Set price',
            disabledReason: mayNotPrice ?? (isUndecided(line) ? 'Choose the rate first.' : undefined),
            run: () => setPriced(line),
          },
        ]
      : []),
  ]
  return (
    <Section
      title="Lines"
      actions={
        seesPrices &&
        docket.total_cents != null && (
          <strong>
            {formatMoney(docket.total_cents)} <span className={css.quiet}>before GST</span>
          </strong>
        )
      }
    >
      <DataTable
        label="Lines"
        rows={docket.lines}
        columns={[
          ...whatColumns(setWhy),
          ...(seesPrices ? priceColumns(mayNotPrice ? undefined : setRated) : []),
        ]}
        rowKey={(line) => line.id}
        rowMenu={rowMenu}
        empty={<EmptyState title="No lines" text="No chargeable work recorded." />}
      />
      {why && <WhyDialog line={why} onClose={() => setWhy(null)} />}
      {rated && <RateDialog docket={docket} line={rated} onClose={() => setRated(null)} />}
      {priced && <PriceDialog docket={docket} line={priced} onClose={() => setPriced(null)} />}
    </Section>
  )
}

const whatColumns = (onWhy: (line: DocketLine) => void) => [
  column.open('description', docketLineLabels.description, onWhy, { under: howWords }),
  column.custom(
    'quantity',
    docketLineLabels.quantity_agreed,
    (line) => amountText(line.quantity_agreed, line.unit),
    {
      align: 'end',
    },
  ),
]

const howWords = ({ explanation, is_billable, quantity_agreed, quantity_computed, reason }: DocketLine) =>
  quantity_agreed === quantity_computed
    ? [explanation.steps[0], is_billable ? null : 'Not charged.'].filter(Boolean).join(' ')
    : `Agreed instead of ${quantityText(quantity_computed)}: ${reason}`

/** Several rates fit its loads equally well, and none has been chosen. */
const isUndecided = ({ choices, job_rate_id }: DocketLine) => choices != null && job_rate_id === null

/** `onRate`: undefined for people who may not choose a rate now. */
const priceColumns = (onRate: ((line: DocketLine) => void) | undefined) => [
  column.custom(
    'unit_price_cents',
    docketLineLabels.unit_price_cents,
    (line) => {
      if (line.unit_price_cents != null) return formatUnitPrice(line.unit_price_cents)
      if (isUndecided(line) && onRate) return <Button onClick={() => onRate(line)}>Choose rate</Button>
      return line.is_billable === 1 && <span className={css.flag}>No price</span>
    },
    { align: 'end', under: ({ price_source }) => price_source },
  ),
  column.custom(
    'total',
    docketLineLabels.total,
    ({ unit_price_cents, quantity_agreed, is_billable }) =>
      unit_price_cents != null && is_billable === 1
        ? formatMoney(lineTotalCents(quantity_agreed, unit_price_cents))
        : null,
    { align: 'end' },
  ),
]
