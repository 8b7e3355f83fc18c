import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { formatPhone } from '#shared/phone.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { AddressField } from '#ui/fields/AddressField.tsx'
import { PositionField } from '#ui/fields/PositionField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { type Depot, DepotInput } from '../../contract/depot.ts'
import { settingsEndpoints } from '../../contract/endpoints.ts'
import { depotLabels } from '../../rules/depot-labels.ts'

const field = labelled(depotLabels)

/** `sort`: after the existing ones. */
export function NewDepotDialog({ sort, onClose }: { sort: number; onClose: () => void }) {
  const { form, submit, submitError } = useCreate(settingsEndpoints.createDepot, {
    schema: DepotInput,
    empty: { name: '', state: 'VIC', sort },
    params: undefined,
    saved: ({ name }) => `${name} added`,
    onSaved: onClose,
  })
  return (
    <FormDialog title="New depot" form={form} onSubmit={submit} submitError={submitError} onClose={onClose}>
      <DepotFields />
    </FormDialog>
  )
}

export function EditDepotDialog({
  depot,
  readOnly,
  onClose,
}: {
  depot: Depot
  readOnly: boolean
  onClose: () => void
}) {
  return (
    <EditDialog
      title={depot.name}
      endpoint={settingsEndpoints.editDepot}
      schema={DepotInput}
      record={depot}
      params={{ id: depot.id }}
      words={words}
      readOnly={readOnly}
      onClose={onClose}
    >
      <DepotFields />
    </EditDialog>
  )
}

const words = fieldWords(depotLabels satisfies Record<keyof DepotInput, string>, {
  phone: shown.digits(formatPhone),
})

function DepotFields() {
  return (
    <>
      <FieldGrid columns={3}>
        <TextField {...field('name')} required takesFocus />
        <PhoneField {...field('phone')} />
        <NumberField {...field('sort')} help="Lowest first." />
      </FieldGrid>
      <AddressField label="Street address" />
      <PositionField />
    </>
  )
}
