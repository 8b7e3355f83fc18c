import { formatInstant } from '#shared/local-date.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { amountText, perUnitWords, quantityText } from '#shared/units.ts'
import { ExactMoney } from '#ui/parts/Money.tsx'
import { quiet } from '#ui/parts/state-looks.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { DryHire } from '../contract/dry-hire.ts'
import { dryHireHistoryLabels as history, dryHireLabels as labels } from '../rules/dry-hire-labels.ts'

const column = columnsOf<DryHire>()

/** Columns of a job’s dry hires; the machine opens how it is charged. The amounts are for those who see prices. */
export const dryHireColumns = (onOpen: (hire: DryHire) => void, seesPrices: boolean) => [
  column.open('fleet_no', labels.asset_id, onOpen, { under: ({ asset }) => asset }),
  column.custom('status', 'Status', ({ off_hire_at }) => <HireBadge isOut={off_hire_at === null} />, {
    slot: 'status',
  }),
  column.custom('on_hire_at', history.on_hire_at, ({ on_hire_at }) => formatInstant(on_hire_at), {
    slot: 'start',
    under: ({ smu_on }) => meterText(smu_on),
  }),
  column.custom(
    'off_hire_at',
    history.off_hire_at,
    ({ off_hire_at }) => off_hire_at !== null && formatInstant(off_hire_at),
    { slot: 'detail', under: ({ smu_off }) => meterText(smu_off) },
  ),
  column.text('off_hire_no', history.off_hire_no),
  ...(seesPrices
    ? [
        column.custom('amount', 'To date', ({ lines = [] }) => <ExactMoney cents={sumOf(lines)} />, {
          slot: 'named',
          align: 'end',
          under: ({ lines: [hire] = [] }) => hire && quantityWords(hire),
        }),
        column.custom(
          'billed',
          'Billed',
          ({ lines = [] }) => (
            <ExactMoney cents={lines.reduce((sum, { billed_cents = 0 }) => sum + billed_cents, 0)} />
          ),
          { align: 'end' },
        ),
      ]
    : []),
]

export const HireBadge = ({ isOut }: { isOut: boolean }) =>
  isOut ? (
    <StatusBadge status="On hire" tone={quiet.underWay} />
  ) : (
    <StatusBadge status="Off-hired" tone={quiet.over} />
  )

/** `1,204 h` */
export const meterText = (smu: number | null): string | null =>
  smu === null ? null : `${quantityText(smu)} h`

export const sumOf = (lines: readonly { amount_cents: number }[]): number =>
  lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** `10 days at $320.00 a day` */
const quantityWords = ({ quantity, unit, unit_price_cents }: NonNullable<DryHire['lines']>[number]): string =>
  unit_price_cents === null
    ? `${amountText(quantity, unit)}, without a price`
    : `${amountText(quantity, unit)} at ${formatUnitPrice(unit_price_cents)} ${perUnitWords[unit]}`
