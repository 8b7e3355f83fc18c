import { IconDownload } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { InvoiceOfDocket } from '#areas/invoices/web/index.ts'
import { usePaletteActions } from '#platform/web/shell/palette-actions.ts'
import { useViewer } from '#platform/web/session.ts'
import { useTitle } from '#platform/web/title.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import type { Permission } from '#shared/permissions.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import type { DocketStatus } from '../contract/choices.ts'
import { docketName } from '../rules/docket-words.ts'
import { type DocketTab, docketPaths, docketTabs } from './docket-paths.ts'
import { docketTone } from './docket-tone.ts'
import { DocketNotices } from './DocketNotices.tsx'
import { DocketTabContent } from './DocketTabContent.tsx'
import { openDocketPdf } from './open-pdf.ts'
import { docketQuery } from './queries.ts'
import { useDocketActions } from './use-docket-actions.tsx'

const tabWords: Record<DocketTab, string> = {
  docket: 'Docket',
  sheet: 'As printed',
  notes: 'Notes',
  documents: 'Documents',
  history: 'History',
}

/** What one must be allowed to read for a tab to be there. */
const tabRights: Record<DocketTab, Permission> = {
  docket: 'dockets:read',
  sheet: 'dockets:read',
  notes: 'notes:read',
  documents: 'documents:read',
  history: 'dockets:read',
}

/** Where an invoice is the next step, or was. */
const billable: ReadonlySet<DocketStatus> = new Set(['Approved', 'Invoiced'])

/** A docket with its tabs, each at an address of its own. */
export function DocketScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { tab: asked = 'docket' } = useSearch({ strict: false }) as { tab?: DocketTab }
  const { data: docket } = useSuspenseQuery(docketQuery(id))
  const { next, menu, error, dialog } = useDocketActions(docket)
  const whyNot = useWhyNot()
  const seesAll = useViewer().permissions['dockets:read'] === 'all'
  // What the office did with a docket, and its papers, are not for those whose own it is.
  const isThere = (name: DocketTab) =>
    !whyNot(tabRights[name]) && (seesAll || (name !== 'history' && name !== 'documents'))
  const tab = isThere(asked) ? asked : 'docket'
  const name = docketName(docket.docket_no, docket.revision)
  const isOffice = !whyNot('dockets:write')
  useTitle(`${name} ${docket.client}`)
  usePaletteActions(isOffice ? [...(next ? [next] : []), ...menu] : [])

  return (
    <TabbedScreen
      title={`${name}, ${docket.client}`}
      status={<StatusBadge status={docket.status} tone={docketTone(docket.status)} />}
      breadcrumbs={[{ label: 'Dockets', to: docketPaths.list }]}
      actions={
        <>
          <Button icon={<IconDownload aria-hidden />} onClick={() => openDocketPdf(id)}>
            PDF
          </Button>
          {billable.has(docket.status) && <InvoiceOfDocket docket={docket} />}
          {isOffice && next && (
            <Button
              variant="primary"
              icon={next.icon}
              disabledReason={next.disabledReason}
              onClick={next.run}
            >
              {next.label}
            </Button>
          )}
          {isOffice && menu.length > 0 && <RowMenu items={menu} label={`More for ${name}`} />}
        </>
      }
      tabs={docketTabs.filter(isThere).map((one) => ({
        label: tabWords[one],
        to: docketPaths.view(id, one),
        active: one === tab,
      }))}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <DocketNotices docket={docket} />
      <Suspense key={id} fallback={<LoadingState />}>
        <DocketTabContent tab={tab} docket={docket} />
      </Suspense>
      {dialog}
    </TabbedScreen>
  )
}
