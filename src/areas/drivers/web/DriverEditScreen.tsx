import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { DifferingDates, commonTabs } from '#areas/documents/web/index.ts'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { useMay } from '#platform/web/calls/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { driverStatusWords } from '../rules/driver-words.ts'
import { driverFieldWords } from './driver-field-words.ts'
import { DriverDetailsTab } from './DriverDetailsTab.tsx'
import { DriverLicenceTab } from './DriverLicenceTab.tsx'
import { DriverSummary } from './DriverSummary.tsx'
import { driverRecord } from './driver-record.ts'
import { driverTone } from './driver-tone.ts'
import { driverQuery } from './queries.ts'
import { useDriverActions } from './use-driver-actions.tsx'

// These load when opened.
const DriverTagsTab = lazyPart(() => import('#areas/tags/web/index.ts'), 'DriverTagsTab')
const LeaveTab = lazyPart(() => import('#areas/scheduler/web/index.ts'), 'LeaveTab')

/** A driver or operator with their tabs. */
export function DriverEditScreen() {
  const id = useRecordId()
  const { data: driver } = useSuspenseQuery(driverQuery(id))
  const { menuOf, error } = useDriverActions()
  const may = useMay()
  const mayWrite = may('drivers:write') || may('documents:approve')

  return (
    <RecordScreen
      record={driverRecord}
      shown={driver}
      title={driver.name}
      hint={driver.employee_no ?? undefined}
      badges={<StatusBadge status={driverStatusWords[driver.status]} tone={driverTone[driver.status]} />}
      menu={menuOf(driver)}
      error={error}
      notices={
        <Suspense fallback={null}>
          <DifferingDates
            record_type="driver"
            record_id={id}
            dates={[{ label: 'Licence', document_type: 'Driver licence', date: driver.licence_expires_on }]}
          />
        </Suspense>
      }
      summary={<DriverSummary driver={driver} />}
      panels={(locks) => ({
        details: <DriverDetailsTab driver={driver} locks={locks} />,
        licence: <DriverLicenceTab driver={driver} locks={locks} />,
        tags: <DriverTagsTab driver_id={id} locked={locks.locked} />,
        leave: <LeaveTab driver_id={id} disabledReason={locks.locked} />,
        ...commonTabs('driver', id, { canWrite: !locks.locked && mayWrite, words: driverFieldWords }),
      })}
    />
  )
}
