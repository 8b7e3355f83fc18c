import { useWatch } from 'react-hook-form'
import { useChoices } from '#areas/settings/web/index.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldRows } from '#ui/shells/FieldRows.tsx'
import { acceptedLabels, tipSiteLabels } from '../../rules/tip-site-labels.ts'
import css from './materials.module.css'

/** The materials that a tip site takes, each with its conditions. */
export const AcceptedRows = () => (
  <FieldRows
    name="materials"
    title={tipSiteLabels.materials}
    help="A tip order for any other material is refused."
    addLabel="Add material"
    empty={{ material: '', conditions: null }}
    layout={css.material}
  >
    {(at) => <AcceptedRow at={at} />}
  </FieldRows>
)

function AcceptedRow({ at }: { at: string }) {
  const field = labelled(acceptedLabels, at)
  const material: unknown = useWatch({ name: `${at}.material` })
  const options = useChoices('material_type', typeof material === 'string' ? material : null)
  return (
    <>
      <SelectField {...field('material')} options={options} required />
      <TextField {...field('conditions')} />
    </>
  )
}
