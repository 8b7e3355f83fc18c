import { docketName } from '../rules/docket-words.ts'
import { minutesText } from '../rules/time-words.ts'
import { invoicedWord } from '#shared/flag-words.ts'
import { Link } from '#ui/navigation.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { docketSourceWords, varianceWords } from '../contract/choices.ts'
import type { DocketRow } from '../contract/docket.ts'
import { docketPaths } from './docket-paths.ts'
import { docketTone } from './docket-tone.ts'
import css from './dockets.module.css'
import { timesOf } from './docket-times.ts'

const column = columnsOf<DocketRow>()

/** Columns of the list of dockets; those that `hiddenAtFirst` names wait until somebody wants them. */
export const docketColumns = [
  column.custom(
    'docket_no',
    'Number',
    (docket) => <Link to={docketPaths.view(docket.id)}>{docketName(docket.docket_no, docket.revision)}</Link>,
    { sort: true, slot: 'title' },
  ),
  column.date('shift_date', 'Shift', { sort: true }),
  column.custom('times', 'Times', timesOf),
  column.text('client', 'Client'),
  column.status('status', 'Status', docketTone),
  column.custom('job', 'Job', ({ job_id, job_no }) => <Link to={jobPaths.edit(job_id)}>{job_no}</Link>),
  column.custom('order', 'Work order', ({ job_item_id, order_no }) => (
    <Link to={orderPaths.edit(job_item_id)}>{order_no}</Link>
  )),
  column.text('driver', 'Driver'),
  column.text('asset', 'Asset'),
  column.custom(
    'hours',
    'Worked',
    ({ worked_minutes, standby_minutes }) => minutesText(worked_minutes + standby_minutes),
    {
      align: 'end',
    },
  ),
  column.money('total_cents', 'Total'),
  column.custom('variance', 'To look at', ({ variance }) =>
    variance.length === 0 ? null : (
      <span className={css.flag} title={variance.map(({ text }) => text).join('\n')}>
        {[...new Set(variance.map(({ code }) => varianceWords[code]))].join(', ')}
      </span>
    ),
  ),
  column.custom('invoiced', 'Invoice', ({ status }) => invoicedWord(status)),
  column.custom('source', 'Source', ({ source }) => docketSourceWords[source]),
]

export const hiddenAtFirst = ['order', 'hours', 'source']
/** The list's columns for one who sees no prices. */
export const withoutPrices = docketColumns.filter(({ id }) => id !== 'total_cents')
