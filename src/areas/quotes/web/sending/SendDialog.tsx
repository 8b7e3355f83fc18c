import { useLetterFiles } from '#areas/documents/web/index.ts'
import { useState } from 'react'
import type { LetterDraft } from '#platform/contract/letter.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { HandOver, type OwnLetter } from '#platform/web/letters/HandOver.tsx'
import { LetterLoader } from '#platform/web/letters/LetterLoader.tsx'
import { letterValues } from '#platform/web/letters/letter-values.ts'
import { useSaveLetter } from '#platform/web/letters/use-save-letter.ts'
import { call, read } from '#platform/web/calls/api.ts'
import { byLink, sentToast, wasSent } from '#shared/mail-words.ts'
import { LetterDialog } from '#ui/dialogs/LetterDialog.tsx'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import type { Quote } from '../../contract/quote.ts'
import { againWord, issueNote } from '../../rules/quote-words.ts'
import { QuoteMail } from '../../contract/state-endpoints.ts'
import { IssueDialog } from './IssueDialog.tsx'
import { useHandedQuote } from './use-handed-quote.ts'

interface SendProps {
  quote: Quote
  kind: 'send' | 'remind'
  onClose: () => void
}
interface LetterProps {
  quote: Quote
  title: string
  about: string
  draft: LetterDraft
  onClose: () => void
}

/**
 * The email with a quote's link, for the first time or again. Without a mail server the quote is issued first, then its
 * link can be passed on.
 */
export function SendDialog({ quote, kind, onClose }: SendProps) {
  const [issued, setIssued] = useState<{ quote: Quote; letter: OwnLetter } | null>(null)
  const title =
    kind === 'send' ? `Send ${quote.quote_no}` : `${againWord(quote.status, quote.letter)}: ${quote.quote_no}`
  const words = { title, about: quote.client ?? quote.prospect_name ?? '' }
  return (
    <LetterLoader
      {...words}
      query={read(calls.getQuoteLetter, { params: { id: quote.id } })}
      onClose={onClose}
    >
      {(draft) => {
        const common = { ...words, draft, onClose }
        if (issued) return <QuoteByHand {...common} {...issued} />
        if (draft.mail_leaves) return <QuoteLetter {...common} quote={quote} kind={kind} />
        if (kind === 'send')
          return (
            <IssueDialog
              {...common}
              quote={quote}
              onIssued={(sent, letter) => setIssued({ quote: sent, letter })}
            />
          )
        const letter = { ...draft, cc: [], to: quote.send_to ?? '' }
        return <QuoteByHand {...common} quote={quote} letter={letter} />
      }}
    </LetterLoader>
  )
}

function QuoteLetter({ quote, kind, draft, onClose, ...words }: LetterProps & { kind: SendProps['kind'] }) {
  const isFirst = kind === 'send'
  const files = useLetterFiles({ record_type: 'quote', record_id: quote.id })
  const params = { id: quote.id }
  const letter = useCreate(isFirst ? calls.sendQuote : calls.remindQuote, {
    schema: QuoteMail,
    empty: {
      ...letterValues(draft, { to: quote.send_to, to_name: quote.send_to_name }),
      version: quote.version,
    },
    params,
    saved: (saved, { to }) =>
      sentToast(saved.quote_no, saved, byLink, { to, done: isFirst ? 'issued' : undefined }),
    onSaved: onClose,
  })
  const about = { form: letter.form, params, name: quote.quote_no }
  const later = useSaveLetter(calls.saveQuoteLetter, { ...about, onSaved: onClose })
  return (
    <LetterDialog
      {...words}
      letter={letter}
      draft={draft}
      files={files}
      link="Open the quote"
      later={later}
      note={isFirst ? issueNote : undefined}
      onClose={onClose}
    />
  )
}

function QuoteByHand({ quote, letter, title, about, draft, onClose }: LetterProps & { letter: OwnLetter }) {
  const handed = useHandedQuote(quote, onClose)
  return (
    <HandOver
      title={title}
      about={about}
      receiver={quote.send_to_name ?? about}
      make={{ endpoint: calls.makeQuoteLink, input: { params: { id: quote.id }, query: {} } }}
      copied={() => call(calls.copiedQuoteLink, { params: { id: quote.id } })}
      letter={letter}
      draft={draft}
      isAgain={wasSent(quote)}
      handed={handed}
      onClose={onClose}
    />
  )
}
