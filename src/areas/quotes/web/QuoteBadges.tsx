import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { Quote } from '../contract/quote.ts'
import { quoteTone } from './quote-tone.ts'

/** What everybody should know of a quote before anything else. */
export function QuoteBadges({ quote }: { quote: Quote }) {
  const isLate = quote.is_past === 1 && (quote.status === 'Sent' || quote.status === 'Viewed')
  return (
    <>
      <StatusBadge status={quote.status} tone={quoteTone(quote.status)} />
      {isLate && <StatusBadge status="Out of date" tone="brown" />}
      {quote.needs_approval === 1 && quote.status === 'Draft' && (
        <StatusBadge status="Needs approval" tone="warning" />
      )}
      {quote.archived_at && <StatusBadge status="Archived" />}
    </>
  )
}
