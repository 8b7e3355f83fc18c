import { licenceClasses } from '#areas/drivers/contract/choices.ts'
import { SkillsField, useWordsWithSkills } from '#areas/tags/web/index.ts'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { chargeUnitWords, chargeUnits } from '#shared/units.ts'
import { type Category, CategoryInput } from '../../contract/category.ts'
import { assetGroups } from '../../contract/choices.ts'
import { resourceEndpoints } from '../../contract/endpoints.ts'
import { categoryLabels } from '../../rules/category-labels.ts'
import { assetGroupWords } from '../../rules/resource-words.ts'

const field = labelled(categoryLabels)
const groupOptions = optionsOf(assetGroups, assetGroupWords)
const unitOptions = optionsOf(chargeUnits, chargeUnitWords)
const classOptions = optionsOf(licenceClasses)

/** `sort`: after the existing ones. */
export function NewCategoryDialog({ sort, onClose }: { sort: number; onClose: () => void }) {
  const { form, submit, submitError } = useCreate(resourceEndpoints.createCategory, {
    schema: CategoryInput,
    empty: {
      name: '',
      unit: 'hour',
      default_min_hours: 4,
      required_skill_ids: [],
      needs_float: 0,
      is_visible: 1,
      sort,
    },
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
  const words = useWordsWithSkills(categoryWords, 'required_skill_ids')
  return (
    <EditDialog
      title={category.name}
      endpoint={resourceEndpoints.editCategory}
      schema={CategoryInput}
      record={category}
      params={{ id: category.id }}
      words={words}
      readOnly={readOnly}
      onClose={onClose}
    >
      <CategoryFields />
    </EditDialog>
  )
}

const categoryWords = fieldWords(categoryLabels satisfies Record<keyof CategoryInput, string>, {
  asset_group: shown.oneOf(assetGroupWords),
  unit: shown.oneOf(chargeUnitWords),
  required_skill_ids: shown.list,
  needs_float: shown.yesNo,
  is_visible: shown.yesNo,
})

function CategoryFields() {
  return (
    <>
      <FieldGrid columns={2}>
        <TextField {...field('name')} required takesFocus />
        <SelectField {...field('asset_group')} options={groupOptions} required />
        <SelectField {...field('unit')} options={unitOptions} required />
        <NumberField {...field('default_min_hours')} unit="h" decimals={2} required />
        <SelectField
          {...field('min_licence_class')}
          options={classOptions}
          help="To drive it on public roads."
        />
        <SkillsField {...field('required_skill_ids')} help="Whoever drives it must have them." />
        <NumberField {...field('sort')} help="Lowest first." required />
      </FieldGrid>
      <FieldGrid columns={2}>
        <YesNoField {...field('needs_float')} help="To move between sites." />
        <YesNoField
          {...field('is_visible')}
          help="If hidden, it can no longer be chosen. Records that use it keep it."
        />
      </FieldGrid>
    </>
  )
}
