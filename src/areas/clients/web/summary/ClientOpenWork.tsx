import type { ClientWork } from '#areas/chain/contract/client-work.ts'
import { invoicePaths } from '#areas/invoices/web/index.ts'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { quotePaths } from '#areas/quotes/web/index.ts'
import { lastDays } from '#areas/quotes/contract/endpoints.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { addDays, daysBetween, formatDayMonth, melbourneDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { ActionGroup, ActionList, ActionRow, AllLink } from '#ui/parts/ActionRow.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { useNow } from '#ui/use-now.ts'
import { clientPaths } from '../client-paths.ts'
import { draftsOf, hiresOf, toInvoiceOf } from './open-work-links.ts'

/**
 * Work under way, open quotes, what is to be invoiced and unpaid invoices of a client, the first few of each; a kind without any is left out, and
 * without any at all the first step is named.
 */
export function ClientOpenWork({
  client_id,
  work: { jobs, quotes, to_invoice, invoices, money },
  isArchived,
}: {
  client_id: number
  work: ClientWork
  isArchived: boolean
}) {
  const may = useMay()
  const today = melbourneDate(useNow())
  const all = (tab: 'jobs' | 'quotes' | 'invoices', count: number) => (
    <AllLink to={clientPaths.edit(client_id, tab)} count={count} of={tab} />
  )
  const isBillable = (to_invoice?.count ?? 0) + (money?.drafts ?? 0) > 0
  if (!isBillable && ![jobs, quotes, invoices].some((kind) => kind && kind.open > 0))
    return <EmptyState title="No open work" text={isArchived ? undefined : firstStep(may)} />
  return (
    <ActionList>
      {jobs && jobs.open > 0 && (
        <ActionGroup title="Work under way" count={jobs.open} all={all('jobs', jobs.count)}>
          {jobs.rows.map(({ id, job_no, title, suburb, status, start_date, end_date }) => (
            <ActionRow
              key={id}
              what={title}
              to={jobPaths.edit(id)}
              where={`${job_no}, ${suburb}`}
              reason={`${status}, ${start_date > today ? `from ${formatDayMonth(start_date)}` : `until ${formatDayMonth(end_date)}`}`}
            />
          ))}
        </ActionGroup>
      )}
      {quotes && quotes.open > 0 && (
        <ActionGroup
          title="Open quotes"
          count={quotes.open}
          hasAmounts={quotes.open_cents !== undefined}
          all={all('quotes', quotes.count)}
        >
          {quotes.rows.map(({ id, quote_no, title, status, valid_until, total_cents }) => (
            <ActionRow
              key={id}
              what={title}
              to={quotePaths.edit(id)}
              where={quote_no}
              {...quoteReason(status, valid_until, today)}
              amount={total_cents != null && <Money cents={total_cents} />}
            />
          ))}
        </ActionGroup>
      )}
      {isBillable && <ToBill client_id={client_id} dockets={to_invoice} money={money} />}
      {invoices && invoices.open > 0 && (
        <ActionGroup
          title="Unpaid invoices"
          count={invoices.open}
          hasAmounts={invoices.rows.some(({ owing_cents }) => owing_cents !== undefined)}
          all={all('invoices', invoices.count)}
        >
          {invoices.rows.map(({ id, invoice_no, due_date, is_overdue, owing_cents }) => (
            <ActionRow
              key={id}
              what={invoice_no ?? 'Draft'}
              to={invoicePaths.edit(id)}
              where={`Due ${formatDayMonth(due_date)}`}
              reason={is_overdue === 1 && `${plural(daysBetween(due_date, today), 'day')} late`}
              tone="danger"
              amount={owing_cents != null && <Money cents={owing_cents} />}
            />
          ))}
        </ActionGroup>
      )}
    </ActionList>
  )
}

/** What this person may start; nothing without the right. */
function firstStep(may: ReturnType<typeof useMay>): string | undefined {
  const starts = [may('quotes:write') && 'a new quote', may('jobs:write') && 'a new job'].filter(Boolean)
  return starts.length === 0 ? undefined : `Start with ${starts.join(' or ')}.`
}

/** What is done and on no issued invoice, in one row each. */
function ToBill({
  client_id,
  dockets,
  money,
}: {
  client_id: number
  dockets: ClientWork['to_invoice']
  money: ClientWork['money']
}) {
  const hasAmounts = money !== null || dockets?.total_cents !== undefined
  return (
    <ActionGroup
      title="To invoice"
      count={(dockets?.count ?? 0) + (dockets?.dry_hires ?? 0) + (money?.drafts ?? 0)}
      hasAmounts={hasAmounts}
    >
      {dockets && dockets.count > 0 && (
        <ActionRow
          what={plural(dockets.count, 'approved docket')}
          to={toInvoiceOf(client_id)}
          reason={dockets.total_cents === undefined ? null : 'Before GST'}
          amount={dockets.total_cents !== undefined && <Money cents={dockets.total_cents} />}
        />
      )}
      {dockets && dockets.dry_hires > 0 && (
        <ActionRow
          what={plural(dockets.dry_hires, 'dry hire')}
          to={hiresOf(client_id)}
          reason={dockets.dry_hire_cents === undefined ? 'To date' : 'To date, before GST'}
          amount={dockets.dry_hire_cents !== undefined && <Money cents={dockets.dry_hire_cents} />}
        />
      )}
      {money && money.drafts > 0 && (
        <ActionRow
          what={plural(money.drafts, 'draft invoice')}
          to={draftsOf(client_id)}
          reason="To approve"
          amount={<Money cents={money.draft_cents} />}
        />
      )}
    </ActionGroup>
  )
}

/** An issued quote ends on a day, soon or later; any other is where it is. */
function quoteReason(status: string, valid_until: string, today: string) {
  if (status !== 'Sent' && status !== 'Viewed') return { reason: status }
  const isSoon = valid_until <= addDays(today, lastDays)
  return { reason: `Expires ${formatDayMonth(valid_until)}`, tone: isSoon ? 'warning' : 'plain' } as const
}
