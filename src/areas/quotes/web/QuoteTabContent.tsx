import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Quote } from '../contract/quote.ts'
import { quoteCan } from '../rules/quote-status.ts'
import { QuoteDetailsTab } from './form/QuoteDetailsTab.tsx'
import { quoteHistoryWords } from './quote-field-words.ts'
import type { quoteTabs } from './quote-tabs.ts'
import { RevisionList } from './RevisionList.tsx'

// The other tabs load when opened.
const NotesTab = lazyPart(() => import('#areas/notes/web/index.ts'), 'NotesTab')
const DocumentsTab = lazyPart(() => import('#areas/documents/web/index.ts'), 'DocumentsTab')
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

/** The content of a quote's tab. What is disabled says why. */
export function QuoteTabContent({ tab, quote }: { tab: keyof typeof quoteTabs; quote: Quote }) {
  const mayNotWrite = useWhyNot()('quotes:write')
  const allowed = quoteCan.edit(quote)
  const record = { record_type: 'quote', record_id: quote.id }
  const canWrite = !mayNotWrite && quote.archived_at === null

  switch (tab) {
    case 'quote':
      return (
        <>
          {allowed === true && mayNotWrite && <Notice>{mayNotWrite}</Notice>}
          <RevisionList quote={quote} />
          <QuoteDetailsTab quote={quote} readOnly={allowed !== true || mayNotWrite !== undefined} />
        </>
      )
    case 'notes':
      return <NotesTab {...record} canWrite={canWrite} />
    case 'documents':
      return <DocumentsTab {...record} canWrite={canWrite} />
    case 'history':
      return <HistoryTab {...record} words={quoteHistoryWords} />
  }
}
