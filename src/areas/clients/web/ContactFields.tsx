import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { contactRoles } from '../contract/choices.ts'
import { contactRoleWords } from '../rules/client-words.ts'

const roleOptions = optionsOf(contactRoles, contactRoleWords)

/** The fields of a contact; the form around them is of ContactInput. */
export function ContactFields() {
  return (
    <>
      <FieldGrid columns={2}>
        <TextField name="name" label="Name" required takesFocus />
        <TextField name="position" label="Position" />
        <PhoneField name="mobile" label="Mobile" />
        <PhoneField name="phone" label="Phone" />
        <TextField name="email" label="Email" type="email" />
        <MultiSelectField name="roles" label="Speaks for" options={roleOptions} />
      </FieldGrid>
      <FieldGrid columns={3}>
        <YesNoField name="is_primary" label="Primary contact" help="Takes the place of the present one." />
        <YesNoField name="may_sign_dockets" label="May sign dockets" />
        <YesNoField name="may_accept_quotes" label="May accept quotes" />
      </FieldGrid>
    </>
  )
}
