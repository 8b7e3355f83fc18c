import { IconDownload } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RecordChain } from '#areas/chain/web/index.ts'
import { InvoiceOfDocket } from '#areas/invoices/web/index.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { RecordActions, TabbedRecord } from '#platform/web/records/TabbedRecord.tsx'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Button } from '#ui/parts/Button.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { DocketStatus } from '../contract/choices.ts'
import { docketName } from '../rules/docket-words.ts'
import { docketPaths, docketTabs } from './docket-paths.ts'
import { docketTone } from './docket-tone.ts'
import { DocketNotices } from './DocketNotices.tsx'
import { DocketTabContent } from './DocketTabContent.tsx'
import { openDocketPdf } from './actions/open-pdf.ts'
import { docketQuery } from './queries.ts'
import { useDocketActions } from './use-docket-actions.tsx'

/** States where an invoice is the next step, or was. */
const billable: ReadonlySet<DocketStatus> = new Set(['Approved', 'Invoiced'])

/** A docket with its tabs, each with its own address. */
export function DocketScreen() {
  const id = useRecordId()
  const { data: docket } = useSuspenseQuery(docketQuery(id))
  const { next, menu, error, dialog } = useDocketActions(docket)
  const whyNot = useWhyNot()
  const { open, links } = useRecordTabs(docketTabs, (tab) => docketPaths.view(id, tab))
  const name = docketName(docket.docket_no, docket.revision)
  const isOffice = !whyNot('dockets:write')

  return (
    <TabbedRecord
      id={id}
      name={`${name} ${docket.client}`}
      title={`${name}, ${docket.client}`}
      status={<StatusBadge status={docket.status} tone={docketTone[docket.status]} />}
      breadcrumbs={[{ label: 'Dockets', to: docketPaths.list }]}
      actions={
        <>
          <Button icon={<IconDownload aria-hidden />} onClick={() => openDocketPdf(id)}>
            PDF
          </Button>
          {billable.has(docket.status) && <InvoiceOfDocket docket={docket} />}
          {isOffice && <RecordActions next={next} menu={menu} name={name} />}
        </>
      }
      palette={isOffice ? [...(next ? [next] : []), ...menu] : []}
      error={error}
      notices={<DocketNotices docket={docket} />}
      dialog={dialog}
      tabs={links}
      chain={<RecordChain record_type="docket" record_id={id} />}
    >
      <DocketTabContent tab={open} docket={docket} />
    </TabbedRecord>
  )
}
