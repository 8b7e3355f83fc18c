import { useCreate } from '#platform/web/forms/use-create.ts'
import { byLink, sentToast } from '#shared/mail-words.ts'
import { LetterDialog } from '#ui/dialogs/LetterDialog.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { quoteEndpoints as calls } from '../../contract/endpoints.ts'
import type { Quote } from '../../contract/quote.ts'
import { againWord } from '../../rules/quote-words.ts'
import { QuoteMail } from '../../contract/state-endpoints.ts'

/** The email with a quote's link, for the first time or again. */
export function SendDialog({
  quote,
  kind,
  onClose,
}: {
  quote: Quote
  kind: 'send' | 'remind'
  onClose: () => void
}) {
  const isFirst = kind === 'send'
  const letter = useCreate(isFirst ? calls.sendQuote : calls.remindQuote, {
    schema: QuoteMail,
    empty: { version: quote.version, to: quote.send_to ?? '', to_name: quote.send_to_name },
    params: { id: quote.id },
    saved: (saved, { to }) =>
      sentToast(saved.quote_no, saved, byLink, { to, done: isFirst ? 'issued' : undefined }),
    onSaved: onClose,
  })
  return (
    <LetterDialog
      title={`${isFirst ? 'Send' : againWord(quote.status, quote.letter)}: ${quote.quote_no}`}
      letter={letter}
      help="The link to the quote goes below your message. Leave empty to send our standard letter."
      onClose={onClose}
    >
      {isFirst && (
        <Notice>Once sent, the quote no longer changes. To change it you make a new version.</Notice>
      )}
    </LetterDialog>
  )
}
