import { IconEye } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RecordChain } from '#areas/chain/web/index.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { useEditing } from '#platform/web/records/editing.ts'
import { RecordActions, TabbedRecord } from '#platform/web/records/TabbedRecord.tsx'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { quoteCan } from '../../rules/quote-status.ts'
import { quoteName } from '../../rules/quote-words.ts'
import { QuoteBadges } from '../QuoteBadges.tsx'
import { QuoteNotices } from '../QuoteNotices.tsx'
import { quoteQuery } from '../queries.ts'
import { quotePaths, quoteTabs } from '../quote-paths.ts'
import { useSendSaved } from '../sending/save-and-send.tsx'
import { QuoteSummary } from '../QuoteSummary.tsx'
import { QuoteTabContent } from '../QuoteTabContent.tsx'
import { useWhyNotQuote } from '../use-why-not-quote.ts'
import { useQuoteActions } from '../use-quote-actions.tsx'

/** A quote with its tabs, each with its own address. A draft opens in its editor for those who may write. */
export function QuoteEditScreen() {
  const id = useRecordId()
  const { data: quote } = useSuspenseQuery(quoteQuery(id))
  const whyNot = useWhyNot()
  const mayNotSeePrices = whyNot('quotes:prices')
  const mayNotWrite = useWhyNotQuote()
  const editing = useEditing(id)
  const { open, links } = useRecordTabs(quoteTabs, (tab) => quotePaths.edit(id, tab))
  const name = quoteName(quote.quote_no, quote.revision)
  const { main, items, link, again, dialog, error } = useQuoteActions(quote)
  const sending = useSendSaved()
  const isUnsent = (quote.status === 'Draft' || quote.status === 'Ready') && !mayNotWrite
  const isWriting = quote.status === 'Draft' && !quote.archived_at && !mayNotWrite
  // Previewed before it goes out: it is sent from there.
  const next = isUnsent ? undefined : main
  const all = main ? [main, ...items] : items

  return (
    <TabbedRecord
      id={id}
      name={`${name} ${quote.title}`}
      title={quote.title}
      number={name}
      status={<QuoteBadges quote={quote} />}
      breadcrumbs={[
        quote.archived_at
          ? { label: 'Archived quotes', to: quotePaths.archived }
          : { label: 'Quotes', to: quotePaths.list },
        { label: quote.client },
      ]}
      actions={
        <>
          {!mayNotSeePrices && (
            <LinkButton
              to={quotePaths.preview(id)}
              icon={<IconEye aria-hidden />}
              variant={isUnsent && !isWriting ? 'primary' : 'secondary'}
            >
              {isUnsent && !isWriting ? 'Preview and send' : 'Preview'}
            </LinkButton>
          )}
          <RecordActions next={next} menu={next ? items : all} name={name} />
        </>
      }
      palette={all}
      error={error}
      notices={<QuoteNotices quote={quote} link={link} again={again} />}
      dialog={
        <>
          {dialog}
          {sending.dialog}
        </>
      }
      tabs={links}
      chain={<RecordChain record_type="quote" record_id={id} />}
      edit={
        isWriting
          ? undefined
          : { editing, isLocked: quoteCan.edit(quote) !== true, disabledReason: mayNotWrite }
      }
    >
      {open === 'quote' && !isWriting && !editing.isOpen ? (
        <QuoteSummary quote={quote} />
      ) : (
        <QuoteTabContent tab={open} quote={quote} send={sending.send} />
      )}
    </TabbedRecord>
  )
}
