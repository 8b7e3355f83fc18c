import { licenceClasses } from '#areas/drivers/contract/choices.ts'
import { EditFormDialog } from '#platform/web/EditFormDialog.tsx'
import { shown } from '#platform/web/field-words.ts'
import { useCreate } from '#platform/web/use-create.ts'
import { useEdit } from '#platform/web/use-edit.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { chargeUnitWords, chargeUnits } from '#shared/units.ts'
import { type Category, CategoryInput } from '../contract/category.ts'
import { assetGroups } from '../contract/choices.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetGroupWords } from '../rules/resource-words.ts'

const groupOptions = optionsOf(assetGroups, assetGroupWords)
const unitOptions = optionsOf(chargeUnits, chargeUnitWords)
const classOptions = licenceClasses.map((name) => ({ value: name, label: name }))

/** `sort`: after those that are there. */
export function NewCategoryDialog({ sort, onClose }: { sort: number; onClose: () => void }) {
  const { form, submit, submitError } = useCreate(resourceEndpoints.createCategory, {
    schema: CategoryInput,
    empty: { name: '', unit: 'hour', default_min_hours: 4, needs_float: 0, is_visible: 1, sort },
    saved: ({ name }) => `${name} added`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="New category"
      form={form}
      onSubmit={submit}
      submitError={submitError}
      onClose={onClose}
    >
      <CategoryFields />
    </FormDialog>
  )
}

export function EditCategoryDialog({
  category,
  readOnly,
  onClose,
}: {
  category: Category
  readOnly: boolean
  onClose: () => void
}) {
  const edit = useEdit(resourceEndpoints.editCategory, {
    schema: CategoryInput,
    record: category,
    params: { id: category.id },
    saved: ({ name }) => `${name} saved`,
    onSaved: onClose,
  })
  return (
    <EditFormDialog title={category.name} edit={edit} words={words} readOnly={readOnly} onClose={onClose}>
      <CategoryFields />
    </EditFormDialog>
  )
}

const words = {
  name: { label: 'Name' },
  asset_group: { label: 'Group', show: shown.oneOf(assetGroupWords) },
  unit: { label: 'Charged by', show: shown.oneOf(chargeUnitWords) },
  default_min_hours: { label: 'Minimum hours' },
  min_licence_class: { label: 'Licence needed' },
  needs_float: { label: 'Needs a float', show: shown.yesNo },
  is_visible: { label: 'Offered', show: shown.yesNo },
  sort: { label: 'Place in lists' },
}

function CategoryFields() {
  return (
    <>
      <FieldGrid columns={2}>
        <TextField name="name" label="Name" required takesFocus />
        <SelectField name="asset_group" label="Group" options={groupOptions} required />
        <SelectField name="unit" label="Charged by" options={unitOptions} required />
        <NumberField name="default_min_hours" label="Minimum hours" unit="h" decimals={2} required />
        <SelectField
          name="min_licence_class"
          label="Licence needed"
          options={classOptions}
          help="To drive it on the road."
        />
        <NumberField name="sort" label="Place in lists" help="The lowest stands first." required />
      </FieldGrid>
      <FieldGrid columns={2}>
        <YesNoField name="needs_float" label="Needs a float to be moved" />
        <YesNoField name="is_visible" label="Offered" help="Records that have a hidden one keep it." />
      </FieldGrid>
    </>
  )
}
