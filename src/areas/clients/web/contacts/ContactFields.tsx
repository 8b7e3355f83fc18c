import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { contactRoles } from '../../contract/choices.ts'
import { contactRoleWords } from '../../rules/client-words.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { contactLabels } from '../../rules/client-labels.ts'
import { PersonFields, PrimaryField } from './PersonFields.tsx'

const field = labelled(contactLabels)

const roleOptions = optionsOf(contactRoles, contactRoleWords)

/** A contact's fields; the form around them is of ContactInput. */
export function ContactFields() {
  return (
    <>
      <FieldGrid columns={2}>
        <PersonFields />
        <MultiSelectField {...field('roles')} options={roleOptions} />
      </FieldGrid>
      <FieldGrid columns={3}>
        <PrimaryField />
        <YesNoField {...field('may_sign_dockets')} />
        <YesNoField {...field('may_accept_quotes')} />
      </FieldGrid>
    </>
  )
}
