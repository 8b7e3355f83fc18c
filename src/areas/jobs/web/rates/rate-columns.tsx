import { formatUnitPrice } from '#shared/money.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { chargeUnitWords, gstCodeWords } from '#shared/units.ts'
import type { JobRate } from '../../contract/job-rate.ts'
import { jobRateLabels as labels } from '../../rules/job-labels.ts'

const column = columnsOf<JobRate>()
const quoted = <StatusBadge status="Quoted" tone="info" />

/** Columns of a job's rates; the description opens the rate. */
export const rateColumns = (onOpen: (rate: JobRate) => void) => [
  column.open('description', labels.description, onOpen),
  column.custom('quote_line_id', labels.quote_line_id, (rate) => rate.quote_line_id !== null && quoted, {
    slot: 'status',
  }),
  column.text('material', labels.material),
  column.number('quantity', labels.quantity),
  column.custom('unit', labels.unit, (rate) => chargeUnitWords[rate.unit]),
  column.custom(
    'unit_price_cents',
    labels.unit_price_cents,
    (rate) => formatUnitPrice(rate.unit_price_cents),
    {
      align: 'end',
    },
  ),
  column.number('min_quantity', labels.min_quantity),
  column.custom('gst_code', labels.gst_code, (rate) => gstCodeWords[rate.gst_code]),
]
