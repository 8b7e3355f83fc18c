import { useQuery } from '@tanstack/react-query'
import { documentTypesQuery } from '#areas/documents/web/index.ts'
import { licenceClasses } from '#areas/drivers/contract/choices.ts'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { fieldWords } from '#platform/web/forms/field-words.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { tagsEndpoints } from '../../contract/endpoints.ts'
import { type Skill, SkillInput } from '../../contract/skill.ts'
import { skillLabels } from '../../rules/skill-labels.ts'

const field = labelled(skillLabels)
const classOptions = optionsOf(licenceClasses)
const words = fieldWords(skillLabels satisfies Record<keyof SkillInput, string>, {
  validity_months: (months) => `${String(months)} months`,
})

export function NewSkillDialog({ onClose }: { onClose: () => void }) {
  const { form, submit, submitError } = useCreate(tagsEndpoints.createSkill, {
    schema: SkillInput,
    empty: { name: '' },
    saved: ({ name }) => `${name} added`,
    onSaved: onClose,
  })
  return (
    <FormDialog title="New skill" form={form} onSubmit={submit} submitError={submitError} onClose={onClose}>
      <SkillFields />
    </FormDialog>
  )
}

export function EditSkillDialog({
  skill,
  readOnly,
  onClose,
}: {
  skill: Skill
  readOnly: boolean
  onClose: () => void
}) {
  return (
    <EditDialog
      title={skill.name}
      endpoint={tagsEndpoints.editSkill}
      schema={SkillInput}
      record={skill}
      params={{ id: skill.id }}
      words={words}
      readOnly={readOnly}
      onClose={onClose}
    >
      <SkillFields />
    </EditDialog>
  )
}

function SkillFields() {
  const { data: documentTypes } = useQuery(documentTypesQuery('driver'))
  return (
    <FieldGrid columns={2}>
      <TextField {...field('name')} required takesFocus />
      <TextField {...field('skill_group')} />
      <SelectField
        {...field('document_type_id')}
        options={namesOf(documentTypes)}
        help="A document of the driver. If empty, none is needed."
      />
      <SelectField
        {...field('licence_class')}
        options={classOptions}
        help="The driver needs this class or a higher one."
      />
      <NumberField
        {...field('validity_months')}
        unit="months"
        help="Where the document has no expiry date. If empty, it does not expire."
      />
    </FieldGrid>
  )
}
