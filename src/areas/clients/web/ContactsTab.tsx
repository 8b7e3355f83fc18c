import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSave } from '#platform/web/use-save.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Button } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Contact } from '../contract/contact.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { contactColumns } from './contact-columns.tsx'
import { EditContactDialog, NewContactDialog } from './ContactDialog.tsx'
import { contactsQuery } from './queries.ts'

/** The people at a client. `disabledReason`: why they may not be changed now. */
export function ContactsTab({ client_id, disabledReason }: { client_id: number; disabledReason?: string }) {
  const { data: contacts = [], isFetching } = useQuery(contactsQuery(client_id))
  const [open, setOpen] = useState<'new' | Contact | null>(null)
  const edit = useSave(clientEndpoints.editContact, { saved: ({ name }) => `${name} is the primary contact` })
  const remove = useSave(clientEndpoints.archiveContact, { saved: () => 'Contact removed' })

  const makePrimary = ({ id, version }: Contact) =>
    edit.save({ params: { id: client_id, contact_id: id }, body: { version, is_primary: 1 } })
  const askToRemove = async ({ id, version, name }: Contact) => {
    const answer = await confirm({
      title: `Remove ${name}?`,
      message: 'Records that name this contact keep the name.',
      confirmLabel: 'Remove',
      danger: true,
    })
    if (answer) await remove.save({ params: { id: client_id, contact_id: id }, body: { version } })
  }

  const rowMenu = (contact: Contact): MenuItem[] => [
    { label: 'Edit', disabledReason, run: () => setOpen(contact) },
    {
      label: 'Make primary',
      disabledReason: disabledReason ?? (contact.is_primary ? 'It is the primary contact.' : undefined),
      run: () => void makePrimary(contact),
    },
    { label: 'Remove', danger: true, disabledReason, run: () => void askToRemove(contact) },
  ]
  const add = (
    <Button
      icon={<IconPlus aria-hidden />}
      disabledReason={disabledReason}
      aria-keyshortcuts="n"
      onClick={() => setOpen('new')}
    >
      New contact
    </Button>
  )
  const refused = edit.submitError ?? remove.submitError

  return (
    <Section title="Contacts" actions={contacts.length > 0 && add}>
      {refused && <Notice tone="danger">{refused}</Notice>}
      <DataTable
        label="Contacts"
        rows={contacts}
        columns={contactColumns(setOpen)}
        rowKey={(contact) => contact.id}
        rowMenu={rowMenu}
        loading={isFetching && contacts.length === 0}
        empty={
          <EmptyState
            title="No contacts yet"
            text="Who rings, who signs on site, who pays: people you call, text and send papers to."
            action={add}
          />
        }
      />
      {open === 'new' && (
        <NewContactDialog
          client_id={client_id}
          isFirst={contacts.length === 0}
          onClose={() => setOpen(null)}
        />
      )}
      {open !== null && open !== 'new' && (
        <EditContactDialog
          client_id={client_id}
          contact={contacts.find(({ id }) => id === open.id) ?? open}
          readOnly={disabledReason !== undefined}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}
