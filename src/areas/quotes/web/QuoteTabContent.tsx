import { commonTabs } from '#areas/documents/web/index.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Quote } from '../contract/quote.ts'
import { quoteCan } from '../rules/quote-status.ts'
import { QuoteDetailsTab } from './form/QuoteDetailsTab.tsx'
import { quoteHistoryWords } from './quote-field-words.ts'
import type { quoteTabs } from './quote-paths.ts'
import { RevisionList } from './RevisionList.tsx'

/** The content of a quote's tab. What is disabled says why. */
export function QuoteTabContent({
  tab,
  quote,
  send,
}: {
  tab: keyof typeof quoteTabs
  quote: Quote
  send: (quote: Quote) => Promise<void>
}) {
  const mayNotWrite = useWhyNot()('quotes:write')
  const allowed = quoteCan.edit(quote)
  const tabs = {
    quote: (
      <>
        {allowed === true && mayNotWrite && <Notice>{mayNotWrite}</Notice>}
        <RevisionList quote={quote} />
        <QuoteDetailsTab quote={quote} readOnly={allowed !== true || mayNotWrite !== undefined} send={send} />
      </>
    ),
    ...commonTabs('quote', quote.id, {
      canWrite: !mayNotWrite && quote.archived_at === null,
      words: quoteHistoryWords,
    }),
  }
  return tabs[tab]
}
