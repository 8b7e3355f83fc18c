import type { ClientWork } from '#areas/chain/contract/client-work.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { type Figure, FigureStrip } from '#ui/parts/FigureStrip.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Client } from '../../contract/client.ts'
import { paymentTermWords } from '../../rules/client-words.ts'
import { clientPaths } from '../client-paths.ts'
import { creditFigure, overdueCaption, yearCaption } from './figure-words.ts'
import { toInvoiceOf } from './open-work-links.ts'

/** What a client owes, and the work that is under way; only what the viewer may see. */
export function ClientFigures({ client, work }: { client: Client; work: ClientWork }) {
  const today = melbourneDate(useNow())
  const figures = [
    ...moneyFigures(client, work, today),
    ...toInvoice(client, work),
    ...quoteFigures(client, work),
    ...jobFigures(client, work, today),
    ...daysToPay(client, work),
  ]
  return figures.length > 0 && <FigureStrip label="Client money and work" figures={figures} />
}

function moneyFigures(client: Client, { money, invoices }: ClientWork, today: string): Figure[] {
  if (!money || !invoices) return []
  const { owing_cents, overdue_cents, disputed_cents } = money
  return [
    {
      key: 'owing',
      label: 'Owing',
      value: <Money cents={owing_cents} />,
      unit: invoices.open > 0 ? plural(invoices.open, 'invoice') : null,
      ...creditFigure(client.credit_limit_cents ?? null, owing_cents),
      to: `/dashboard/invoices?owing=any&client_id=${client.id}`,
    },
    {
      key: 'overdue',
      label: 'Overdue',
      value: <Money cents={overdue_cents} />,
      unit: invoices.overdue > 0 ? plural(invoices.overdue, 'invoice') : null,
      caption: overdueCaption(invoices.rows, disputed_cents, today),
      tone: overdue_cents > 0 ? 'danger' : 'plain',
      to: `/dashboard/invoices?status=Overdue&client_id=${client.id}`,
    },
  ]
}

function toInvoice({ id }: Client, { to_invoice }: ClientWork): Figure[] {
  if (!to_invoice) return []
  const { count, total_cents, dry_hires, dry_hire_cents = 0 } = to_invoice
  return [
    {
      key: 'to-invoice',
      label: 'Not yet invoiced',
      ...(total_cents == null
        ? { value: count, unit: count === 1 ? 'docket' : 'dockets', caption: 'Approved' }
        : {
            value: <Money cents={total_cents + dry_hire_cents} />,
            caption: [
              count > 0 && plural(count, 'approved docket'),
              dry_hires > 0 && plural(dry_hires, 'dry hire'),
              count + dry_hires > 0 && 'before GST',
            ]
              .filter(Boolean)
              .join(', '),
          }),
      to: toInvoiceOf(id),
    },
  ]
}

function quoteFigures({ id }: Client, { quotes }: ClientWork): Figure[] {
  if (!quotes) return []
  const { open, waiting, waiting_cents } = quotes
  return [
    {
      key: 'quotes-waiting',
      label: 'Quotes waiting',
      value: waiting_cents == null ? waiting.toLocaleString('en-AU') : <Money cents={waiting_cents} />,
      unit: waiting_cents == null || waiting === 0 ? null : plural(waiting, 'quote'),
      caption: open > waiting ? `${open - waiting} more not sent yet` : 'For the client’s answer',
      to: `/dashboard/quotes?status=Waiting&client_id=${id}`,
    },
  ]
}

function jobFigures({ id }: Client, { jobs }: ClientWork, today: string): Figure[] {
  if (!jobs) return []
  return [
    {
      key: 'jobs',
      label: 'Jobs this year',
      value: jobs.this_year.toLocaleString('en-AU'),
      caption: yearCaption(jobs.last_year, today),
      course: jobs.by_month,
      to: clientPaths.edit(id, 'jobs'),
    },
  ]
}

function daysToPay({ id, payment_terms }: Client, { money }: ClientWork): Figure[] {
  if (!money || money.days_to_pay === null) return []
  return [
    {
      key: 'days-to-pay',
      label: 'Days to pay',
      value: money.days_to_pay,
      caption: `Terms: ${paymentTermWords[payment_terms]}`,
      to: clientPaths.edit(id, 'invoices'),
    },
  ]
}
