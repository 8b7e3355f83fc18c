import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { ChecklistRow } from '../contract/checklist.ts'
import { checklistKinds } from '../contract/choices.ts'
import { checklistEndpoints } from '../contract/endpoints.ts'
import { checklistLabels as labels } from '../rules/checklist-labels.ts'
import { checklistFrequencyWords, checklistKindWords, plantWords } from '../rules/checklist-words.ts'
import { InUseBadge } from './ChecklistBadges.tsx'
import { checklistPaths } from './checklist-paths.ts'
import { checklistRecord } from './editor/checklist-record.ts'
import { useChecklistTabs } from './use-checklist-tabs.ts'

const column = columnsOf<ChecklistRow>()
const columns = [
  column.link('name', labels.name, ({ id }) => checklistPaths.template(id), { sort: true }),
  column.custom('is_active', 'Status', ({ is_active }) => <InUseBadge is_active={is_active} />, {
    slot: 'status',
  }),
  column.custom('kind', labels.kind, ({ kind }) => checklistKindWords[kind]),
  column.custom('frequency', labels.frequency, ({ frequency }) => checklistFrequencyWords[frequency], {
    slot: 'start',
  }),
  column.custom('for', 'For', plantWords, { slot: 'detail' }),
  column.number('items', labels.items),
  column.number('items_version', labels.items_version),
]
const kindOptions = optionsOf(checklistKinds, checklistKindWords)
const useOptions = [
  { value: '1' as const, label: 'In use' },
  { value: '0' as const, label: 'Not in use' },
]

/** Current or archived checklist templates. */
export function ChecklistListScreen({ archived }: { archived?: boolean }) {
  const list = useList(checklistEndpoints.listChecklists, { archived, sort: 'name' })
  return (
    <RecordList
      record={checklistRecord}
      list={list}
      columns={columns}
      views={useChecklistTabs()}
      empty="Drivers complete these checks before plant starts work."
      exporting={checklistEndpoints.exportChecklists}
      search="Name"
      filters={
        <>
          <FilterSelect {...list.filter('kind')} label={labels.kind} options={kindOptions} />
          <FilterSelect {...list.filter('is_active')} label="Status" options={useOptions} />
        </>
      }
    />
  )
}
