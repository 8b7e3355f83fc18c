import { personColumns } from '#areas/clients/web/index.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { RecordParts } from '#platform/web/records/RecordParts.tsx'
import type { SupplierContact } from '../../contract/contact.ts'
import { supplierEndpoints } from '../../contract/endpoints.ts'
import { archivedContactsQuery, contactsQuery } from '../queries.ts'
import { EditContactDialog, NewContactDialog } from './ContactDialog.tsx'

/** A supplier's contacts. `disabledReason`: why they may not be changed now. */
export function ContactsTab({
  supplier_id,
  disabledReason,
}: {
  supplier_id: number
  disabledReason: string | undefined
}) {
  const { editSupplierContact, archiveSupplierContact, restoreSupplierContact } = supplierEndpoints
  const edit = useSave(editSupplierContact, { saved: ({ name }) => `${name} is the primary contact` })
  const archive = useSave(archiveSupplierContact, { saved: () => 'Contact archived' })
  const restore = useSave(restoreSupplierContact, { saved: ({ name }) => `${name} restored` })
  const aimedAt = ({ id, version }: SupplierContact) => ({
    params: { id: supplier_id, contact_id: id },
    body: { version },
  })
  const makePrimary = (contact: SupplierContact) => {
    const { params, body } = aimedAt(contact)
    return edit.save({ params, body: { ...body, is_primary: 1 } })
  }

  return (
    <RecordParts
      title="Contacts"
      noun="contact"
      current={contactsQuery(supplier_id)}
      archived={archivedContactsQuery(supplier_id)}
      columns={personColumns}
      actions={(contact) => [
        {
          label: 'Make primary',
          disabledReason: disabledReason ?? (contact.is_primary ? 'Already the primary contact.' : undefined),
          run: () => void makePrimary(contact),
        },
      ]}
      onArchive={(contact) => archive.save(aimedAt(contact))}
      onRestore={(contact) => restore.save(aimedAt(contact))}
      archiveMessage="Comes off the list. You can restore it."
      emptyText="Add the people who take orders, send bills or answer at the gate."
      disabledReason={disabledReason}
      refused={edit.submitError ?? archive.submitError ?? restore.submitError}
      newDialog={(dialog) => <NewContactDialog supplier_id={supplier_id} {...dialog} />}
      editDialog={({ part, ...dialog }) => (
        <EditContactDialog supplier_id={supplier_id} contact={part} {...dialog} />
      )}
    />
  )
}
