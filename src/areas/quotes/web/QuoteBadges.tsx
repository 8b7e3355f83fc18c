import { hasLeft, letterTone, statusWord } from '#shared/mail-words.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { Quote, QuoteRow } from '../contract/quote.ts'
import { quoteTone } from './quote-tone.ts'

/** What everyone should know about a quote first. */
export function QuoteBadges({ quote }: { quote: Quote }) {
  const isLate = quote.is_past === 1 && (quote.status === 'Sent' || quote.status === 'Viewed')
  return (
    <>
      <QuoteStatus quote={quote} />
      {isLate && <StatusBadge status="Out of date" tone="brown" />}
      {quote.needs_approval === 1 && quote.status === 'Draft' && (
        <StatusBadge status="Needs approval" tone="warning" />
      )}
      {quote.archived_at && <StatusBadge status="Archived" />}
    </>
  )
}

/** A quote's status; it never says sent while its email is unsent. */
export function QuoteStatus({ quote: { status, letter } }: { quote: Pick<QuoteRow, 'status' | 'letter'> }) {
  const isUnsent = status === 'Sent' && !hasLeft(letter)
  return (
    <StatusBadge
      status={statusWord(status, letter)}
      tone={isUnsent ? letterTone(letter) : quoteTone[status]}
    />
  )
}
