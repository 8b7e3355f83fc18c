import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { Contact } from '../../contract/contact.ts'
import { contactRoleWords } from '../../rules/client-words.ts'
import { contactLabels } from '../../rules/client-labels.ts'

const column = columnsOf<Contact>()

/** Columns of a client's contacts; the name opens the contact. */
export const contactColumns = (onOpen: (contact: Contact) => void) => [
  column.open('name', contactLabels.name, onOpen),
  column.custom(
    'status',
    'Status',
    (contact) => (contact.archived_at ? archived : contact.is_primary === 1 && primary),
    { slot: 'status' },
  ),
  column.text('position', contactLabels.position),
  column.phone('mobile', contactLabels.mobile),
  column.phone('phone', contactLabels.phone),
  column.custom(
    'email',
    contactLabels.email,
    (contact) => contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>,
  ),
  column.custom('roles', contactLabels.roles, (contact) =>
    contact.roles.map((role) => contactRoleWords[role]).join(', '),
  ),
  column.custom('may', 'Can', (contact) =>
    [contact.may_sign_dockets && 'Sign dockets', contact.may_accept_quotes && 'Accept quotes']
      .filter(Boolean)
      .join(', '),
  ),
]

const archived = <StatusBadge status="Archived" />
const primary = <StatusBadge status="Primary" tone="neutral" />
