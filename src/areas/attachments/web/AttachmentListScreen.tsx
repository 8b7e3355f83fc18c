import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hitchTypes } from '#areas/resources/contract/choices.ts'
import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { useResourceTabs } from '#areas/resources/web/index.ts'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { useIsTablet } from '#ui/use-is-tablet.ts'
import { attachmentKinds, attachmentStatuses } from '../contract/choices.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentLabels as labels } from '../rules/attachment-labels.ts'
import { attachmentKindWords, attachmentStatusWords } from '../rules/attachment-words.ts'
import { attachmentColumns, hiddenAtFirst, hiddenOnTablet } from './attachment-columns.tsx'
import { type AttachmentListQuery, categoriesQuery } from './queries.ts'
import { useAttachmentRecord } from './use-attachment-record.ts'

const kindOptions = optionsOf(attachmentKinds, attachmentKindWords)
const statusOptions = optionsOf(attachmentStatuses, attachmentStatusWords)
const hitchOptions = optionsOf(hitchTypes, hitchTypeWords)

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
      filters={<Filters query={list.query} onChange={list.set} />}
      exporting={<ExportMenu endpoint={attachmentEndpoints.exportAttachments} query={list.query} />}
      views={views}
    />
  )
}

function Filters(props: FilterProps<AttachmentListQuery>) {
  const filter = filterOf(props)
  const { data: categories } = useQuery(categoriesQuery)
  return (
    <FilterBar {...props} search="Code or name">
      <FilterSelect {...filter('kind')} label={labels.kind} options={kindOptions} />
      <FilterSelect
        {...filter('asset_category_id')}
        label={labels.compatible_category_ids}
        options={namesOf(categories)}
      />
      <FilterSelect {...filter('hitch_type')} label={labels.hitch_type} options={hitchOptions} />
      <FilterSelect {...filter('status')} label={labels.status} options={statusOptions} />
    </FilterBar>
  )
}
