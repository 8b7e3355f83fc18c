import { useQuery } from '@tanstack/react-query'
import type { ClientWork } from '#areas/chain/contract/client-work.ts'
import { formatAbn } from '#shared/abn.ts'
import { formatAddress } from '#shared/address.ts'
import { formatDayMonth, melbourneDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { Link } from '#ui/navigation.tsx'
import { ContactRow } from '#ui/parts/ContactRow.tsx'
import { ExpiryDate } from '#ui/parts/ExpiryDate.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { Client } from '../../contract/client.ts'
import { clientLabels as labels } from '../../rules/client-labels.ts'
import {
  ownNumberName,
  invoiceDeliveryWords,
  invoiceGroupingWords,
  paymentTermWords,
} from '../../rules/client-words.ts'
import { clientPaths } from '../client-paths.ts'
import { contactsQuery } from '../queries.ts'
import css from './summary.module.css'

const shownContacts = 4
const shownDocuments = 5

/** Whom to call at a client; its own number where no contact has it. */
export function ClientContacts({ client }: { client: Client }) {
  const { data: contacts } = useQuery(contactsQuery(client.id))
  if (!contacts) return null
  const isKnown = contacts.some(({ mobile, phone }) => client.phone === mobile || client.phone === phone)
  const others = contacts.length - shownContacts
  return (
    <FactGroup
      title="Contacts"
      action={<Link to={clientPaths.edit(client.id, 'contacts')}>All contacts</Link>}
    >
      {contacts.slice(0, shownContacts).map(({ id, name, position, mobile, phone, email }) => (
        <ContactRow key={id} name={name} role={position} phone={mobile ?? phone} email={email} />
      ))}
      {((client.phone && !isKnown) || contacts.length === 0) && (
        <ContactRow name={ownNumberName(client)} phone={client.phone} email={client.email} />
      )}
      {others > 0 && <p className={css.more}>{plural(others, 'more', 'more')}</p>}
    </FactGroup>
  )
}

/** How a client is invoiced, and who they are to the tax office. */
export function ClientBilling({ client }: { client: Client }) {
  const { credit_limit_cents, invoice_emails } = client
  return (
    <FactGroup title="Billing">
      <Facts
        facts={[
          { label: 'Terms', value: paymentTermWords[client.payment_terms] },
          ...(credit_limit_cents == null
            ? []
            : [{ label: labels.credit_limit_cents, value: <Money cents={credit_limit_cents} /> }]),
          ...(client.hold_words === null ? [] : [{ label: 'On hold', value: client.hold_words }]),
          {
            label: 'Invoices to',
            value: (invoice_emails.length > 0 ? invoice_emails : [client.email]).join(', '),
          },
          { label: labels.invoice_delivery, value: invoiceDeliveryWords[client.invoice_delivery] },
          { label: labels.one_invoice_per, value: invoiceGroupingWords[client.one_invoice_per] },
          {
            label: 'PO number',
            value: client.po_required === 1 ? 'Required on every invoice' : 'Not needed',
          },
          { label: labels.abn, value: client.abn && formatAbn(client.abn) },
          { label: 'Address', value: formatAddress(client) },
          { label: labels.account_manager_id, value: client.account_manager },
        ]}
      />
    </FactGroup>
  )
}

/** The latest note, and the documents with their expiry. */
export function ClientNotesAndDocuments({
  client_id,
  work: { notes, documents },
}: {
  client_id: number
  work: ClientWork
}) {
  const latest = notes?.latest
  return (
    <>
      {latest && (
        <FactGroup
          title={['Note', latest.author, formatDayMonth(melbourneDate(latest.created_at))]
            .filter(Boolean)
            .join(', ')}
          action={<Link to={clientPaths.edit(client_id, 'notes')}>All notes</Link>}
        >
          <p className={css.note}>{latest.body}</p>
        </FactGroup>
      )}
      {documents && documents.length > 0 && (
        <FactGroup
          title="Documents"
          action={<Link to={clientPaths.edit(client_id, 'documents')}>All documents</Link>}
        >
          {documents.slice(0, shownDocuments).map(({ id, name, expires_on }) => (
            <p key={id} className={css.document}>
              <span>{name}</span>
              <ExpiryDate date={expires_on} />
            </p>
          ))}
        </FactGroup>
      )}
    </>
  )
}
