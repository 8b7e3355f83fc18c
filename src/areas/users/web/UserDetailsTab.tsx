import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { formatInstant } from '#shared/local-date.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { userEndpoints } from '../contract/endpoints.ts'
import { UserForm, UserIdentity, type UserRow } from '../contract/user.ts'
import { LinkedRecordField } from './LinkedRecordField.tsx'
import { TypeFields } from './TypeFields.tsx'
import { userFieldWords } from './user-field-words.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { userLabels } from '../rules/user-labels.ts'

const field = labelled(userLabels)

/** A user's details and, once approved, their type and role. */
export function UserDetailsTab({ user, readOnly }: { user: UserRow; readOnly: boolean }) {
  const isApproved = user.approved === 'Approved'
  const edit = useEdit(userEndpoints.editUser, {
    schema: isApproved ? UserForm : UserIdentity,
    record: user,
    params: { id: user.id },
    saved: ({ name }) => `${name} saved`,
  })
  return (
    <EditPanel edit={edit} words={userFieldWords} readOnly={readOnly}>
      <Section title="Details" columns={3}>
        <TextField {...field('name')} required />
        <TextField {...field('email')} type="email" help="Used to sign in." required />
        <PhoneField {...field('mobile')} />
      </Section>
      {isApproved && (
        <Section title="Access" help="Changing the type or role signs them out everywhere." columns={3}>
          <TypeFields />
          <LinkedRecordField />
        </Section>
      )}
      <Section title="Account">
        <Facts
          facts={[
            { label: 'Last signed in', value: user.last_login_at && formatInstant(user.last_login_at) },
            { label: 'Added', value: user.created_at && formatInstant(user.created_at) },
          ]}
        />
      </Section>
    </EditPanel>
  )
}
