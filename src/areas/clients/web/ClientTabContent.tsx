import { useMay } from '#platform/web/session.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Client } from '../contract/client.ts'
import { clientCan } from '../rules/client-rules.ts'
import { ClientDetailsTab } from './ClientDetailsTab.tsx'
import type { ClientTab } from './client-paths.ts'
import { contactFieldWords } from './contact-field-words.ts'
import { siteFieldWords } from './site-field-words.ts'
import { useClientWords } from './use-client-words.ts'

// The other tabs come when they are opened.
const ContactsTab = lazyPart(() => import('./ContactsTab.tsx'), 'ContactsTab')
const SitesTab = lazyPart(() => import('./SitesTab.tsx'), 'SitesTab')
const QuotesTab = lazyPart(() => import('#areas/quotes/web/index.ts'), 'QuotesOfClientTab')
const JobsTab = lazyPart(() => import('#areas/jobs/web/index.ts'), 'JobsOfClientTab')
const InvoicesTab = lazyPart(() => import('#areas/invoices/web/index.ts'), 'InvoicesTab')
const NotesTab = lazyPart(() => import('#areas/notes/web/index.ts'), 'NotesTab')
const DocumentsTab = lazyPart(() => import('#areas/documents/web/index.ts'), 'DocumentsTab')
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

/** What stands under one of a client's tabs. What may not be changed now says why. */
export function ClientTabContent({ tab, client }: { tab: ClientTab; client: Client }) {
  const may = useMay()
  const whyNot = useWhyNot()
  const words = useClientWords()
  const open = clientCan.edit(client)
  const locked = open === true ? undefined : open
  const mayNotWrite = whyNot('clients:write')
  const part = { client_id: client.id, disabledReason: locked ?? whyNot('clients:contacts') }
  const record = { record_type: 'client', record_id: client.id }
  const canWrite = !locked && (may('clients:write') || may('clients:contacts'))

  switch (tab) {
    case 'details':
      return (
        <>
          {!locked && mayNotWrite && <Notice>You can read this client. {changingIt(mayNotWrite)}</Notice>}
          <ClientDetailsTab client={client} readOnly={Boolean(locked ?? mayNotWrite)} />
        </>
      )
    case 'contacts':
      return <ContactsTab {...part} />
    case 'sites':
      return <SitesTab {...part} />
    case 'quotes':
      return <QuotesTab client_id={client.id} disabledReason={locked} />
    case 'jobs':
      return <JobsTab client_id={client.id} disabledReason={locked} />
    case 'invoices':
      return <InvoicesTab client_id={client.id} />
    case 'notes':
      return <NotesTab {...record} canWrite={canWrite} />
    case 'documents':
      return <DocumentsTab {...record} canWrite={canWrite} />
    case 'history':
      return <HistoryTab {...record} words={{ ...siteFieldWords, ...contactFieldWords, ...words }} />
  }
}

/** "Needs the right to …", said of this client. */
const changingIt = (lack: string): string => `Changing it ${lack.charAt(0).toLowerCase()}${lack.slice(1)}`
