import { clientPaths } from '#areas/clients/web/index.ts'
import { jobPaths, jobTone } from '#areas/jobs/web/index.ts'
import { ProjectLink } from '#areas/projects/web/index.ts'
import { stringifySearch } from '#platform/web/lists/search-params.ts'
import type { Days } from '#shared/periods.ts'
import { Link } from '#ui/navigation.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import type { JobReportRow, JobReportTotals } from '../../contract/job-report.ts'
import { jobReportLabels as labels, measureLabels } from '../../rules/stats-labels.ts'

const column = columnsOf<JobReportRow>()
const count = (value: number) => Math.round(value).toLocaleString('en-AU')
const filledWords = ({ filled, ordered }: { filled: number; ordered: number }) =>
  `${count(filled)} of ${count(ordered)}`
const money = (cents: number | undefined) => (cents === undefined ? null : <Money cents={cents} />)

/** A job; its figures lead to the orders, dockets and invoices they come from. `days`: those of the report. */
export const jobReportColumns = (seesMoney: boolean, days: Days | undefined) => {
  const dockets = ({ id }: JobReportRow) =>
    `/dashboard/dockets${stringifySearch({ status: 'Done', job_id: id, from: days?.from, to: days?.to })}`
  const orders = ({ id }: JobReportRow) =>
    `/dashboard/work-orders${stringifySearch({ order_status: 'Not Cancelled', job_id: id, from: days?.from, to: days?.to })}`
  const invoices = ({ id }: JobReportRow) =>
    `/dashboard/invoices${stringifySearch({ status: 'Issued', job_id: id, from: days?.from, to: days?.to })}`
  return [
    column.text('job_no', labels.job_no, { sort: true, dim: true }),
    column.link('title', labels.title, ({ id }) => jobPaths.edit(id)),
    column.custom(
      'client',
      labels.client,
      ({ client_id, client }) => (
        <Link to={clientPaths.edit(client_id)}>
          <Cut text={client} least={9} />
        </Link>
      ),
      { sort: true, slot: 'detail' },
    ),
    column.custom(
      'project',
      labels.project,
      ({ project_id, project }) => project_id && <ProjectLink project_id={project_id} project={project} />,
    ),
    column.status('status', labels.status, jobTone),
    column.custom('ordered', labels.filled, (job) => <Link to={orders(job)}>{filledWords(job)}</Link>, {
      sort: true,
      align: 'end',
    }),
    column.custom(
      'worked_minutes',
      measureLabels.hours,
      (job) => <Link to={dockets(job)}>{count(job.worked_minutes / 60)}</Link>,
      { sort: true, align: 'end', slot: 'named' },
    ),
    column.number('loads', measureLabels.loads, { sort: true }),
    column.custom('kilograms', measureLabels.tonnes, ({ kilograms }) => count(kilograms / 1000), {
      sort: true,
      align: 'end',
    }),
    ...(seesMoney
      ? [
          column.money('quoted_cents', labels.quoted),
          column.money('done_cents', measureLabels.done),
          column.custom(
            'invoiced_cents',
            measureLabels.invoiced,
            (job) => <Link to={invoices(job)}>{money(job.invoiced_cents)}</Link>,
            { align: 'end' },
          ),
          column.custom(
            'left_cents',
            labels.left,
            ({ id, left_cents }) => <Link to={jobPaths.edit(id, 'to_bill')}>{money(left_cents)}</Link>,
            { align: 'end' },
          ),
        ]
      : []),
  ]
}

/** thirteen columns do not fit beside each other. */
export const hiddenAtFirst = ['job_no']

/** What all jobs of the report come to; what is quoted and left is of whole jobs, and not added up. */
export const jobReportTotals = (sums: JobReportTotals['now'], label: string) => ({
  label,
  cells: {
    ordered: filledWords(sums),
    worked_minutes: count(sums.worked_minutes / 60),
    loads: count(sums.loads),
    kilograms: count(sums.kilograms / 1000),
    done_cents: money(sums.done_cents),
    invoiced_cents: money(sums.invoiced_cents),
  },
})
