import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { Contact } from '../contract/contact.ts'
import { contactRoleWords } from '../rules/client-words.ts'

const column = columnsOf<Contact>()

/** Columns of a client's contacts; the name opens the contact. */
export const contactColumns = (onOpen: (contact: Contact) => void) => [
  column.open('name', 'Name', onOpen),
  column.custom(
    'status',
    'Status',
    (contact) => (contact.archived_at ? archived : contact.is_primary === 1 && primary),
    { slot: 'status' },
  ),
  column.text('position', 'Position'),
  column.phone('mobile', 'Mobile'),
  column.phone('phone', 'Phone'),
  column.custom(
    'email',
    'Email',
    (contact) => contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>,
  ),
  column.custom('roles', 'Speaks for', (contact) =>
    contact.roles.map((role) => contactRoleWords[role]).join(', '),
  ),
  column.custom('may', 'May', (contact) =>
    [contact.may_sign_dockets && 'Sign dockets', contact.may_accept_quotes && 'Accept quotes']
      .filter(Boolean)
      .join(', '),
  ),
]

const archived = <StatusBadge status="Archived" />
const primary = <StatusBadge status="Primary" tone="accent" />
