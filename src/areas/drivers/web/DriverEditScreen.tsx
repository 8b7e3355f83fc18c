import { useSuspenseQuery } from '@tanstack/react-query'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { useMay } from '#platform/web/calls/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { driverCan } from '../rules/driver-rules.ts'
import { driverStatusWords } from '../rules/driver-words.ts'
import { driverFieldWords } from './driver-field-words.ts'
import { DriverDetailsTab } from './DriverDetailsTab.tsx'
import { DriverLicenceTab } from './DriverLicenceTab.tsx'
import { DriverSummary } from './DriverSummary.tsx'
import { driverRecord } from './driver-record.ts'
import { driverTabs } from './driver-tabs.ts'
import { driverTone } from './driver-tone.ts'
import { driverQuery } from './queries.ts'
import { useDriverActions } from './use-driver-actions.tsx'

// These load when opened.
const NotesTab = lazyPart(() => import('#areas/notes/web/index.ts'), 'NotesTab')
const DocumentsTab = lazyPart(() => import('#areas/documents/web/index.ts'), 'DocumentsTab')
const LeaveTab = lazyPart(() => import('#areas/scheduler/web/index.ts'), 'LeaveTab')
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

/** A driver or operator with their tabs. */
export function DriverEditScreen() {
  const id = useRecordId()
  const { data: driver } = useSuspenseQuery(driverQuery(id))
  const { menuOf, error } = useDriverActions()
  const may = useMay()
  const owner = { record_type: 'driver', record_id: id }
  const mayWrite = may('drivers:write') || may('documents:approve')

  return (
    <RecordScreen
      record={driverRecord}
      shown={driver}
      title={driver.name}
      hint={driver.employee_no ?? undefined}
      badges={
        <>
          <StatusBadge status={driverStatusWords[driver.status]} tone={driverTone[driver.status]} />
          {driver.archived_at && <StatusBadge status="Archived" />}
        </>
      }
      rule={driverCan.edit(driver)}
      menu={menuOf(driver)}
      error={error}
      summary={<DriverSummary driver={driver} />}
      tabs={driverTabs}
      panels={{
        details: (locks) => <DriverDetailsTab driver={driver} locks={locks} />,
        licence: (locks) => <DriverLicenceTab driver={driver} locks={locks} />,
        leave: ({ locked }) => <LeaveTab driver_id={id} disabledReason={locked} />,
        notes: ({ locked }) => <NotesTab {...owner} canWrite={!locked && mayWrite} />,
        documents: ({ locked }) => <DocumentsTab {...owner} canWrite={!locked && mayWrite} />,
        history: () => <HistoryTab {...owner} words={driverFieldWords} />,
      }}
    />
  )
}
