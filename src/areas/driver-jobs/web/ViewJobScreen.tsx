import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTitle } from '#platform/web/guard/title.ts'
import { formatDate, weekday } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { Link } from '#ui/navigation.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { Tabs } from '#ui/shells/Tabs.tsx'
import type { DriverJobRow } from '../contract/driver-job.ts'
import { CompletedSheets } from './CompletedSheets.tsx'
import css from './driver-jobs.module.css'
import { DriverJobStatusBadge } from './DriverJobStatusBadge.tsx'
import { driverJobPaths } from './driver-job-paths.ts'
import { minutesWords, timesOf } from './driver-job-words.ts'
import { workedQuery } from './queries.ts'

/** One driver's work on one job. */
export const ViewJobScreen = () => (
  <Worked active="job">
    {(jobs) => (
      <Section title={totalWords(jobs)}>
        <ul className={css.rows}>
          {jobs.map((job) => (
            <li key={job.id}>
              <span>
                <Link to={driverJobPaths.edit(job.id)}>{job.order_no}</Link>{' '}
                <DriverJobStatusBadge status={job.status} />
                <span className={css.dimmed}>
                  {weekday(job.work_date)} {formatDate(job.work_date)}, {timesOf(job)}
                  {job.asset && ` · ${job.asset}`}
                </span>
              </span>
              <span className={css.figures}>
                {minutesWords(job.worked_minutes)}
                {job.loads > 0 && `, ${plural(job.loads, 'load')}`}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    )}
  </Worked>
)

/** One driver's checklists on one job. */
export const ViewJobChecklistsScreen = () => (
  <Worked active="checklist">
    {(jobs) => (
      <CompletedSheets
        driver_id={jobs[0]?.driver_id ?? 0}
        job_item_ids={jobs.map(({ job_item_id }) => job_item_id)}
      />
    )}
  </Worked>
)

function Worked({
  active,
  children,
}: {
  active: 'job' | 'checklist'
  children: (jobs: DriverJobRow[]) => ReactNode
}) {
  const { id, driver } = useParams({ strict: false }) as { id: string; driver: string }
  const [job_id, driver_id] = [Number(id), Number(driver)]
  const { data, isError, refetch } = useQuery(workedQuery(job_id, driver_id))
  const first = data?.rows[0]
  const title = first ? `${first.driver} on ${first.job_no}` : 'A driver on a job'
  useTitle(title)
  return (
    <Screen
      title={title}
      breadcrumbs={[{ label: 'Driver jobs', to: driverJobPaths.list }]}
      below={
        <Tabs
          label={title}
          tabs={[
            { label: 'Worked', to: driverJobPaths.viewJob(job_id, driver_id), active: active === 'job' },
            {
              label: 'Checklists',
              to: driverJobPaths.viewChecklist(job_id, driver_id),
              active: active === 'checklist',
            },
          ]}
        />
      }
    >
      {isError && <ErrorState message="Could not load this job." onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingState />}
      {data?.rows.length === 0 && (
        <EmptyState title="Nothing here" text="This driver was not sent any orders for this job." />
      )}
      {data && data.rows.length > 0 && children(data.rows)}
    </Screen>
  )
}

function totalWords(jobs: readonly DriverJobRow[]): string {
  const minutes = jobs.reduce((sum, { worked_minutes }) => sum + worked_minutes, 0)
  const loads = jobs.reduce((sum, one) => sum + one.loads, 0)
  return `${minutesWords(minutes)} worked${loads > 0 ? `, ${plural(loads, 'load')}` : ''}`
}
