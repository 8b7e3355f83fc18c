import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { fieldWords } from '#platform/web/forms/field-words.ts'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { roles } from '#shared/roles.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { userEndpoints } from '../../contract/endpoints.ts'
import { RoleDescription, RoleInput, type UserRole } from '../../contract/role.ts'
import { roleLabels } from '../../rules/role-labels.ts'

const field = labelled(roleLabels)
const typeOptions = roles.map(({ user_type, name }) => ({ value: user_type, label: name }))
const words = fieldWords(roleLabels, {})

interface DialogProps {
  onClose: () => void
}

/** A custom role; it starts with its type's rights. */
export function NewRoleDialog({ onClose }: DialogProps) {
  return (
    <CreateDialog
      title="New role"
      size="sm"
      endpoint={userEndpoints.createRole}
      schema={RoleInput}
      empty={{ name: '' }}
      saved={({ name }) => `${name} added`}
      onClose={onClose}
    >
      <TextField {...field('name')} required takesFocus />
      <SelectField
        {...field('user_type')}
        help="Starts with the rights of this type. The type cannot be changed later."
        options={typeOptions}
        required
      />
      <TextAreaField {...field('description')} />
    </CreateDialog>
  )
}

export function EditRoleDialog({ role, onClose }: DialogProps & { role: UserRole }) {
  return (
    <EditDialog
      title={role.name}
      size="sm"
      endpoint={userEndpoints.editRole}
      schema={RoleDescription}
      record={role}
      params={{ id: role.id }}
      words={words}
      onClose={onClose}
    >
      <TextField {...field('name')} required takesFocus />
      <TextAreaField {...field('description')} />
    </EditDialog>
  )
}
