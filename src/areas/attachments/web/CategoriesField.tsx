import { useQuery } from '@tanstack/react-query'
import { labelled } from '#ui/fields/labelled.ts'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { namesOf } from '#ui/fields/options.ts'
import type { Attachment } from '../contract/attachment.ts'
import { attachmentLabels } from '../rules/attachment-labels.ts'
import { categoriesQuery } from './queries.ts'

const field = labelled(attachmentLabels)('compatible_category_ids')

/** The categories an attachment fits; one that was archived since stays. */
export function CategoriesField({ attachment }: { attachment: Attachment | undefined }) {
  const { data = [] } = useQuery(categoriesQuery)
  const gone = (attachment?.compatible_category_ids ?? []).flatMap((id, at) =>
    data.some((category) => category.id === id) ? [] : [{ id, name: attachment?.asset_categories[at] ?? '' }],
  )
  return (
    <MultiSelectField
      {...field}
      options={namesOf([...data, ...gone])}
      required
      help="Machines of these categories can take it."
    />
  )
}
