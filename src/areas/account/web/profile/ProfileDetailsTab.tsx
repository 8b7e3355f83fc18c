import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { updateSession } from '#platform/web/calls/session.ts'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { formatInstant } from '#shared/local-date.ts'
import { formatPhone } from '#shared/phone.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { accountEndpoints } from '../../contract/endpoints.ts'
import { type Profile, ProfileInput } from '../../contract/profile.ts'
import { accountLabels } from '../../rules/account-labels.ts'
import { AvatarSection } from './AvatarSection.tsx'

const field = labelled(accountLabels)
const words = fieldWords(accountLabels, { mobile: shown.digits(formatPhone) })

/** Picture, name and mobile. What an administrator sets is read-only. */
export function ProfileDetailsTab({ profile }: { profile: Profile }) {
  const edit = useEdit(accountEndpoints.editProfile, {
    schema: ProfileInput,
    record: profile,
    saved: () => 'Profile saved',
    onSaved: ({ name }) => updateSession({ name }),
  })
  const { email, user_role, last_login_at } = profile
  return (
    <EditPanel edit={edit} words={words}>
      <AvatarSection profile={profile} />
      <Section title="Details" columns={3}>
        <TextField {...field('name')} autoComplete="name" required />
        <PhoneField {...field('mobile')} />
      </Section>
      <Section title="Account" help="Only an administrator can change these.">
        <Facts
          facts={[
            { label: accountLabels.email, value: email },
            { label: 'Role', value: user_role ?? 'Waiting for approval' },
            { label: 'Last signed in', value: last_login_at && formatInstant(last_login_at) },
          ]}
        />
      </Section>
    </EditPanel>
  )
}
