import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { savedViewLabels, sharedWithOptions } from '../rules/saved-view-labels.ts'

const field = labelled(savedViewLabels)

/** Who else sees a view. */
export function SharedWithField() {
  const whyNot = useWhyNot()
  return (
    <SelectField
      {...field('shared_with')}
      options={sharedWithOptions}
      help="If empty, only you see it."
      disabledReason={whyNot('saved-views:share')}
    />
  )
}
