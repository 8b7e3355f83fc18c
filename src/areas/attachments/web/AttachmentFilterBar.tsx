import { useQuery } from '@tanstack/react-query'
import { hitchTypes } from '#areas/resources/contract/choices.ts'
import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { attachmentKinds, attachmentStatuses } from '../contract/choices.ts'
import { attachmentLabels as labels } from '../rules/attachment-labels.ts'
import { attachmentKindWords, attachmentStatusWords } from '../rules/attachment-words.ts'
import { type AttachmentListQuery, categoriesQuery } from './queries.ts'

const kindOptions = optionsOf(attachmentKinds, attachmentKindWords)
const statusOptions = optionsOf(attachmentStatuses, attachmentStatusWords)
const hitchOptions = optionsOf(hitchTypes, hitchTypeWords)

/** The attachment list's filters. */
export function AttachmentFilterBar(props: FilterProps<AttachmentListQuery>) {
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
