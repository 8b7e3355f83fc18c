import { useMemo } from 'react'
import { useResourceTabs } from '#areas/resources/web/index.ts'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { useIsTablet } from '#ui/use-is-tablet.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentColumns, hiddenAtFirst, hiddenOnTablet } from './attachment-columns.tsx'
import { AttachmentFilterBar } from './AttachmentFilterBar.tsx'
import { useAttachmentRecord } from './use-attachment-record.ts'

/** Current or archived attachments. */
export function AttachmentListScreen({ archived = false }: { archived?: boolean }) {
  const record = useAttachmentRecord()
  const { list: current, archived: past, edit } = record.paths
  const hidden = useIsTablet() ? hiddenOnTablet : hiddenAtFirst
  const list = useList(attachmentEndpoints.listAttachments, { archived, sort: 'code', hidden })
  const columns = useMemo(() => attachmentColumns(edit), [edit])
  const views = useResourceTabs().flatMap((tab) =>
    tab.to === current ? [tab, { label: 'Archived attachments', to: past }] : [tab],
  )
  return (
    <RecordList
      record={record}
      list={list}
      columns={columns}
      nameOf={({ code }) => code}
      empty="Add the buckets, hammers, augers and hitches you put on machines."
      filters={<AttachmentFilterBar query={list.query} onChange={list.set} />}
      exporting={<ExportMenu endpoint={attachmentEndpoints.exportAttachments} query={list.query} />}
      views={views}
    />
  )
}
