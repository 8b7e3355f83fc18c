import type { ReactNode } from 'react'
import { docketPaths } from '#areas/dockets/web/index.ts'
import { driverPaths } from '#areas/drivers/web/index.ts'
import { PartiesOfJob } from '#areas/jobs/web/index.ts'
import { resourcePaths } from '#areas/resources/web/index.ts'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { useViewer } from '#platform/web/calls/session.ts'
import { formatInstant } from '#shared/local-date.ts'
import type { Permission } from '#shared/permissions.ts'
import { Link } from '#ui/navigation.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { TextFacts } from '#ui/parts/TextFacts.tsx'
import { useNow } from '#ui/use-now.ts'
import type { DriverJob } from '../contract/driver-job.ts'
import { orderChanged } from '../rules/progress.ts'
import { driverJobLabels as labels } from '../rules/driver-job-labels.ts'
import { driverJobPaths } from './driver-job-paths.ts'
import { checklistWords, dayWords, minutesWords, timesOf } from './driver-job-words.ts'

/** Who works where with what, what the driver answered, and what came of it, with links to each. */
export function DriverJobFacts({ job }: { job: DriverJob }) {
  const { progress } = job
  const now = useNow()
  return (
    <>
      <FactGroup title="When">
        {dayWords(job.work_date, now)}, {timesOf(job)}
      </FactGroup>
      <FactGroup title="Work">
        <Facts
          facts={[
            {
              label: labels.order_no,
              value: <Link to={orderPaths.edit(job.job_item_id)}>{job.order_no}</Link>,
            },
            {
              label: labels.driver,
              value: (
                <LinkIf right="drivers:read" to={driverPaths.edit(job.driver_id)}>
                  {job.driver}
                </LinkIf>
              ),
            },
            {
              label: labels.asset,
              value: job.asset_id !== null && (
                <LinkIf right="resources:read" to={resourcePaths.asset(job.asset_id)}>
                  {job.asset}
                </LinkIf>
              ),
            },
            { label: 'Attachments', value: job.attachments.join(', ') },
            {
              label: labels.worked_minutes,
              value: job.worked_minutes > 0 && minutesWords(job.worked_minutes),
            },
            {
              label: 'Docket',
              value: job.docket_id !== null && (
                <>
                  <Link to={docketPaths.view(job.docket_id)}>{job.docket_no}</Link> ({job.docket_status})
                </>
              ),
            },
          ].filter(({ value }) => value)}
        />
      </FactGroup>
      <FactGroup title="Answer">
        <Facts
          facts={[
            { label: 'Sent', value: formatInstant(job.sent_at) },
            { label: 'Answer', value: answerOf(job) },
            { label: 'Fit for duty', value: fitWords[String(progress.is_fit)] },
            {
              label: 'Checklist',
              value: (
                <Link to={driverJobPaths.showChecklists(job.id)}>{checklistWords[progress.checklist]}</Link>
              ),
            },
          ].filter(({ value }) => value)}
        />
      </FactGroup>
      <TextFacts
        title="Remarks"
        facts={[
          { label: 'Driver', value: progress.operator_comment },
          { label: 'Cleared for duty because', value: job.cleared_for_duty_reason },
          { label: 'Machine allowed because', value: job.checklist_override_reason },
          { label: 'Crew notes', value: job.order_notes },
        ]}
      />
      <PartiesOfJob record={job} />
    </>
  )
}

const fitWords: Readonly<Record<string, string>> = { '0': 'No', '1': 'Yes' }

function answerOf({ progress }: DriverJob): string | null {
  const { accepted_at, declined_at } = progress
  if (orderChanged(progress)) return 'The order changed and has not been accepted again'
  if (declined_at) return `Declined ${formatInstant(declined_at)}`
  return accepted_at ? `Accepted ${formatInstant(accepted_at)}` : 'Not answered'
}

/** A link for people who may open every such record, else only the name. */
function LinkIf({ right, to, children }: { right: Permission; to: string; children: ReactNode }) {
  return useViewer().permissions[right] === 'all' ? <Link to={to}>{children}</Link> : children
}
