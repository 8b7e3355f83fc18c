import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { found } from '#platform/server/lists/search.ts'
import { emailedAs, letterOf } from '#platform/server/mail/mail-store.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { Permission } from '#shared/permissions.ts'
import {
  type InvoiceStatus,
  type OwingAge,
  invoiceStatuses,
  lateStatuses,
  owingStatuses,
} from '../contract/choices.ts'
import type { InvoiceNarrowing } from '../contract/endpoints.ts'

export type Reader = Db | Tx

/** `own`: the viewer is the client's account manager. */
export function visible(db: Reader, viewer: Viewer, right: Permission = 'invoices:read') {
  const query = db.selectFrom('invoice')
  if (scopeOf(viewer, right) !== 'own') return query
  return query.where('invoice.client_id', 'in', (e) =>
    e.selectFrom('client').select('client.id').where('client.account_manager_id', '=', viewer.user_id),
  )
}

/** As `isOverdue` in the rules. */
export const overdue = (today: string) =>
  sql<SqlBool>`(invoice.status in (${literals(lateStatuses)}) and invoice.owing_cents > 0 and invoice.due_date < ${today}::date)`

/** Approved, and not settled. */
export const open = sql<SqlBool>`(invoice.status in (${literals(owingStatuses)}) and invoice.owing_cents > 0)`

/** How late what is owing is; what was never sent is not late, whatever its day. */
export const owingAge = (today: string) => sql<OwingAge>`(case
  when invoice.status = 'Disputed' then 'disputed'
  when not ${overdue(today)} then 'not_due'
  when ${today}::date - invoice.due_date <= 30 then '1_30'
  when ${today}::date - invoice.due_date <= 60 then '31_60'
  when ${today}::date - invoice.due_date <= 90 then '61_90'
  else 'over_90' end)`

/** Neither a draft nor withdrawn: what counts as invoiced. */
export const issued = sql<SqlBool>`(invoice.status not in ('Draft', 'Void', 'Deleted'))`

export const names = (today: string) =>
  [
    sql<string>`(select c.name from client c where c.id = invoice.client_id)`.as('client'),
    sql<number>`(select c.credit_hold::int from client c where c.id = invoice.client_id)`.as(
      'is_client_on_hold',
    ),
    sql<string | null>`(select j.job_no from job j where j.id = invoice.job_id)`.as('job_no'),
    sql<string | null>`(select j.title from job j where j.id = invoice.job_id)`.as('job_title'),
    sql<number>`${overdue(today)}`.as('is_overdue'),
    sql<number>`(case when ${overdue(today)} then ${today}::date - invoice.due_date else 0 end)`.as(
      'days_late',
    ),
    letterOf('invoice', 'invoice', 'invoice').as('letter'),
    emailedAs('invoice', 'invoice', 'invoice').as('emailed'),
  ] as const

/** As shown in the list: its email has not gone out, and is not about to for the first time. */
const notEmailed = sql<SqlBool>`(coalesce(${letterOf('invoice', 'invoice', 'invoice')}, 'left') in ('delayed', 'kept', 'refused'))`

/**
 * The client has not got it: never sent, as `send` of the rules says whatever was paid of it since, or sent by an
 * email that did not go out. Whoever opened it or paid some of it has it, however it arrived.
 */
export const toSend = sql<SqlBool>`((invoice.sent_at is null and invoice.status in ('Approved', 'Partly Paid', 'Paid'))
  or (invoice.sent_at is not null and invoice.status = 'Sent' and ${notEmailed}))`

/** Late, and the client has it. */
const toChase = (today: string) =>
  sql<SqlBool>`(${overdue(today)} and invoice.sent_at is not null and not ${toSend})`

/** The state a filter asks for; undefined when it asks for something else. */
function stateOf(status: InvoiceNarrowing['status']): InvoiceStatus | undefined {
  if (status === 'Not emailed') return 'Sent'
  return invoiceStatuses.find((state) => state === status)
}

export interface Narrowed {
  filters: InvoiceNarrowing
  today: string
  right?: Permission
}
export function filtered(db: Reader, viewer: Viewer, { filters, today, right }: Narrowed) {
  const { search, status, client_id, job_id, docket_id, owing, paid, from, to } = filters
  const state = stateOf(status)
  return visible(db, viewer, right)
    .$if(search !== '', (q) => q.where((e) => found(e.ref('invoice.search_text'), search)))
    .$if(state === undefined, (q) => q.where('invoice.status', '<>', 'Deleted'))
    .$if(state !== undefined, (q) => q.where('invoice.status', '=', state ?? 'Draft'))
    .$if(status === 'Issued', (q) => q.where(issued))
    .$if(status === 'Overdue', (q) => q.where(overdue(today)))
    .$if(status === 'To Send', (q) => q.where(toSend))
    .$if(status === 'To Chase', (q) => q.where(toChase(today)))
    .$if(status === 'Sent', (q) => q.where(sql<SqlBool>`not ${notEmailed}`))
    .$if(status === 'Not emailed', (q) => q.where(notEmailed))
    .$if(client_id !== undefined, (q) => q.where('invoice.client_id', '=', client_id ?? 0))
    .$if(job_id !== undefined, (q) => q.where(billsJob(job_id ?? 0)))
    .$if(docket_id !== undefined, (q) => q.where(billsDocket(docket_id ?? 0)))
    .$if(filters.open === '1' || owing !== undefined, (q) => q.where(open))
    .$if(owing !== undefined && owing !== 'any', (q) =>
      q.where(sql<SqlBool>`${owingAge(today)} = ${owing ?? ''}`),
    )
    .$if(paid === 'this_month', (q) => q.where(paidSince(`${today.slice(0, 7)}-01`)))
    .$if(Boolean(from), (q) => q.where('invoice.invoice_date', '>=', from ?? ''))
    .$if(Boolean(to), (q) => q.where('invoice.invoice_date', '<=', to ?? ''))
}

const paidSince = (day: string) =>
  sql<SqlBool>`(invoice.status = 'Paid' and invoice.paid_at >= ${day}::timestamp at time zone 'Australia/Melbourne')`

/** The invoice as a whole is for the job, or one of its lines is. */
const billsJob = (job_id: number) =>
  sql<SqlBool>`(invoice.job_id = ${job_id} or invoice.id in (select l.invoice_id from invoice_line l
    join docket_line dl on dl.id = l.docket_line_id join docket d on d.id = dl.docket_id where d.job_id = ${job_id})
    or invoice.id in (select l.invoice_id from job_rate r join invoice_line l on l.job_rate_id = r.id
    where r.job_id = ${job_id})
    or invoice.id in (select l.invoice_id from dry_hire h join invoice_line l on l.dry_hire_id = h.id
    where h.job_id = ${job_id}))`

/** A void invoice bills nothing. */
const billsDocket = (docket_id: number) =>
  sql<SqlBool>`invoice.id in (select l.invoice_id from invoice_line l
    join docket_line dl on dl.id = l.docket_line_id where dl.docket_id = ${docket_id} and not l.is_released)`
