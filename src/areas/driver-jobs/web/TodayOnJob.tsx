import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#platform/web/calls/session.ts'
import { read } from '#platform/web/calls/api.ts'
import { formatTime, melbourneDate, melbourneTime } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { useNow } from '#ui/use-now.ts'
import type { DriverJobRow } from '../contract/driver-job.ts'
import { driverJobLabels as labels } from '../rules/driver-job-labels.ts'
import { driverJobEndpoints } from '../contract/endpoints.ts'
import { driverJobPaths } from './driver-job-paths.ts'
import { minutesWords } from './driver-job-words.ts'
import { DriverJobStatusBadge } from './DriverJobStatusBadge.tsx'

const column = columnsOf<DriverJobRow>()
const columns = [
  column.link('asset', labels.asset, ({ id }) => driverJobPaths.edit(id), { slot: 'title' }),
  column.text('driver', labels.driver, { slot: 'start' }),
  column.custom('started_at', 'Start', ({ started_at, starts_at }) =>
    started_at === null
      ? `Due ${formatTime(melbourneTime(starts_at))}`
      : `Started ${formatTime(melbourneTime(started_at))}`,
  ),
  column.custom('worked_minutes', labels.worked_minutes, (job) => doneOf(job), { slot: 'detail' }),
  column.custom(
    'status',
    labels.status,
    ({ status, answer_status }) => (
      <DriverJobStatusBadge status={status} isChanged={answer_status !== status} />
    ),
    {
      slot: 'status',
    },
  ),
]

/** What the drivers on a job are doing today; nothing where nobody was sent, or for those who may not see it. */
export function TodayOnJob({ job_id }: { job_id: number }) {
  const today = melbourneDate(useNow())
  const { data } = useQuery({
    ...read(driverJobEndpoints.listDriverJobs, {
      query: { job_id, from: today, to: today, sort: 'work_date', page_size: 100 },
    }),
    enabled: useViewer().permissions['driver-jobs:read'] === 'all',
  })
  const rows = data?.rows.filter(({ status }) => status !== 'Cancelled') ?? []
  if (rows.length === 0) return null
  const loads = rows.reduce((sum, one) => sum + one.loads, 0)
  return (
    <Section title="Today" help={loads > 0 ? plural(loads, 'load') : undefined}>
      <DataTable label="Today" rows={rows} columns={columns} rowKey={({ id }) => id} empty={null} />
    </Section>
  )
}

/** `5 loads, 7 h 13 min` */
const doneOf = ({ loads, worked_minutes }: DriverJobRow): string =>
  [loads > 0 && plural(loads, 'load'), worked_minutes > 0 && minutesWords(worked_minutes)]
    .filter(Boolean)
    .join(', ')
