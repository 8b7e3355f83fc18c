import { listQuoted, sumDockets } from '#areas/dockets/server/index.ts'
import { readHiresOfJobs } from '#areas/dry-hires/server/index.ts'
import { sumInvoices } from '#areas/invoices/server/index.ts'
import { countOrders, countUnfilled } from '#areas/work-orders/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'
import { statusWord } from '#shared/mail-words.ts'
import type { Permission } from '#shared/permissions.ts'
import type { Chain, ChainType } from '../contract/chain.ts'
import { findJob, findPlace, findQuote, sumBilled, sumByHand, sumCharged } from './chain-store.ts'

const nothing: Chain = { quote: null, job: null, orders: null, dockets: null, invoices: null, money: null }

/**
 * The chain of a record that the viewer may read. People who are only booked on jobs get none: they see no more than
 * their own part of each link.
 */
export async function readChain(
  db: Db,
  viewer: Viewer,
  type: ChainType,
  id: number,
  today: string,
): Promise<Chain> {
  if (scopeOf(viewer, 'jobs:read') !== 'all') return nothing
  const { quote_id, job_id } = await findPlace(db, type, id)
  const [quote, job] = await Promise.all([
    quote_id !== null && may(viewer, 'quotes:read') ? findQuote(db, quote_id) : undefined,
    job_id === null ? undefined : findJob(db, job_id),
  ])
  const found = quote && {
    id: quote.id,
    quote_no: quote.quote_no,
    status: statusWord(quote.status, quote.letter),
    quoted_cents: quote.subtotal_cents,
    is_discounted: Number(quote.discount_share > 0),
  }
  /** Dockets charge before the discount that the job's invoices take off. */
  const discounted = (cents: number) => Math.round(cents * (1 - (quote?.discount_share ?? 0)))
  if (!job) return { ...nothing, quote: found ?? null }

  /** Whether the viewer reads all of the job's records of a kind. */
  const readsAll = (right: Permission): boolean =>
    scopeOf(viewer, right) === 'all' || (may(viewer, right) && job.account_manager_id === viewer.user_id)
  const narrowing = { search: '', job_id: job.id }
  const seesDockets = readsAll('dockets:read')
  const seesInvoices = readsAll('invoices:read')
  const docketsIn = (status?: 'To Submit' | 'To Approve' | 'Approved' | 'To Invoice' | 'Invoiced') =>
    sumDockets(db, viewer, status ? { ...narrowing, status } : narrowing)
  const invoicesIn = (status?: 'To Send') =>
    sumInvoices(db, viewer, status ? { ...narrowing, status } : narrowing, today)

  const [orders, dockets, invoices, money] = await Promise.all([
    may(viewer, 'work-orders:read')
      ? Promise.all([
          countOrders(db, viewer, narrowing, today),
          countUnfilled(db, viewer, { ...narrowing, from: today }, today),
          countUnfilled(db, viewer, { ...narrowing, to: addDays(today, -1) }, today),
        ])
      : undefined,
    seesDockets
      ? Promise.all([
          docketsIn(),
          docketsIn('To Approve'),
          docketsIn('To Invoice'),
          docketsIn('Approved'),
          docketsIn('Invoiced'),
          docketsIn('To Submit'),
          listQuoted(db, [job.id]),
          readHiresOfJobs(db, [job.id], today),
        ])
      : undefined,
    seesInvoices ? Promise.all([invoicesIn(), invoicesIn('To Send')]) : undefined,
    seesInvoices && may(viewer, 'invoices:totals')
      ? Promise.all([
          sumCharged(db, job.id, 'issued'),
          sumCharged(db, job.id, 'draft'),
          sumBilled(db, job.id),
          sumByHand(db, job.id),
        ])
      : undefined,
  ])
  return {
    quote: found ?? null,
    job: {
      id: job.id,
      job_no: job.job_no,
      title: job.title,
      status: job.status,
      account_manager_id: job.account_manager_id,
      account_manager: job.account_manager,
    },
    orders: orders
      ? {
          count: orders[0].live,
          cancelled: orders[0].all - orders[0].live,
          to_fill: orders[1],
          missed: orders[2],
        }
      : null,
    dockets: dockets
      ? {
          count: dockets[0].count,
          to_approve: dockets[1].count,
          to_invoice: dockets[2].count,
          done_cents: discounted(dockets[3].total_cents + dockets[4].total_cents),
          to_approve_cents: discounted(dockets[1].total_cents),
          to_submit_cents: discounted(dockets[5].total_cents),
          to_invoice_cents: discounted(dockets[2].total_cents),
          not_charged_cents: discounted(
            (dockets[6].get(job.id) ?? []).reduce((sum, { left_cents }) => sum + left_cents, 0),
          ),
          dry_hire_cents: discounted(
            dockets[7].flatMap(({ lines }) => lines).reduce((sum, { left }) => sum + left.cents, 0),
          ),
        }
      : null,
    invoices: invoices ? { count: invoices[0].count, to_send: invoices[1].count } : null,
    money: money
      ? { invoiced_cents: money[0], on_draft_cents: money[1], by_hand_cents: money[3], ...money[2] }
      : null,
  }
}
