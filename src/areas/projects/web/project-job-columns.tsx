import { jobPaths, JobStatusBadge } from '#areas/jobs/web/index.ts'
import { Link } from '#ui/navigation.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import type { Totals } from '#ui/table/TableTotals.tsx'
import { plural } from '#shared/text.ts'
import type { ProjectJob } from '../contract/project.ts'
import { projectLabels as labels } from '../rules/project-labels.ts'
import { sumMoney } from '../rules/project-totals.ts'

const column = columnsOf<ProjectJob>()
const names = ['agreed', 'done', 'billed', 'to_invoice'] as const

/** A job of a project; its amounts lead to its “To bill”, line by line. */
export const jobColumns = (seesMoney: boolean) => [
  column.text('job_no', 'Number', { dim: true }),
  column.link('title', 'Job', ({ id }) => jobPaths.edit(id)),
  column.custom('status', labels.status, (job) => <JobStatusBadge job={job} />, { slot: 'status' }),
  column.custom('site', 'Site', ({ site }) => <Cut text={site} least={7} />, { slot: 'detail' }),
  column.date('start_date', 'Start', { slot: 'date' }),
  ...(seesMoney
    ? names.map((name) =>
        column.custom(
          name,
          labels[name],
          ({ id, money }) =>
            money && (
              <Link to={jobPaths.edit(id, 'to_bill')}>
                <Money cents={money[`${name}_cents`]} />
              </Link>
            ),
          { align: 'end', ...(name === 'to_invoice' && { slot: 'named' as const }) },
        ),
      )
    : []),
]

/** What a project’s jobs come to together. */
export function jobTotals(jobs: readonly ProjectJob[]): Totals {
  const sum = sumMoney(jobs.flatMap(({ money }) => money ?? []))
  return {
    label: `All ${plural(jobs.length, 'job')}`,
    cells: Object.fromEntries(names.map((name) => [name, <Money key={name} cents={sum[`${name}_cents`]} />])),
  }
}
