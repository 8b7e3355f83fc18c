import { IconDownload } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { InvoiceOfDocket } from '#areas/invoices/web/index.ts'
import { usePaletteActions } from '#platform/web/shell/palette/palette-actions.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import type { DocketStatus } from '../contract/choices.ts'
import { docketName } from '../rules/docket-words.ts'
import { docketPaths } from './docket-paths.ts'
import { docketTabs } from './docket-tabs.ts'
import { docketTone } from './docket-tone.ts'
import { DocketNotices } from './DocketNotices.tsx'
import { DocketTabContent } from './DocketTabContent.tsx'
import { openDocketPdf } from './actions/open-pdf.ts'
import { docketQuery } from './queries.ts'
import { useDocketActions } from './use-docket-actions.tsx'

/** States where an invoice is the next step, or was. */
const billable: ReadonlySet<DocketStatus> = new Set(['Approved', 'Invoiced'])

/** A docket with its tabs, each at an address of its own. */
export function DocketScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: docket } = useSuspenseQuery(docketQuery(id))
  const { next, menu, error, dialog } = useDocketActions(docket)
  const whyNot = useWhyNot()
  const { open, links } = useRecordTabs(docketTabs, (tab) => docketPaths.view(id, tab))
  const name = docketName(docket.docket_no, docket.revision)
  const isOffice = !whyNot('dockets:write')
  useTitle(`${name} ${docket.client}`)
  usePaletteActions(isOffice ? [...(next ? [next] : []), ...menu] : [])

  return (
    <TabbedScreen
      title={`${name}, ${docket.client}`}
      status={<StatusBadge status={docket.status} tone={docketTone[docket.status]} />}
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
      tabs={links}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <DocketNotices docket={docket} />
      <Suspense key={id} fallback={<LoadingState />}>
        <DocketTabContent tab={open} docket={docket} />
      </Suspense>
      {dialog}
    </TabbedScreen>
  )
}
