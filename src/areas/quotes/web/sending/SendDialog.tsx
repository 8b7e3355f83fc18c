import { useState } from 'react'
import { RecordLetter } from '#areas/documents/web/index.ts'
import type { DocumentLink } from '#platform/contract/letter.ts'
import { call, read } from '#platform/web/calls/api.ts'
import { sentToast, wasSent } from '#shared/mail-words.ts'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import type { Quote } from '../../contract/quote.ts'
import { isToRemind, issueNote } from '../../rules/quote-words.ts'
import { type Issued, IssueDialog } from './IssueDialog.tsx'
import { useHandedQuote } from './use-handed-quote.ts'

interface SendProps {
  quote: Quote
  kind: 'send' | 'remind'
  onClose: () => void
}

/**
 * The letter with a quote's link, for the first time or again. Without a mail server copying its link issues it, then there
 * are other ways to pass it on.
 */
export function SendDialog({ quote, kind, onClose }: SendProps) {
  const [issued, setIssued] = useState<Issued | null>(null)
  if (issued)
    return (
      <QuoteLetter key="issued" quote={issued.quote} kind="remind" made={issued.link} onClose={onClose} />
    )
  return <QuoteLetter quote={quote} kind={kind} onIssued={setIssued} onClose={onClose} />
}

function QuoteLetter({
  quote,
  kind,
  made,
  onIssued,
  onClose,
}: SendProps & {
  made?: DocumentLink | undefined
  onIssued?: (issued: Issued) => void
}) {
  const { id, version, quote_no, send_to_name } = quote
  const isFirst = kind === 'send'
  const isReminder = isToRemind(quote)
  const params = { id }
  const words = {
    title: `${isReminder ? 'Remind about' : 'Send'} ${quote_no}`,
    about: quote.client ?? quote.prospect_name ?? '',
  }
  const handed = useHandedQuote(quote, onClose)
  return (
    <RecordLetter
      {...words}
      record={{ id, version, name: quote_no }}
      to={{ to: quote.send_to ?? quote.sent_to, to_name: send_to_name }}
      query={read(calls.getQuoteLetter, { params })}
      send={isFirst ? calls.sendQuote : calls.remindQuote}
      later={calls.saveQuoteLetter}
      discard={calls.discardQuoteLetter}
      place={{ record_type: 'quote', record_id: id }}
      link="Open the quote"
      note={isFirst ? issueNote : undefined}
      saved={(sent, to) => sentToast(sent.quote_no, sent, { to, done: isFirst ? 'issued' : undefined })}
      unissued={
        isFirst && onIssued
          ? (draft) => (
              <IssueDialog {...words} quote={quote} draft={draft} onIssued={onIssued} onClose={onClose} />
            )
          : undefined
      }
      receiver={send_to_name ?? words.about}
      make={{ endpoint: calls.makeQuoteLink, input: { params } }}
      made={made}
      copied={() => call(calls.copiedQuoteLink, { params })}
      isAgain={wasSent(quote)}
      isReminder={isReminder}
      handed={handed}
      onClose={onClose}
    />
  )
}
