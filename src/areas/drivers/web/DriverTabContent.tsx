import { useMay } from '#platform/web/session.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Driver } from '../contract/driver.ts'
import { driverCan } from '../rules/driver-rules.ts'
import { driverFieldWords } from './driver-field-words.ts'
import { DriverDetailsTab } from './DriverDetailsTab.tsx'
import { DriverLicenceTab } from './DriverLicenceTab.tsx'
import type { DriverTab } from './driver-paths.ts'

// These come when they are opened.
const NotesTab = lazyPart(() => import('#areas/notes/web/index.ts'), 'NotesTab')
const DocumentsTab = lazyPart(() => import('#areas/documents/web/index.ts'), 'DocumentsTab')
const LeaveTab = lazyPart(() => import('#areas/scheduler/web/index.ts'), 'LeaveTab')
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

/** What stands under one of a driver's tabs. What may not be changed now says why. */
export function DriverTabContent({ tab, driver }: { tab: DriverTab; driver: Driver }) {
  const may = useMay()
  const mayNotWrite = useWhyNot()('drivers:write')
  const open = driverCan.edit(driver)
  const locked = open === true ? undefined : open
  const readOnly = Boolean(locked ?? mayNotWrite)
  const record = { record_type: 'driver', record_id: driver.id }
  const canWrite = !locked && (may('drivers:write') || may('documents:approve'))
  const why = !locked && mayNotWrite && <Notice>{mayNotWrite}</Notice>

  switch (tab) {
    case 'details':
      return (
        <>
          {why}
          <DriverDetailsTab driver={driver} readOnly={readOnly} />
        </>
      )
    case 'licence':
      return (
        <>
          {why}
          <DriverLicenceTab driver={driver} readOnly={readOnly} />
        </>
      )
    case 'leave':
      return <LeaveTab driver_id={driver.id} disabledReason={locked} />
    case 'notes':
      return <NotesTab {...record} canWrite={canWrite} />
    case 'documents':
      return <DocumentsTab {...record} canWrite={canWrite} />
    case 'history':
      return <HistoryTab {...record} words={driverFieldWords} />
  }
}
