import { useQuery } from '@tanstack/react-query'
import { hitchTypes } from '#areas/resources/contract/choices.ts'
import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { categoriesQuery } from '#areas/resources/web/index.ts'
import type { useList } from '#platform/web/lists/use-list.ts'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import type { attachmentEndpoints } from '../../contract/endpoints.ts'
import { attachmentLabels as labels } from '../../rules/attachment-labels.ts'

const hitchOptions = optionsOf(hitchTypes, hitchTypeWords)
type List = ReturnType<typeof useList<typeof attachmentEndpoints.listAttachments>>

/** The category of machine that attachments fit, and their hitch. */
export function MachineFilters({ list }: { list: List }) {
  const { data: categories } = useQuery(categoriesQuery())
  return (
    <>
      <FilterSelect
        {...list.filter('asset_category_id')}
        label={labels.compatible_category_ids}
        options={namesOf(categories)}
      />
      <FilterSelect {...list.filter('hitch_type')} label={labels.hitch_type} options={hitchOptions} />
    </>
  )
}
