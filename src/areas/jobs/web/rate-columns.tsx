import { formatUnitPrice } from '#shared/money.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { chargeUnitWords, gstCodeWords } from '#shared/units.ts'
import type { JobRate } from '../contract/job-rate.ts'

const column = columnsOf<JobRate>()
const quoted = <StatusBadge status="Quoted" tone="info" />

/** Columns of a job's rates; the description opens the rate. */
export const rateColumns = (onOpen: (rate: JobRate) => void) => [
  column.open('description', 'Description', onOpen),
  column.custom('quote_line_id', 'From', (rate) => rate.quote_line_id !== null && quoted, { slot: 'status' }),
  column.number('quantity', 'Quantity'),
  column.custom('unit', 'Unit', (rate) => chargeUnitWords[rate.unit]),
  column.custom('unit_price_cents', 'Price', (rate) => formatUnitPrice(rate.unit_price_cents), {
    align: 'end',
  }),
  column.number('min_quantity', 'Minimum'),
  column.custom('gst_code', 'GST', (rate) => gstCodeWords[rate.gst_code]),
]
