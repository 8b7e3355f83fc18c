import { columnsOf } from '#ui/table/columns.tsx'
import type { Contact } from '../../contract/contact.ts'
import { contactRoleWords } from '../../rules/client-words.ts'
import { contactLabels } from '../../rules/client-labels.ts'
import { personColumns } from './person-columns.tsx'

const column = columnsOf<Contact>()

/** Columns of a client's contacts; the name opens the contact. */
export const contactColumns = (onOpen: (contact: Contact) => void) => [
  ...personColumns(onOpen),
  column.custom('roles', contactLabels.roles, (contact) =>
    contact.roles.map((role) => contactRoleWords[role]).join(', '),
  ),
  column.custom('may', 'Can', (contact) =>
    [contact.may_sign_dockets && 'Sign dockets', contact.may_accept_quotes && 'Accept quotes']
      .filter(Boolean)
      .join(', '),
  ),
]
