import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hitchTypes } from '#areas/resources/contract/choices.ts'
import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { categoriesQuery, useResourceTabs } from '#areas/resources/web/index.ts'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { priceWords } from '#shared/units.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { useIsTablet } from '#ui/use-is-tablet.ts'
import { attachmentKinds, attachmentStatuses } from '../contract/choices.ts'
import type { AttachmentRow } from '../contract/attachment.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentLabels as labels } from '../rules/attachment-labels.ts'
import { attachmentKindWords, attachmentStatusWords, massWords } from '../rules/attachment-words.ts'
import { AttachmentStatusBadge } from './AttachmentStatusBadge.tsx'
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
  column.custom(
    'asset_categories',
    labels.compatible_category_ids,
    ({ asset_categories }) => <Cut text={asset_categories.join(', ')} least={14} />,
    { slot: 'detail' },
  ),
  column.custom('mass', 'Machine mass', ({ min_tonne, max_tonne }) => massWords(min_tonne, max_tonne)),
  column.custom(
    'hitch_type',
    labels.hitch_type,
    ({ hitch_type }) => hitch_type && hitchTypeWords[hitch_type],
  ),
  column.text('asset', labels.asset_id),
  column.custom('rate_cents', labels.rate_cents, rateOf),
  column.instant('created_at', labels.created_at, { sort: true }),
]

const hiddenAtFirst = ['created_at', 'rate_cents']
/** On a tablet: the attachment has the rest. */
const hiddenOnTablet = [...hiddenAtFirst, 'kind', 'hitch_type', 'asset']
const kindOptions = optionsOf(attachmentKinds, attachmentKindWords)
const statusOptions = optionsOf(attachmentStatuses, attachmentStatusWords)
const hitchOptions = optionsOf(hitchTypes, hitchTypeWords)

/** Current or archived attachments. */
export function AttachmentListScreen({ archived }: { archived?: boolean }) {
  const record = useAttachmentRecord()
  const { list: current, archived: past, edit } = record.paths
  const hidden = useIsTablet() ? hiddenOnTablet : hiddenAtFirst
  const list = useList(attachmentEndpoints.listAttachments, { archived, sort: 'code', hidden })
  const { data: categories } = useQuery(categoriesQuery())
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
          <FilterSelect
            {...list.filter('asset_category_id')}
            label={labels.compatible_category_ids}
            options={namesOf(categories)}
          />
          <FilterSelect {...list.filter('hitch_type')} label={labels.hitch_type} options={hitchOptions} />
          <FilterSelect {...list.filter('status')} label={labels.status} options={statusOptions} />
        </>
      }
      exporting={attachmentEndpoints.exportAttachments}
      views={views}
    />
  )
}

/** `$35.00 per hour`; nothing for people who may not see it. */
function rateOf({ rate_cents, rate_unit }: Partial<Pick<AttachmentRow, 'rate_cents' | 'rate_unit'>>) {
  return rate_cents != null && rate_unit != null ? priceWords(rate_cents, rate_unit) : ''
}
