import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { scopeOf, useMay } from '#platform/web/session.ts'
import { usePaletteActions } from '#platform/web/shell/palette-actions.ts'
import { useTitle } from '#platform/web/title.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { ArchivedNotice } from '#ui/parts/ArchivedNotice.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { driverCan } from '../rules/driver-rules.ts'
import { driverStatusWords } from '../rules/driver-words.ts'
import { driverMenu } from './driver-menu.tsx'
import { driverPaths, driverTabs, type DriverTab } from './driver-paths.ts'
import { DriverTabContent } from './DriverTabContent.tsx'
import { driverQuery } from './queries.ts'
import { useDriverActions } from './use-driver-actions.ts'

const tabWords: Record<DriverTab, string> = {
  details: 'Details',
  licence: 'Licence & competence',
  leave: 'Leave',
  notes: 'Notes',
  documents: 'Documents',
  history: 'History',
}

/** A driver or operator with their tabs, each at an address of its own. */
export function DriverEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { tab: asked = 'details' } = useSearch({ strict: false }) as { tab?: DriverTab }
  const { data: driver } = useSuspenseQuery(driverQuery(id))
  const actions = useDriverActions()
  const may = useMay()
  const menu = driverMenu(driver, actions, useWhyNot()('drivers:write'))
  usePaletteActions(menu)
  useTitle(driver.name)

  // Papers of a record are for those who see all papers; one's own stand under one's profile.
  const isShown = (tab: DriverTab) =>
    tab === 'documents'
      ? scopeOf('documents:read') === 'all'
      : (tab !== 'notes' || may('notes:read')) && (tab !== 'leave' || may('scheduler:read'))
  const tab = isShown(asked) ? asked : 'details'

  return (
    <TabbedScreen
      title={driver.name}
      status={
        <>
          {driver.status === 'NotActive' && <StatusBadge status={driverStatusWords.NotActive} />}
          {driver.archived_at && <StatusBadge status="Archived" />}
        </>
      }
      breadcrumbs={[
        driver.archived_at
          ? { label: 'Archived drivers', to: driverPaths.archived }
          : { label: 'Drivers', to: driverPaths.list },
        { label: driver.employee_no ?? driver.name },
      ]}
      actions={<RowMenu items={menu} label={`More for ${driver.name}`} />}
      tabs={driverTabs
        .filter(isShown)
        .map((name) => ({ label: tabWords[name], to: driverPaths.edit(id, name), active: name === tab }))}
    >
      {actions.error && <Notice tone="danger">{actions.error}</Notice>}
      <ArchivedNotice record={driver} rule={driverCan.edit(driver)} />
      <Suspense key={id} fallback={<LoadingState />}>
        <DriverTabContent tab={tab} driver={driver} />
      </Suspense>
    </TabbedScreen>
  )
}
