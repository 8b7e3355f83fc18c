import type { ReactNode } from 'react'
import { clientPaths } from '#areas/clients/web/index.ts'
import { jobPaths, jobTone } from '#areas/jobs/web/index.ts'
import { ProjectLink } from '#areas/projects/web/index.ts'
import { Link } from '#ui/navigation.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import type { JobReportRow, JobReportTotals } from '../../contract/job-report.ts'
import { jobReportLabels as labels, measureLabels } from '../../rules/stats-labels.ts'
import type { jobReportLinks } from './job-report-links.ts'

const column = columnsOf<JobReportRow>()
const count = (value: number) => Math.round(value).toLocaleString('en-AU')
const filledWords = ({ filled, ordered }: { filled: number; ordered: number }) =>
  `${count(filled)} of ${count(ordered)}`
const money = (cents: number | undefined) => (cents === undefined ? null : <Money cents={cents} />)

const linked = (to: string | undefined, content: ReactNode) => (to ? <Link to={to}>{content}</Link> : content)

/** What the columns of the report depend on. `linksOf`: the lists behind a job's figures. */
interface Shown {
  seesMoney: boolean
  seesToBill: boolean
  linksOf: (job: JobReportRow) => Partial<ReturnType<typeof jobReportLinks>>
}

/** A job; its figures lead to the orders, dockets and invoices they come from. */
export const jobReportColumns = ({ seesMoney, seesToBill, linksOf }: Shown) => [
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
  column.custom('ordered', labels.filled, (job) => linked(linksOf(job).orders, filledWords(job)), {
    sort: true,
    align: 'end',
  }),
  column.custom(
    'worked_minutes',
    measureLabels.hours,
    (job) => linked(linksOf(job).dockets, count(job.worked_minutes / 60)),
    { sort: true, align: 'end', slot: 'named' },
  ),
  column.number('loads', measureLabels.loads, { sort: true }),
  column.custom('kilograms', measureLabels.tonnes, ({ kilograms }) => count(kilograms / 1000), {
    sort: true,
    align: 'end',
  }),
  ...(seesToBill ? [column.money('quoted_cents', labels.quoted)] : []),
  ...(seesMoney
    ? [
        column.money('approved_cents', labels.approved),
        column.custom(
          'invoiced_cents',
          labels.invoiced,
          (job) => linked(linksOf(job).invoices, money(job.invoiced_cents)),
          { align: 'end' },
        ),
      ]
    : []),
  ...(seesToBill
    ? [
        column.custom(
          'left_cents',
          labels.left,
          ({ id, left_cents }) => <Link to={jobPaths.edit(id, 'to_bill')}>{money(left_cents)}</Link>,
          { align: 'end' },
        ),
      ]
    : []),
]

/** Thirteen columns do not fit beside each other. */
export const hiddenAtFirst = ['project']

/** What all jobs of the report come to; what is quoted and left is of whole jobs, and not added up. */
export const jobReportTotals = (sums: JobReportTotals['now'], label: string) => ({
  label,
  cells: {
    ordered: filledWords(sums),
    worked_minutes: count(sums.worked_minutes / 60),
    loads: count(sums.loads),
    kilograms: count(sums.kilograms / 1000),
    approved_cents: money(sums.approved_cents),
    invoiced_cents: money(sums.invoiced_cents),
  },
})
