import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useViewer } from '#platform/web/session.ts'
import { useTitle } from '#platform/web/title.ts'
import { formatDate, weekday } from '#shared/local-date.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import type { DriverJob } from '../contract/driver-job.ts'
import { stopNow } from '../rules/stop.ts'
import { DriverJobDetails } from './DriverJobDetails.tsx'
import { DriverJobStatusBadge } from './DriverJobStatusBadge.tsx'
import { type DriverJobTab, driverJobPaths, driverJobTabs } from './driver-job-paths.ts'
import { driverJobFieldWords, stoppedWords } from './driver-job-words.ts'
import { useDriverJobActions } from './use-driver-job-actions.tsx'

const NotesTab = lazyPart(() => import('#areas/notes/web/index.ts'), 'NotesTab')
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

const tabWords: Record<DriverJobTab, string> = { details: 'Details', notes: 'Notes', history: 'History' }

/** A driver job as the office follows it. */
export function DriverJobOffice({ job }: { job: DriverJob }) {
  const { tab: asked = 'details' } = useSearch({ strict: false }) as { tab?: DriverJobTab }
  const { permissions } = useViewer()
  const { menu, error } = useDriverJobActions(job)
  const stopped = stopNow(job.progress)
  const tabs = driverJobTabs.filter((name) => name !== 'history' || permissions['driver-jobs:read'] === 'all')
  const tab = tabs.includes(asked) ? asked : 'details'
  const record = { record_type: 'driver_job', record_id: job.id }
  useTitle(`${job.order_no} ${job.driver}`)
  return (
    <TabbedScreen
      title={`${job.driver}, ${weekday(job.work_date)} ${formatDate(job.work_date)}`}
      status={<DriverJobStatusBadge status={job.status} />}
      breadcrumbs={[{ label: 'Driver jobs', to: driverJobPaths.list }, { label: job.order_no }]}
      actions={
        (permissions['driver-jobs:write'] ?? permissions['driver-jobs:override']) && (
          <RowMenu items={menu} label={`More for ${job.order_no}`} />
        )
      }
      tabs={tabs.map((name) => ({
        label: tabWords[name],
        to: driverJobPaths.edit(job.id, name),
        active: name === tab,
      }))}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {stopped !== null && <Notice tone="danger">{stoppedWords(job)}</Notice>}
      {job.cancel_reason && <Notice tone="warning">{job.cancel_reason}</Notice>}
      {job.decline_reason && (
        <Notice tone="warning">
          {job.driver} declined: {job.decline_reason}
        </Notice>
      )}
      <Suspense fallback={<LoadingState />}>
        {tab === 'details' && <DriverJobDetails job={job} />}
        {tab === 'notes' && <NotesTab {...record} canWrite={Boolean(permissions['driver-jobs:write'])} />}
        {tab === 'history' && <HistoryTab {...record} words={driverJobFieldWords} />}
      </Suspense>
    </TabbedScreen>
  )
}
