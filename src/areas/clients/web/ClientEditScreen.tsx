import { IconPlus } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { clientWorkQuery } from '#areas/chain/web/index.ts'
import { commonTabs } from '#areas/documents/web/index.ts'
import { InvoicesTab } from '#areas/invoices/web/index.ts'
import { JobsOfClientTab, jobPaths } from '#areas/jobs/web/index.ts'
import { quotePaths, useWhyNotQuote } from '#areas/quotes/web/index.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { useMay } from '#platform/web/calls/session.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/parts/Button.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { ClientBadges } from './ClientBadges.tsx'
import { clientForm } from './ClientForm.tsx'
import { clientRecord } from './client-record.ts'
import { contactFieldWords } from './contacts/contact-field-words.ts'
import { clientQuery, contactsQuery, sitesQuery } from './queries.ts'
import { siteFieldWords } from './sites/site-field-words.ts'
import { ClientSummary } from './summary/ClientSummary.tsx'
import { useClientWords } from './use-client-words.ts'

// The other tabs load when opened.
const ContactsTab = lazyPart(() => import('./contacts/ContactsTab.tsx'), 'ContactsTab')
const SitesTab = lazyPart(() => import('./sites/SitesTab.tsx'), 'SitesTab')
const QuotesTab = lazyPart(() => import('#areas/quotes/web/index.ts'), 'QuotesOfClientTab')

/** A client with its tabs. */
export function ClientEditScreen() {
  const id = useRecordId()
  const { data: client } = useSuspenseQuery(clientQuery(id))
  const { data: contacts } = useQuery(contactsQuery(id))
  const { data: sites } = useQuery(sitesQuery(id))
  const may = useMay()
  const work = useQuery(clientWorkQuery(id))
  const whyNot = useWhyNot()
  const mayNotQuote = useWhyNotQuote()
  const mayNotWriteParts = whyNot('clients:contacts')
  const words = useClientWords()
  const historyWords = { ...siteFieldWords, ...contactFieldWords, ...words }
  const newJob = {
    label: 'New job',
    icon: <IconPlus aria-hidden />,
    to: `${jobPaths.create}?client_id=${id}`,
    disabledReason: whyNot('jobs:write'),
  }
  const newQuote = {
    label: 'New quote',
    icon: <IconPlus aria-hidden />,
    to: quotePaths.createFor(id),
    disabledReason: mayNotQuote,
  }
  const mayWrite = may('clients:write') || may('clients:contacts')

  return (
    <RecordScreen
      record={clientRecord}
      shown={client}
      hint={client.client_no}
      badges={<ClientBadges client={client} />}
      counts={{
        quotes: work.data?.quotes?.count,
        jobs: work.data?.jobs?.count,
        invoices: work.data?.invoices?.count,
        contacts: contacts?.length,
        sites: sites?.length,
        notes: work.data?.notes?.count,
        documents: work.data?.documents?.length,
      }}
      menu={client.archived_at ? [] : [newJob, newQuote].filter(({ disabledReason }) => disabledReason)}
      actions={
        !client.archived_at && (
          <>
            {!newJob.disabledReason && (
              <LinkButton to={newJob.to} icon={newJob.icon}>
                {newJob.label}
              </LinkButton>
            )}
            {!newQuote.disabledReason && (
              <NewButton variant="primary" to={newQuote.to}>
                {newQuote.label}
              </NewButton>
            )}
          </>
        )
      }
      summary={<ClientSummary client={client} work={work} words={historyWords} />}
      panels={(locks) => ({
        summary: <EditTab form={{ ...clientForm, words }} record={client} locks={locks} />,
        contacts: <ContactsTab client_id={id} disabledReason={locks.locked ?? mayNotWriteParts} />,
        sites: <SitesTab client_id={id} disabledReason={locks.locked ?? mayNotWriteParts} />,
        quotes: <QuotesTab client_id={id} disabledReason={locks.locked} />,
        jobs: <JobsOfClientTab client_id={id} disabledReason={locks.locked} />,
        invoices: <InvoicesTab client_id={id} />,
        ...commonTabs('client', id, { canWrite: !locks.locked && mayWrite, words: historyWords }),
      })}
    />
  )
}
