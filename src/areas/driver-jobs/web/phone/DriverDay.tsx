import { useQuery } from '@tanstack/react-query'
import { formatDayMonth, melbourneDate, weekday } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { classes } from '#ui/classes.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { useNow } from '#ui/use-now.ts'
import type { StepKind } from '../../contract/choices.ts'
import type { DriverJob } from '../../contract/driver-job.ts'
import { asks, dayGroups } from '../../rules/day-groups.ts'
import { nextStep } from '../../rules/next-step.ts'
import { isToAcceptAgain, isUnanswered } from '../../rules/progress.ts'
import { stepName, stepWords } from '../../rules/step-words.ts'
import { stopNow } from '../../rules/stop-reasons.ts'
import { DriverJobStatusBadge } from '../DriverJobStatusBadge.tsx'
import { dayWords, timesOf } from '../driver-job-words.ts'
import { driverJobPaths } from '../driver-job-paths.ts'
import { dayQuery } from '../queries.ts'
import { JobPlace } from './JobPlace.tsx'
import css from './phone.module.css'
import { StopCard } from './StopCard.tsx'
import { useOfflinePrefetch } from './use-offline-prefetch.ts'
import { useAnswers, useProgressOf, useSteps } from './steps/use-steps.ts'
import { WaitingPill } from './steps/WaitingPill.tsx'

/**
 * What stops the driver, what to do now, to answer and to do later, what is cancelled and, folded, what is done: one
 * card per job.
 */
export function DriverDay() {
  const {
    data: jobs,
    isError,
    refetch,
  } = useQuery({
    ...dayQuery(),
    refetchInterval: 60_000,
    refetchOnReconnect: 'always',
  })
  useOfflinePrefetch(jobs)
  const progressOf = useProgressOf()
  const today = melbourneDate(useNow())
  useAnswers()
  if (!jobs)
    return isError ? (
      <ErrorState message="Could not load your jobs." onRetry={() => void refetch()} />
    ) : (
      <LoadingState />
    )
  const { stopped, now, asking, later, off, done } = dayGroups(jobs, { today, progressOf })
  return (
    <div className={css.day}>
      <div className={css.top}>
        <p className={css.dimmed}>{summaryOf(jobs)}</p>
        <WaitingPill />
      </div>
      {jobs.length === 0 && (
        <EmptyState title="No jobs for you yet" text="A job appears here as soon as it is sent to you." />
      )}
      <JobCards heading="Stopped" jobs={stopped} />
      <JobCards heading="To do now" jobs={now} />
      <JobCards heading="Needs your answer" jobs={asking} />
      <JobCards heading="Later" jobs={later} />
      <JobCards heading="Not going ahead" jobs={off} />
      {done.length > 0 && (
        <details className={css.done}>
          <summary>{plural(done.length, 'job')} done</summary>
          <JobCards heading={null} jobs={done} />
        </details>
      )}
    </div>
  )
}

function JobCards({ heading, jobs }: { heading: string | null; jobs: readonly DriverJob[] }) {
  if (jobs.length === 0) return null
  return (
    <>
      {heading !== null && <h2>{heading}</h2>}
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </>
  )
}

function summaryOf(jobs: readonly DriverJob[]): string {
  const open = jobs.filter(
    ({ progress, carries, docket_query }) =>
      docket_query !== null || stopNow(progress) !== null || nextStep(progress, carries === 1) !== null,
  )
  return `${open.length} to do`
}

function JobCard({ job }: { job: DriverJob }) {
  const { progress, refused } = useSteps(job)
  const now = useNow()
  const next = nextStep(progress, job.carries === 1)
  const stopped = stopNow(progress)
  const isQueried = job.docket_query !== null
  const isOver = next === null && stopped === null && !isQueried
  return (
    <article
      className={classes(css.card, asks(job) && css.asks, isOver && css.over)}
      aria-label={job.order_no}
    >
      <div className={css.head}>
        <span className={css.time}>{queryWords(job) ?? timesOf(job)}</span>
        {!isQueried && (
          <DriverJobStatusBadge status={progress.status} isChanged={isToAcceptAgain(progress)} />
        )}
      </div>
      <div className={css.head}>
        <h3>{job.job_title}</h3>
        {!isQueried && <span className={css.dimmed}>{dayWords(job.work_date, now)}</span>}
      </div>
      <JobPlace job={job} />
      <p className={css.dimmed}>
        {job.asset ?? `${job.asset_category}, to follow`} · {job.order_no}
      </p>
      {job.attachments.length > 0 && <p className={css.dimmed}>With {job.attachments.join(', ')}</p>}
      {stopped !== null && <StopCard words={stopped} office_phone={job.office_phone} />}
      {isQueried && <Notice tone="warning">{job.docket_query}</Notice>}
      {refused.map(({ tap: { step }, message }) => (
        <Notice key={step.client_op_id} tone="danger">
          {stepName(step.kind)}, not accepted: {message}
        </Notice>
      ))}
      <span className={css.ways}>
        <LinkButton to={driverJobPaths.edit(job.id)} variant={isOver ? 'secondary' : 'primary'}>
          {nextWords(next, job)}
          <span className="visually-hidden"> {job.order_no}</span>
        </LinkButton>
      </span>
    </article>
  )
}

/** The query about a docket, by the day it was worked; null without one. */
const queryWords = ({ docket_no, docket_query, work_date }: DriverJob): string | null =>
  docket_query === null ? null : `Query on ${docket_no}, ${weekday(work_date)} ${formatDayMonth(work_date)}`

/** Jobs are not answered from the list: accepting implies having read the job. */
function nextWords(next: StepKind | null, { status, docket_query }: DriverJob): string {
  if (docket_query !== null) return 'Answer the query'
  if (next === null) return 'Open'
  if (next !== 'accept') return stepWords[next].button
  return isUnanswered(status) ? 'Read and answer' : 'Read the change'
}
