import { useSave } from '#platform/web/forms/use-save.ts'
import { RecordParts } from '#platform/web/records/RecordParts.tsx'
import type { Contact } from '../../contract/contact.ts'
import { clientEndpoints } from '../../contract/endpoints.ts'
import { contactColumns } from './contact-columns.tsx'
import { EditContactDialog, NewContactDialog } from './ContactDialog.tsx'
import { archivedContactsQuery, contactsQuery } from '../queries.ts'

/** A client's contacts. `disabledReason`: why they may not be changed now. */
export function ContactsTab({ client_id, disabledReason }: { client_id: number; disabledReason?: string }) {
  const edit = useSave(clientEndpoints.editContact, { saved: ({ name }) => `${name} is the primary contact` })
  const archive = useSave(clientEndpoints.archiveContact, { saved: () => 'Contact archived' })
  const restore = useSave(clientEndpoints.restoreContact, { saved: ({ name }) => `${name} restored` })
  const paramsOf = ({ id }: Contact) => ({ id: client_id, contact_id: id })

  const makePrimary = (contact: Contact) =>
    edit.save({ params: paramsOf(contact), body: { version: contact.version, is_primary: 1 } })

  return (
    <RecordParts
      title="Contacts"
      noun="contact"
      current={contactsQuery(client_id)}
      archived={archivedContactsQuery(client_id)}
      columns={contactColumns}
      actions={(contact) => [
        {
          label: 'Make primary',
          disabledReason: disabledReason ?? (contact.is_primary ? 'Already the primary contact.' : undefined),
          run: () => void makePrimary(contact),
        },
      ]}
      onArchive={(contact) => archive.save({ params: paramsOf(contact), body: { version: contact.version } })}
      onRestore={(contact) => restore.save({ params: paramsOf(contact), body: { version: contact.version } })}
      archiveMessage="Comes off the lists. Jobs and quotes keep it. You can restore it."
      emptyText="Add the people who book, sign on site or pay."
      disabledReason={disabledReason}
      refused={edit.submitError ?? archive.submitError ?? restore.submitError}
      newDialog={(dialog) => <NewContactDialog client_id={client_id} {...dialog} />}
      editDialog={({ part, ...dialog }) => (
        <EditContactDialog client_id={client_id} contact={part} {...dialog} />
      )}
    />
  )
}
