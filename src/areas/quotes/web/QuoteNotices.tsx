import { formatInstant, instantWords } from '#shared/local-date.ts'
import { hasLeft, letterTone, letterWords } from '#shared/mail-words.ts'
import { formatMoney } from '#shared/money.ts'
import { ArchivedNotice } from '#ui/parts/ArchivedNotice.tsx'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Quote } from '../contract/quote.ts'
import { quoteCan, replacedWords } from '../rules/quote-status.ts'
import { quotePaths } from './quote-paths.ts'

/**
 * What has happened to a quote, where it affects what can be done. `link` creates a link to send by hand, `again`
 * sends it once more.
 */
export function QuoteNotices({
  quote,
  link,
  again,
}: {
  quote: Quote
  link: MenuItem | undefined
  again: MenuItem | undefined
}) {
  const { acceptance } = quote
  const isWaiting = quote.status === 'Sent' && !hasLeft(quote.letter)
  const next = quote.fault !== null && again ? again : link
  return (
    <>
      <ArchivedNotice record={quote} rule={quoteCan.edit(quote)} />
      {quote.replaced_by && quote.replaced_by_id && (
        <Notice
          tone="warning"
          action={<LinkButton to={quotePaths.edit(quote.replaced_by_id)}>Open new version</LinkButton>}
        >
          {replacedWords(quote.replaced_by)}
        </Notice>
      )}
      {quote.status === 'Draft' && quote.sent_back_reason && (
        <Notice tone="warning">Sent back: {quote.sent_back_reason}</Notice>
      )}
      {(quote.status === 'Draft' || quote.status === 'Awaiting Approval') &&
        quote.approval_reasons.length > 0 && (
          <Notice tone="warning">
            Needs approval: {quote.approval_reasons.map(({ words }) => `${words}.`).join(' ')}
          </Notice>
        )}
      {quote.status === 'Declined' && quote.declined_at && (
        <Notice tone="danger">
          Declined on {instantWords(quote.declined_at)}: {quote.decline_reason}
        </Notice>
      )}
      {acceptance && (
        <Notice tone="success">
          Accepted by {acceptance.name} on {instantWords(acceptance.accepted_at)}
          {acceptance.method === 'link' ? ', signed online' : ', entered for the client'}
          {acceptance.total_cents !== undefined && `: ${formatMoney(acceptance.total_cents)}`}
          {acceptance.po_number && `, purchase order ${acceptance.po_number}`}.{' '}
          {acceptance.evidence_file && (
            <a href={acceptance.evidence_file} target="_blank" rel="noreferrer">
              Evidence
            </a>
          )}
        </Notice>
      )}
      {(quote.status === 'Sent' || quote.status === 'Viewed') && quote.sent_at && (
        <Notice
          tone={isWaiting ? letterTone(quote.letter) : 'info'}
          action={
            next?.run && (
              <Button icon={next.icon} disabledReason={next.disabledReason} onClick={next.run}>
                {next.label}
              </Button>
            )
          }
        >
          {letterWords(quote)}.{' '}
          {quote.first_viewed_at
            ? `Opened ${quote.view_count === 1 ? 'once' : `${quote.view_count} times`}, first on ${formatInstant(quote.first_viewed_at)}.`
            : 'Not opened yet.'}
        </Notice>
      )}
    </>
  )
}
