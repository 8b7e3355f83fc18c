import { docketName } from '../../rules/docket-words.ts'
import { minutesText } from '../../rules/shift/time-words.ts'
import { invoicedWord } from '#shared/flag-words.ts'
import { Link } from '#ui/navigation.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { docketSourceWords } from '../../contract/choices.ts'
import type { DocketRow } from '../../contract/docket.ts'
import { docketLabels as labels } from '../../rules/docket-labels.ts'
import { docketPaths } from '../docket-paths.ts'
import { docketTone } from '../docket-tone.ts'
import { flagWord } from '../../rules/flags/flag-kinds.ts'
import css from '../dockets.module.css'
import { timesOf } from '../form/docket-times.ts'

const column = columnsOf<DocketRow>()

/** Columns of the docket list; those in `hiddenAtFirst` are hidden by default. */
export const docketColumns = [
  column.custom(
    'docket_no',
    labels.docket_no,
    (docket) => <Link to={docketPaths.view(docket.id)}>{docketName(docket.docket_no, docket.revision)}</Link>,
    { sort: true, slot: 'start', dim: true, opens: true },
  ),
  column.date('shift_date', labels.shift_date, { sort: true, slot: 'date' }),
  column.custom('times', 'Times', timesOf),
  column.custom('client', labels.client_id, ({ client }) => <Cut text={client} />, { slot: 'title' }),
  column.status('status', labels.status, docketTone),
  column.custom(
    'job',
    labels.job_id,
    ({ job_id, job_no }) => <Link to={jobPaths.edit(job_id)}>{job_no}</Link>,
    { dim: true },
  ),
  column.custom(
    'order',
    labels.job_item_id,
    ({ job_item_id, order_no }) => <Link to={orderPaths.edit(job_item_id)}>{order_no}</Link>,
    { dim: true },
  ),
  column.text('driver', labels.driver_id),
  column.text('asset', labels.asset_id, { slot: 'detail' }),
  column.custom(
    'hours',
    labels.worked_minutes,
    ({ worked_minutes, standby_minutes }) => minutesText(worked_minutes + standby_minutes),
    {
      align: 'end',
    },
  ),
  column.exactMoney('total_cents', labels.total_cents, { slot: 'figure' }),
  column.custom('variance', labels.variance, ({ variance }) =>
    variance.length === 0 ? null : (
      <span className={css.flag} title={variance.map(({ text }) => text).join('\n')}>
        {[...new Set(variance.map(flagWord))].join(', ')}
      </span>
    ),
  ),
  column.custom('invoiced', labels.invoiced, ({ status }) =>
    status === 'Invoiced' ? invoicedWord(status) : null,
  ),
  column.custom('source', labels.source, ({ source }) => docketSourceWords[source]),
]

export const hiddenAtFirst = ['order', 'hours', 'source']
/** On a narrow window: the times are on the docket. */
export const hiddenWhenNarrow = [...hiddenAtFirst, 'times']
/** On a tablet: the docket has the rest. */
export const hiddenOnTablet = [...hiddenWhenNarrow, 'job', 'variance', 'invoiced']
/** The list's columns for people who see no prices. */
export const withoutPrices = docketColumns.filter(({ id }) => id !== 'total_cents')
