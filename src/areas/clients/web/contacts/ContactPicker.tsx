import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/web/calls/session.ts'
import type { Contact } from '../../contract/contact.ts'
import { NewContactDialog } from './ContactDialog.tsx'
import { PartPicker, type PartPickerProps } from '../PartPicker.tsx'
import { contactsQuery } from '../queries.ts'

const optionOf = ({ id, name, position }: Contact) => ({
  value: id,
  label: position ? `${name}, ${position}` : name,
})

/** A field for the id of one of a client's contacts, or of one created in place. */
export function ContactPicker(props: PartPickerProps) {
  const { clientId } = props
  const mayRead = useMay()('clients:read')
  const { data: contacts = [] } = useQuery({
    ...contactsQuery(clientId ?? 0),
    enabled: clientId !== null && mayRead,
  })
  return (
    <PartPicker
      {...props}
      noun="contact"
      options={contacts.map(optionOf)}
      newDialog={(dialog) => <NewContactDialog {...dialog} isFirst={contacts.length === 0} />}
    />
  )
}
