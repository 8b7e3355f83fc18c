import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/web/calls/session.ts'
import { Link } from '#ui/navigation.tsx'
import { ContactRow } from '#ui/parts/ContactRow.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import type { ContactRole } from '../contract/choices.ts'
import { ownNumberName } from '../rules/client-words.ts'
import { contactFor } from '../rules/contact-for.ts'
import { clientPaths } from './client-paths.ts'
import { clientQuery, contactsQuery } from './queries.ts'

/**
 * A record's client and whom to call there. `contact_id`: of the record, under `title`; without one, the client's
 * contact for `duty`, or its primary, or the client's own number. `contact`: the name, for people who may not see more.
 */
export function ClientFacts({
  client_id,
  client,
  title = 'Contact',
  contact_id = null,
  contact = null,
  duty,
}: {
  client_id: number
  client: string
  title?: string
  contact_id?: number | null
  contact?: string | null
  duty?: ContactRole
}) {
  const mayRead = useMay()('clients:read')
  const { data: contacts } = useQuery({ ...contactsQuery(client_id), enabled: mayRead })
  const found = contacts && contactFor(contacts, { contact_id, ...(duty && { duty }) })
  return (
    <>
      <FactGroup title="Client">
        {mayRead ? <Link to={clientPaths.edit(client_id)}>{client}</Link> : client}
      </FactGroup>
      {found ? (
        <FactGroup title={found.id === contact_id ? title : 'Contact'}>
          <ContactRow
            name={found.name}
            role={found.position}
            phone={found.mobile ?? found.phone}
            email={found.email}
          />
        </FactGroup>
      ) : (
        <FactGroup title={contacts ? 'Contact' : title}>
          {contacts ? <ClientItself client_id={client_id} /> : (contact ?? 'No contact yet')}
        </FactGroup>
      )}
    </>
  )
}

/** The client's own number, where it has no contacts. */
function ClientItself({ client_id }: { client_id: number }) {
  const { data: client } = useQuery(clientQuery(client_id))
  return client && <ContactRow name={ownNumberName(client)} phone={client.phone} email={client.email} />
}
