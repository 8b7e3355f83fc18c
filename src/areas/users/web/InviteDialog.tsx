import { useNavigate } from '@tanstack/react-router'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { userEndpoints } from '../contract/endpoints.ts'
import { UserInput } from '../contract/user.ts'
import { TypeFields } from './TypeFields.tsx'
import { invitedToast } from '../rules/user-words.ts'
import { userPaths } from './user-paths.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { userLabels } from '../rules/user-labels.ts'

const field = labelled(userLabels)

/** Adds a user, who chooses a password through a link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const create = useCreate(userEndpoints.createUser, {
    schema: UserInput,
    empty: { name: '', email: '', mobile: null, user_role_id: null },
    saved: (user) => invitedToast(user),
    onSaved: ({ id }) => navigate({ href: userPaths.edit(id) }),
  })
  return (
    <FormDialog
      title="Invite a user"
      saveLabel="Invite"
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
    >
      <p>They get a link to choose a password. It works for seven days.</p>
      <FieldGrid columns={2}>
        <TextField {...field('name')} required takesFocus />
        <TextField {...field('email')} type="email" required />
        <PhoneField {...field('mobile')} />
        <TypeFields />
      </FieldGrid>
    </FormDialog>
  )
}
