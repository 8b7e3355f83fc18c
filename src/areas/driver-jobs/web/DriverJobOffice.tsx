import { Suspense } from 'react'
import { docketPaths } from '#areas/dockets/web/index.ts'
import { HistoryTab } from '#areas/activity-log/web/index.ts'
import { NotesTab } from '#areas/notes/web/index.ts'
import { useViewer } from '#platform/web/calls/session.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { RecordActions } from '#platform/web/records/TabbedRecord.tsx'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { formatDate, weekday } from '#shared/local-date.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import type { DriverJob } from '../contract/driver-job.ts'
import { stopNow } from '../rules/stop-reasons.ts'
import { DriverJobStatusBadge } from './DriverJobStatusBadge.tsx'
import { driverJobPaths, driverJobTabs } from './driver-job-paths.ts'
import { driverJobFieldWords, stoppedWords } from './driver-job-words.ts'
import { DriverJobSummary } from './DriverJobSummary.tsx'
import { useDriverJobActions } from './use-driver-job-actions.tsx'

/** A driver job in the office's view. */
export function DriverJobOffice({ job }: { job: DriverJob }) {
  const { permissions } = useViewer()
  const { next, menu, decision, error } = useDriverJobActions(job)
  const stopped = stopNow(job.progress)
  const { open, links } = useRecordTabs(driverJobTabs, (tab) => driverJobPaths.edit(job.id, tab))
  const record = { record_type: 'driver_job', record_id: job.id }
  useTitle(`${job.order_no} ${job.driver}`)
  return (
    <TabbedScreen
      title={`${job.driver}, ${weekday(job.work_date)} ${formatDate(job.work_date)}`}
      status={<DriverJobStatusBadge status={job.status} isChanged={job.answer_status !== job.status} />}
      breadcrumbs={[{ label: 'Driver jobs', to: driverJobPaths.list }, { label: job.order_no }]}
      actions={
        <>
          {job.docket_id !== null && permissions['dockets:read'] && (
            <LinkButton variant="primary" to={docketPaths.view(job.docket_id)}>
              Open docket
            </LinkButton>
          )}
          {(permissions['driver-jobs:write'] ?? permissions['driver-jobs:override']) && (
            <RecordActions next={permissions['driver-jobs:write'] && next} menu={menu} name={job.order_no} />
          )}
        </>
      }
      tabs={links}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {stopped !== null && (
        <Notice
          tone="danger"
          action={
            <Button icon={decision.icon} disabledReason={decision.disabledReason} onClick={decision.run}>
              {decision.label}
            </Button>
          }
        >
          {stoppedWords(job)}
        </Notice>
      )}
      {job.cancel_reason && <Notice tone="warning">{job.cancel_reason}</Notice>}
      {job.decline_reason && (
        <Notice tone="warning">
          {job.driver} declined: {job.decline_reason}
        </Notice>
      )}
      <Suspense fallback={<LoadingState />}>
        {open === 'details' && <DriverJobSummary job={job} />}
        {open === 'notes' && <NotesTab {...record} canWrite={Boolean(permissions['driver-jobs:write'])} />}
        {open === 'history' && <HistoryTab {...record} words={driverJobFieldWords} />}
      </Suspense>
    </TabbedScreen>
  )
}
