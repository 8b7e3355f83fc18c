import { useLetterFiles } from '#areas/documents/web/index.ts'
import { useState } from 'react'
import type { LetterDraft } from '#platform/contract/letter.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { HandOver, type OwnLetter } from '#platform/web/letters/HandOver.tsx'
import { LetterLoader } from '#platform/web/letters/LetterLoader.tsx'
import { letterValues } from '#platform/web/letters/letter-values.ts'
import { read } from '#platform/web/calls/api.ts'
import { byLink, sentToast, wasSent } from '#shared/mail-words.ts'
import { LetterDialog } from '#ui/dialogs/LetterDialog.tsx'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import type { Quote } from '../../contract/quote.ts'
import { againWord } from '../../rules/quote-words.ts'
import { QuoteMail } from '../../contract/state-endpoints.ts'
import { useHandedQuote } from './use-handed-quote.ts'

interface SendProps {
  quote: Quote
  kind: 'send' | 'remind'
  onClose: () => void
  /** Instead of showing the link, where the screen behind changes with the quote. */
  onIssued?: () => void
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
export function SendDialog({ quote, kind, onClose, onIssued }: SendProps) {
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
        if (draft.mail_leaves || kind === 'send')
          return (
            <QuoteLetter
              {...common}
              quote={quote}
              kind={kind}
              onSent={(sent, letter) => {
                if (draft.mail_leaves) onClose()
                else if (onIssued) onIssued()
                else setIssued({ quote: sent, letter })
              }}
            />
          )
        const letter = { ...draft, cc: [], to: quote.send_to ?? '' }
        return <QuoteByHand {...common} quote={quote} letter={letter} />
      }}
    </LetterLoader>
  )
}

function QuoteLetter({
  quote,
  kind,
  draft,
  onSent,
  onClose,
  ...words
}: LetterProps & { kind: SendProps['kind']; onSent: (quote: Quote, letter: OwnLetter) => void }) {
  const isFirst = kind === 'send'
  const files = useLetterFiles({ record_type: 'quote', record_id: quote.id })
  const letter = useCreate(isFirst ? calls.sendQuote : calls.remindQuote, {
    schema: QuoteMail,
    empty: {
      ...letterValues(draft),
      version: quote.version,
      to: quote.send_to ?? '',
      to_name: quote.send_to_name,
    },
    params: { id: quote.id },
    saved: (saved, { to }) =>
      sentToast(saved.quote_no, saved, byLink, { to, done: isFirst ? 'issued' : undefined }),
    onSaved: (saved, { to, cc = [], subject, message }) =>
      onSent(saved, { to, cc, subject: subject ?? draft.subject, message: message ?? draft.message }),
  })
  return (
    <LetterDialog
      {...words}
      letter={letter}
      draft={draft}
      files={files}
      link="Open the quote"
      issueLabel="Issue quote"
      isFirst={isFirst}
      note={
        isFirst ? 'Once sent, the quote no longer changes. To change it you make a new version.' : undefined
      }
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
      make={{ endpoint: calls.makeQuoteLink, input: { params: { id: quote.id } } }}
      letter={letter}
      draft={draft}
      isAgain={wasSent(quote)}
      handed={handed}
      onClose={onClose}
    />
  )
}
