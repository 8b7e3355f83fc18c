import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ClientPicker } from '#areas/clients/web/index.ts'
import { DriverPicker } from '#areas/drivers/web/index.ts'
import { SubcontractorPicker } from '#areas/subcontractors/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Wide } from '#ui/shells/FieldGrid.tsx'
import { type CardKind, cardKinds } from '../contract/choices.ts'
import { cardKindWords, rateCardLabels, standardWords } from '../rules/rate-card-labels.ts'

const field = labelled(rateCardLabels)
const pickers = {
  client: ClientPicker,
  subcontractor: SubcontractorPicker,
  driver: DriverPicker,
} as const

/** Whose card a new one is: one of a kind, or all of them. */
export function OwnerFields() {
  const seesCost = useMay()('rate-cards:cost')
  const { setValue } = useFormContext()
  const kind = useWatch({ name: 'kind' }) as CardKind
  useEffect(() => {
    for (const other of cardKinds) if (other !== kind) setValue(`${other}_id`, null)
  }, [kind, setValue])
  const Picker = pickers[kind]
  return (
    <>
      <SelectField
        {...field('kind')}
        options={optionsOf(seesCost ? cardKinds : ['client'], cardKindWords)}
        required
      />
      <Wide half>
        <Picker
          key={kind}
          {...field(`${kind}_id`)}
          help={`Empty: the standard card, for ${standardWords[kind].toLowerCase()} without one of their own.`}
        />
      </Wide>
    </>
  )
}
