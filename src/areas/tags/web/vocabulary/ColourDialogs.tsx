import { useWatch } from 'react-hook-form'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { fieldWords } from '#platform/web/forms/field-words.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { ColourField } from '#ui/fields/ColourField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { type Colour, ColourInput } from '../../contract/colour.ts'
import { tagsEndpoints } from '../../contract/endpoints.ts'
import { colourLabels } from '../../rules/colour-labels.ts'
import { contrastInWords, textOn } from '../../rules/contrast.ts'
import { TagChip } from '../TagChip.tsx'

const field = labelled(colourLabels)
const words = fieldWords(colourLabels satisfies Record<keyof ColourInput, string>, {})

/** `sort`: after the existing ones. */
export function NewColourDialog({ sort, onClose }: { sort: number; onClose: () => void }) {
  const { form, submit, submitError } = useCreate(tagsEndpoints.createColour, {
    schema: ColourInput,
    empty: { name: '', hex: '', sort },
    saved: ({ name }) => `${name} added`,
    onSaved: onClose,
  })
  return (
    <FormDialog title="New colour" form={form} onSubmit={submit} submitError={submitError} onClose={onClose}>
      <ColourFields />
    </FormDialog>
  )
}

export function EditColourDialog({
  colour,
  readOnly,
  onClose,
}: {
  colour: Colour
  readOnly: boolean
  onClose: () => void
}) {
  return (
    <EditDialog
      title={colour.name}
      endpoint={tagsEndpoints.editColour}
      schema={ColourInput}
      record={colour}
      params={{ id: colour.id }}
      words={words}
      readOnly={readOnly}
      onClose={onClose}
    >
      <ColourFields />
    </EditDialog>
  )
}

function ColourFields() {
  return (
    <>
      <TextField {...field('name')} required takesFocus />
      <ColourField {...field('hex')} required />
      <TextOnIt />
      <NumberField {...field('sort')} help="Lowest first." required />
    </>
  )
}

/** What text on the typed colour looks like. */
function TextOnIt() {
  const [name, typed] = useWatch({ name: ['name', 'hex'] }) as [unknown, unknown]
  const hex = ColourInput.shape.hex.safeParse(typed)
  return (
    <Facts
      facts={[
        {
          label: colourLabels.text_hex,
          value: hex.success ? (
            <TagChip name={typeof name === 'string' && name ? name : 'Sample'} hex={hex.data} />
          ) : null,
        },
        {
          label: colourLabels.contrast,
          value: hex.success ? contrastInWords(textOn(hex.data).contrast) : null,
        },
      ]}
    />
  )
}
