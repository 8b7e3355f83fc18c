import type { LetterDraft } from '#platform/contract/letter.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { LetterLoader } from '#platform/web/letters/LetterLoader.tsx'
import { read } from '#platform/web/calls/api.ts'
import { byLink, sentToast } from '#shared/mail-words.ts'
import { LetterDialog } from '#ui/dialogs/LetterDialog.tsx'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import type { Quote } from '../../contract/quote.ts'
import { againWord } from '../../rules/quote-words.ts'
import { QuoteMail } from '../../contract/state-endpoints.ts'

interface SendProps {
  quote: Quote
  kind: 'send' | 'remind'
  onClose: () => void
}

/** The email with a quote's link, for the first time or again. */
export function SendDialog(props: SendProps) {
  const { quote, kind, onClose } = props
  const title = `${kind === 'send' ? 'Send' : againWord(quote.status, quote.letter)}: ${quote.quote_no}`
  return (
    <LetterLoader
      title={title}
      query={read(calls.getQuoteLetter, { params: { id: quote.id } })}
      onClose={onClose}
    >
      {(draft) => <QuoteLetter {...props} title={title} draft={draft} />}
    </LetterLoader>
  )
}

function QuoteLetter({
  quote,
  kind,
  title,
  draft,
  onClose,
}: SendProps & { title: string; draft: LetterDraft }) {
  const isFirst = kind === 'send'
  const letter = useCreate(isFirst ? calls.sendQuote : calls.remindQuote, {
    schema: QuoteMail,
    empty: {
      version: quote.version,
      to: quote.send_to ?? '',
      to_name: quote.send_to_name,
      cc: [],
      with_pdf: 1,
      subject: draft.subject,
      message: draft.message,
    },
    params: { id: quote.id },
    saved: (saved, { to }) =>
      sentToast(saved.quote_no, saved, byLink, { to, done: isFirst ? 'issued' : undefined }),
    onSaved: onClose,
  })
  return (
    <LetterDialog
      title={title}
      letter={letter}
      draft={draft}
      link="Open the quote"
      byHand={byLink}
      isFirst={isFirst}
      note={
        isFirst ? 'Once sent, the quote no longer changes. To change it you make a new version.' : undefined
      }
      onClose={onClose}
    />
  )
}
