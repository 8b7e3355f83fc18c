import { IconEye } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RecordChain } from '#areas/chain/web/index.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { RecordActions, TabbedRecord } from '#platform/web/records/TabbedRecord.tsx'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { quoteName } from '../../rules/quote-words.ts'
import { QuoteBadges } from '../QuoteBadges.tsx'
import { QuoteNotices } from '../QuoteNotices.tsx'
import { quoteQuery } from '../queries.ts'
import { quotePaths } from '../quote-paths.ts'
import { quoteTabs } from '../quote-tabs.ts'
import { QuoteTabContent } from '../QuoteTabContent.tsx'
import { useQuoteActions } from '../use-quote-actions.tsx'

/** A quote with its tabs, each at an address of its own. */
export function QuoteEditScreen() {
  const id = useRecordId()
  const { data: quote } = useSuspenseQuery(quoteQuery(id))
  const whyNot = useWhyNot()
  const { open, links } = useRecordTabs(quoteTabs, (tab) => quotePaths.edit(id, tab))
  const name = quoteName(quote.quote_no, quote.revision)
  const { main, items, link, dialog, error } = useQuoteActions(quote)
  const isUnsent = quote.sent_at === null && !whyNot('quotes:write')
  // Checked before it goes out: it is sent from there.
  const next = main && !main.disabledReason && quote.sent_at !== null ? main : undefined
  const all = main ? [main, ...items] : items

  return (
    <TabbedRecord
      id={id}
      name={name}
      title={`${name} ${quote.title}`}
      status={<QuoteBadges quote={quote} />}
      breadcrumbs={[
        quote.archived_at
          ? { label: 'Archived quotes', to: quotePaths.archived }
          : { label: 'Quotes', to: quotePaths.list },
        { label: quote.client },
      ]}
      actions={
        <>
          <LinkButton to={quotePaths.check(id)} icon={<IconEye aria-hidden />}>
            {isUnsent ? 'Check and send' : 'Check'}
          </LinkButton>
          <RecordActions next={next} menu={next ? items : all} name={name} />
        </>
      }
      palette={all}
      error={error}
      notices={<QuoteNotices quote={quote} link={link} />}
      dialog={dialog}
      tabs={links}
      chain={<RecordChain record_type="quote" record_id={id} />}
    >
      <QuoteTabContent tab={open} quote={quote} />
    </TabbedRecord>
  )
}
