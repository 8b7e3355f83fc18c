import { useMemo } from 'react'
import { useResourceTabs } from '#areas/resources/web/index.ts'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { useIsTablet } from '#ui/use-is-tablet.ts'
import { attachmentKinds, attachmentStatuses } from '../contract/choices.ts'
import type { AttachmentRow } from '../contract/attachment.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentLabels as labels } from '../rules/attachment-labels.ts'
import { attachmentKindWords, attachmentStatusWords } from '../rules/attachment-words.ts'
import { rateWords } from '../rules/rates/check-rate.ts'
import { AttachmentStatusBadge } from './AttachmentStatusBadge.tsx'
import { machineColumns } from './machines/machine-columns.tsx'
import { MachineFilters } from './machines/MachineFilters.tsx'
import { useAttachmentRecord } from './use-attachment-record.ts'

const column = columnsOf<AttachmentRow>()

const columnsFor = (pathOf: (id: number) => string) => [
  column.link('code', labels.code, ({ id }) => pathOf(id), { sort: true }),
  column.text('name', labels.name, { sort: true, slot: 'start' }),
  column.custom('status', labels.status, ({ status }) => <AttachmentStatusBadge status={status} />, {
    slot: 'status',
  }),
  column.custom('kind', labels.kind, ({ kind }) => attachmentKindWords[kind]),
  column.custom('size_mm', labels.size_mm, ({ size_mm }) => size_mm !== null && `${size_mm} mm`, {
    sort: true,
  }),
  ...machineColumns,
  column.custom('rate_cents', labels.rate_cents, rateWords),
  column.instant('created_at', labels.created_at, { sort: true }),
]

const hiddenAtFirst = ['created_at', 'rate_cents']
/** On a tablet: the attachment has the rest. */
const hiddenOnTablet = [...hiddenAtFirst, 'kind', 'hitch_type', 'asset']
const kindOptions = optionsOf(attachmentKinds, attachmentKindWords)
const statusOptions = optionsOf(attachmentStatuses, attachmentStatusWords)

/** Current or archived attachments. */
export function AttachmentListScreen({ archived }: { archived?: boolean }) {
  const record = useAttachmentRecord()
  const { list: current, archived: past, edit } = record.paths
  const hidden = useIsTablet() ? hiddenOnTablet : hiddenAtFirst
  const list = useList(attachmentEndpoints.listAttachments, { archived, sort: 'code', hidden })
  const columns = useMemo(() => columnsFor(edit), [edit])
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
      search="Code or name"
      filters={
        <>
          <FilterSelect {...list.filter('kind')} label={labels.kind} options={kindOptions} />
          <MachineFilters list={list} />
          <FilterSelect {...list.filter('status')} label={labels.status} options={statusOptions} />
        </>
      }
      exporting={attachmentEndpoints.exportAttachments}
      views={views}
    />
  )
}
