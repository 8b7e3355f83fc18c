import { listDocuments } from '#areas/documents/server/index.ts'
import { sumDockets } from '#areas/dockets/server/index.ts'
import { listInvoices, sumInvoices } from '#areas/invoices/server/index.ts'
import { listNotes } from '#areas/notes/server/index.ts'
import { sumQuotes } from '#areas/quotes/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { ClientWork } from '../contract/client-work.ts'
import { readsAllOfClient } from './client-reach.ts'
import { listHiresToInvoice } from './list-hires-to-invoice.ts'
import {
  averageDaysToPay,
  countJobs,
  countQuotes,
  listOpenJobs,
  listOpenQuotes,
  shownOpen,
} from './client-work-store.ts'

/** The work of a client that the viewer may read. */
export async function readClientWork(
  db: Db,
  viewer: Viewer,
  client_id: number,
  today: string,
): Promise<ClientWork> {
  const readsAll = await readsAllOfClient(db, viewer, client_id)
  const seesInvoices = readsAll('invoices:read')
  const [quotes, jobs, to_invoice, invoices, money, notes, documents] = await Promise.all([
    may(viewer, 'quotes:read') ? quotesOf(db, client_id) : null,
    scopeOf(viewer, 'jobs:read') === 'all' ? jobsOf(db, client_id, today) : null,
    readsAll('dockets:read') ? toInvoiceOf(db, viewer, client_id, today) : null,
    seesInvoices ? invoicesOf(db, viewer, client_id, today) : null,
    seesInvoices && may(viewer, 'invoices:totals') ? moneyOf(db, viewer, client_id, today) : null,
    may(viewer, 'notes:read') ? notesOf(db, viewer, client_id) : null,
    scopeOf(viewer, 'documents:read') === 'all' ? documentsOf(db, viewer, client_id) : null,
  ])
  return { quotes, jobs, to_invoice, invoices, money, notes, documents }
}

async function quotesOf(db: Db, client_id: number): Promise<ClientWork['quotes']> {
  const [{ count }, found, waiting] = await Promise.all([
    countQuotes(db, client_id),
    listOpenQuotes(db, client_id),
    sumQuotes(db, { search: '', archived: 0, client_id, status: 'Waiting' }),
  ])
  return {
    count,
    open: found[0]?.open ?? 0,
    open_cents: found[0]?.open_cents ?? 0,
    waiting: waiting.count,
    waiting_cents: waiting.total_cents,
    rows: found,
  }
}

async function jobsOf(db: Db, client_id: number, today: string): Promise<ClientWork['jobs']> {
  const [counts, rows] = await Promise.all([countJobs(db, client_id, today), listOpenJobs(db, client_id)])
  return { ...counts, open: rows[0]?.open ?? 0, rows }
}

async function toInvoiceOf(
  db: Db,
  viewer: Viewer,
  client_id: number,
  today: string,
): Promise<ClientWork['to_invoice']> {
  const [{ count, total_cents }, hires] = await Promise.all([
    sumDockets(db, viewer, { search: '', client_id, status: 'To Invoice' }),
    listHiresToInvoice(db, { client_id }, today),
  ])
  const dry_hire_cents = hires.reduce((sum, { cents }) => sum + cents, 0)
  return { count, total_cents, dry_hires: hires.length, dry_hire_cents }
}

async function invoicesOf(
  db: Db,
  viewer: Viewer,
  client_id: number,
  today: string,
): Promise<ClientWork['invoices']> {
  const narrowing = { search: '', client_id }
  const [all, overdue, { rows, total }] = await Promise.all([
    sumInvoices(db, viewer, narrowing, today),
    sumInvoices(db, viewer, { ...narrowing, status: 'Overdue' }, today),
    listInvoices(
      db,
      viewer,
      { ...narrowing, owing: 'any', sort: 'due_date', page: 1, page_size: shownOpen, with_total: 1 },
      today,
    ),
  ])
  return {
    count: all.count,
    open: total ?? rows.length,
    overdue: overdue.count,
    rows,
  }
}

async function moneyOf(
  db: Db,
  viewer: Viewer,
  client_id: number,
  today: string,
): Promise<ClientWork['money']> {
  const narrowing = { search: '', client_id }
  const [{ owing_cents, overdue_cents }, disputed, drafts, days_to_pay] = await Promise.all([
    sumInvoices(db, viewer, narrowing, today),
    sumInvoices(db, viewer, { ...narrowing, status: 'Disputed' }, today),
    sumInvoices(db, viewer, { ...narrowing, status: 'Draft' }, today),
    averageDaysToPay(db, client_id, today),
  ])
  return {
    owing_cents,
    overdue_cents,
    disputed_cents: disputed.owing_cents,
    draft_cents: drafts.listed_cents,
    drafts: drafts.count,
    days_to_pay,
  }
}

async function notesOf(db: Db, viewer: Viewer, client_id: number): Promise<ClientWork['notes']> {
  const { rows, total } = await listNotes(
    db,
    viewer,
    { record_type: 'client', record_id: client_id },
    { search: '', sort: '-created_at', page: 1, page_size: 1, with_total: 1 },
  )
  return { count: total ?? 0, latest: rows[0] ?? null }
}

async function documentsOf(db: Db, viewer: Viewer, client_id: number): Promise<ClientWork['documents']> {
  const documents = await listDocuments(db, viewer, 'client', client_id, false)
  return documents
    .filter(({ status }) => status !== 'superseded')
    .map(({ id, title, expires_on }) => ({ id, name: title, expires_on }))
}
