import { useHolidays } from '#areas/settings/web/index.ts'
import { formatDays } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { parseNumber } from '#shared/parse-number.ts'
import { typedTime } from '#ui/fields/TimeField.tsx'
import { type Typed, isNumber } from '#ui/fields/use-typed-text.ts'
import { CellInput } from '#ui/table/CellInput.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import type { QuantityField } from '../../contract/choices.ts'
import type { Requirement } from '../../contract/requirement.ts'
import { holidayWords } from '../../rules/holiday-words.ts'
import { workDays } from '../../rules/materialise.ts'
import { requirementLabels as labels } from '../../rules/requirement-labels.ts'
import { quantityWords, ratePriceWords, rateWords } from '../../rules/work-order-words.ts'
import css from '../work-orders.module.css'

const column = columnsOf<Requirement>()
const typedQuantity: Typed<number> = {
  parse: (text) => parseNumber(text, 0),
  format: String,
  isValue: isNumber,
  wrong: 'Enter a whole number.',
}

const shownQuantities: readonly QuantityField[] = [
  'min_asset_qty',
  'ideal_asset_qty',
  'max_asset_qty',
  'price_asset_qty',
]

/** '23 – 27 Nov 2026', and how many of its days were chosen. */
function days({ start_date, end_date, selectedDates }: Requirement): string {
  const chosen =
    start_date !== end_date && selectedDates.length > 0 ? `, ${plural(selectedDates.length, 'day')}` : ''
  return `${formatDays(start_date, end_date)}${chosen}`
}

/** Public holidays cost more, and many sites are shut: warned about before anyone is sent. */
function Days({ requirement }: { requirement: Requirement }) {
  const planned = workDays({ ...requirement, selected_dates: requirement.selectedDates })
  const holidays = holidayWords(planned, useHolidays())
  return (
    <>
      {days(requirement)}
      {holidays && <div className={`${css.missing} ${css.note}`}>{holidays}</div>}
    </>
  )
}

const OrdersFilled = ({ orders, unfilled_orders }: Requirement) =>
  unfilled_orders === 0 ? (
    <>{orders}</>
  ) : (
    <span className={css.missing}>
      {unfilled_orders} of {orders} to fill
    </span>
  )

/** Columns of a job's requirements; quantities and start are editable in place. */
export const requirementColumns = ({
  seesRates,
  hasAttachments,
  hasSkills,
  readOnly,
  onOpen,
  onQuantity,
  onStart,
}: {
  seesRates: boolean
  hasAttachments: boolean
  /** One of them asks for skills. */
  hasSkills: boolean
  readOnly: boolean
  onOpen: (requirement: Requirement) => void
  onQuantity: (requirement: Requirement, field: QuantityField, value: number) => Promise<unknown>
  onStart: (requirement: Requirement, value: string) => Promise<unknown>
}) => [
  column.open('asset_category', labels.asset_category_id, onOpen),
  column.custom('days', labels.selectedDates, (requirement) => <Days requirement={requirement} />),
  ...shownQuantities.map((field) =>
    column.custom(
      field,
      quantityWords[field],
      (requirement) => (
        <CellInput
          label={`${quantityWords[field]} of ${requirement.asset_category}`}
          value={requirement[field]}
          typed={typedQuantity}
          onSave={(value) => onQuantity(requirement, field, value)}
          readOnly={readOnly}
        />
      ),
      { align: 'end' },
    ),
  ),
  column.custom('start_time', labels.start_time, (requirement) => (
    <CellInput
      label={`Start of ${requirement.asset_category}`}
      value={requirement.start_time}
      typed={typedTime}
      onSave={(value) => onStart(requirement, value)}
      readOnly={readOnly}
      wide
    />
  )),
  column.custom('est_hours', labels.est_hours, ({ est_hours, shift }) =>
    shift === 'night' ? `${est_hours} (night)` : est_hours,
  ),
  ...(hasSkills ? [skillsColumn] : []),
  column.custom('orders', labels.orders, OrdersFilled, { align: 'end' }),
  ...(hasAttachments ? [attachmentsColumn] : []),
  ...(seesRates ? [rateColumn] : []),
]

const attachmentsColumn = column.custom('attachments', labels.attachments, ({ attachments }) => (
  <Cut text={attachments.join(', ')} least={8} />
))

const skillsColumn = column.custom('skills', labels.skill_ids, ({ skills }) => (
  <Cut text={skills.map(({ name }) => name).join(', ')} least={7} />
))

const rateColumn = column.custom(
  'rate',
  labels.rate_snapshot,
  ({ rate_snapshot: rate }) => rate && <span title={rateWords(rate)}>{ratePriceWords(rate)}</span>,
)
