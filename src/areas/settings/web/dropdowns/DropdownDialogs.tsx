import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { DropdownInput, type DropdownItem } from '../../contract/dropdown.ts'
import { dropdownLists, type ListKey } from '../../contract/dropdown-lists.ts'
import { settingsEndpoints } from '../../contract/endpoints.ts'
import { densityText } from '../../rules/density-text.ts'
import { dropdownLabels } from '../../rules/dropdown-labels.ts'

const field = labelled(dropdownLabels)
const words = fieldWords(dropdownLabels satisfies Record<keyof DropdownInput, string>, {
  is_tracked: shown.yesNo,
  has_pfas: shown.yesNo,
  has_asbestos: shown.yesNo,
  density: densityText,
})

interface DialogProps {
  list_key: ListKey
  onClose: () => void
}

export function AddItemDialog({ list_key, onClose }: DialogProps) {
  const { form, submit, submitError } = useCreate(settingsEndpoints.addDropdownItem, {
    schema: DropdownInput,
    empty: { is_tracked: 0, has_pfas: 0, has_asbestos: 0, density: null },
    params: { list_key },
    saved: ({ label }) => `${label} added`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`Add to ${dropdownLists[list_key].toLowerCase()}`}
      size="sm"
      form={form}
      onSubmit={submit}
      submitError={submitError}
      onClose={onClose}
    >
      <TextField {...field('label')} required takesFocus />
      <MaterialFields list_key={list_key} />
    </FormDialog>
  )
}

export function EditItemDialog({
  list_key,
  item,
  readOnly,
  onClose,
}: DialogProps & { item: DropdownItem; readOnly: boolean }) {
  return (
    <EditDialog
      title={item.label}
      size="sm"
      endpoint={settingsEndpoints.editDropdownItem}
      schema={DropdownInput}
      record={item}
      params={{ list_key, id: item.id }}
      saved={({ label }) => `${label} saved`}
      words={words}
      readOnly={readOnly}
      onClose={onClose}
    >
      <TextField {...field('label')} help={`Stored in records as "${item.value}".`} required takesFocus />
      <MaterialFields list_key={list_key} />
    </EditDialog>
  )
}

const MaterialFields = ({ list_key }: { list_key: ListKey }) =>
  list_key === 'material_type' && (
    <>
      <YesNoField {...field('is_tracked')} help="Each load needs a Waste Tracker record number." />
      <YesNoField {...field('has_pfas')} help="Goes only to tip sites that take PFAS." />
      <YesNoField {...field('has_asbestos')} help="Goes only to tip sites that take asbestos." />
      <NumberField
        {...field('density')}
        decimals={2}
        unit="t/m³"
        help="On the truck. Converts a load with only a weight or only a volume to what its rate counts."
      />
    </>
  )
