import type * as z from 'zod'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { type Contact, ContactInput } from '../../contract/contact.ts'
import { clientEndpoints } from '../../contract/endpoints.ts'
import { contactFieldWords } from './contact-field-words.ts'
import { ContactFields } from './ContactFields.tsx'

interface DialogProps {
  client_id: number
  onClose: () => void
}

const emptyContact: Partial<z.input<typeof ContactInput>> = {
  name: '',
  roles: [],
  may_sign_dockets: 0,
  may_accept_quotes: 0,
}

/**
 * `isFirst`: a client's first contact is primary by default. `onMade` receives the new one where a field
 * needs it.
 */
export function NewContactDialog({
  client_id,
  isFirst,
  name = '',
  onMade,
  onClose,
}: DialogProps & { isFirst: boolean; name?: string; onMade?: (contact: Contact) => void }) {
  return (
    <CreateDialog
      title="New contact"
      endpoint={clientEndpoints.createContact}
      schema={ContactInput}
      empty={{ ...emptyContact, name, is_primary: isFirst ? 1 : 0 }}
      params={{ id: client_id }}
      saved={({ name }) => `${name} added`}
      onSaved={onMade}
      onClose={onClose}
    >
      <ContactFields />
    </CreateDialog>
  )
}

export function EditContactDialog({
  client_id,
  contact,
  readOnly,
  onClose,
}: DialogProps & { contact: Contact; readOnly: boolean }) {
  return (
    <EditDialog
      title={contact.name}
      endpoint={clientEndpoints.editContact}
      schema={ContactInput}
      record={contact}
      params={{ id: client_id, contact_id: contact.id }}
      words={contactFieldWords}
      readOnly={readOnly}
      onClose={onClose}
    >
      <ContactFields />
    </EditDialog>
  )
}
