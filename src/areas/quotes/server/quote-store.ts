import { type Insertable, type RawBuilder, type Selectable, type Updateable, sql } from 'kysely'
import type { Quote as QuoteTable } from '#db/schema.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { countViews } from '#platform/server/lists/count-views.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { emailedAs, letterOf } from '#platform/server/mail/mail-store.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { LetterState } from '#shared/mail-words.ts'
import { melbourneInstant } from '#shared/local-date.ts'
import { openStatuses, type QuoteStatus, type QuoteStatusFilter } from '../contract/choices.ts'
import { type QuoteFilters, type QuoteNarrowing, quoteFilters } from '../contract/endpoints.ts'
import { quoteViews } from '../rules/quote-views.ts'

type Reader = Db | Tx
export type StoredQuote = Selectable<QuoteTable>

const clientName = sql<string>`coalesce((select c.name from client c where c.id = quote.client_id), quote.prospect_name)`
const siteName = sql<string | null>`coalesce(
  (select concat_ws(', ', s.name, s.address_line1, s.suburb) from job_site s where s.id = quote.job_site_id),
  quote.site_address)`
const wordingTitle = (column: 'terms_id' | 'footer_id') =>
  sql<string | null>`(select w.title from quote_wording w where w.id = ${sql.ref(`quote.${column}`)})`
const salesName = sql<string | null>`(select u.name from app_user u where u.id = quote.sales_user_id)`
/** For an accepted quote what was agreed: the client may have chosen other options. */
const agreed = (column: 'subtotal_cents' | 'discount_cents' | 'gst_cents' | 'total_cents') =>
  sql<number>`coalesce(
    (select ${sql.ref(`a.${column}`)} from quote_acceptance a where a.quote_id = quote.id), ${sql.ref(`quote.${column}`)})`
const agreedTotal = agreed('total_cents')

const names = [
  clientName.as('client'),
  siteName.as('site'),
  salesName.as('sales_user'),
  letterOf('quote', 'quote', 'quote').as('letter'),
  emailedAs('quote', 'quote', 'quote').as('emailed'),
] as const

/** As shown in the list: its email has not gone out, and is not about to for the first time. */
const notEmailed = sql<boolean>`(coalesce(${letterOf('quote', 'quote', 'quote')}, 'left') in ('delayed', 'kept', 'refused'))`

/** The state a filter asks for; undefined when it asks for something else. */
function stateOf(status: QuoteNarrowing['status']): QuoteStatus | undefined {
  if (status === 'Not emailed') return 'Sent'
  return status === 'Waiting' || status === 'To Send' || status === 'Open' ? undefined : status
}

const toSend = sql<boolean>`(quote.status = 'Ready' or (quote.status = 'Sent' and ${notEmailed}))`

/** Went out, or was opened all the same, and awaits an answer. */
const waits = sql<boolean>`(quote.status = 'Viewed' or (quote.status = 'Sent' and not ${notEmailed}))`

function filtered(db: Reader, filters: QuoteNarrowing) {
  const { search, client_id, sales_user_id, from, to, waits_until, won_from } = filters
  const status = stateOf(filters.status)
  return db
    .selectFrom('quote')
    .where('quote.is_latest', '=', 1)
    .where('quote.archived_at', filters.archived ? 'is not' : 'is', null)
    .$if(search !== '', (q) => q.where((e) => found(e.ref('quote.search_text'), search)))
    .$if(status !== undefined, (q) => q.where('quote.status', '=', status ?? 'Draft'))
    .$if(filters.status === 'Open', (q) => q.where('quote.status', 'in', openStatuses))
    .$if(filters.status === 'To Send', (q) => q.where(toSend))
    .$if(filters.status === 'Waiting', (q) => q.where(waits))
    .$if(filters.status === 'Sent', (q) => q.where(sql<boolean>`not ${notEmailed}`))
    .$if(filters.status === 'Not emailed', (q) => q.where(notEmailed))
    .$if(client_id !== undefined, (q) => q.where('quote.client_id', '=', client_id ?? 0))
    .$if(sales_user_id !== undefined, (q) => q.where('quote.sales_user_id', '=', sales_user_id ?? 0))
    .$if(from !== undefined, (q) => q.where('quote.quote_date', '>=', from ?? ''))
    .$if(to !== undefined, (q) => q.where('quote.quote_date', '<=', to ?? ''))
    .$if(waits_until !== undefined, (q) => q.where(waits).where('quote.valid_until', '<=', waits_until ?? ''))
    .$if(won_from !== undefined, (q) => q.where(wonSince(won_from ?? '')))
}

/** Accepted from a day on. */
const wonSince = (day: string) =>
  sql<boolean>`(quote.status in ('Accepted', 'Converted') and exists (select from quote_acceptance a
    where a.quote_id = quote.id and a.accepted_at >= ${melbourneInstant(day, '00:00')}))`

/** Whom to ring about a quote: its contact, else the client, else the prospect. */
const phone = sql<string | null>`coalesce(
  (select coalesce(k.mobile, k.phone) from client_contact k where k.id = quote.contact_id),
  (select c.phone from client c where c.id = quote.client_id), quote.prospect_mobile)`

/** Whose number that is. */
const rings = sql<string>`coalesce(
  (select k.name from client_contact k where k.id = quote.contact_id and coalesce(k.mobile, k.phone) is not null),
  (select c.name from client c where c.id = quote.client_id and c.phone is not null), quote.prospect_name, '')`

/** The first that a filter finds, the soonest to end first, or the dearest, with whom to ring about each. */
export const listQuotesToAct = (
  db: Reader,
  filters: QuoteNarrowing,
  first: 'soonest' | 'dearest',
  limit: number,
) =>
  filtered(db, filters)
    .select(['quote.id', 'quote.quote_no', 'quote.title', 'quote.status'])
    .select(['quote.valid_until', 'quote.sent_at', 'quote.first_viewed_at'])
    .select(['quote.discount_type', 'quote.discount_value', 'quote.gst_applies', 'quote.gst_rule'])
    .select([clientName.as('client'), agreedTotal.as('total_cents'), phone.as('phone'), rings.as('rings')])
    .$if(first === 'soonest', (q) => q.orderBy('quote.valid_until'))
    .$if(first === 'dearest', (q) => q.orderBy('quote.total_cents', 'desc'))
    .orderBy('quote.id')
    .limit(limit)
    .execute()

const sumWhere = (isMeant: RawBuilder<boolean>) =>
  sql<number>`coalesce(sum(${agreedTotal}) filter (where ${isMeant}), 0)::int8`
const isAccepted = sql<boolean>`quote.status in ('Accepted', 'Converted')`

/** Current quotes by status as the list filters by it: how many, and their total. */
export const sumQuotesByStatus = (db: Reader) =>
  filtered(db, { search: '', archived: 0 })
    .select([
      sql<QuoteStatusFilter>`case when quote.status = 'Sent' and ${notEmailed} then 'Not emailed' else quote.status::text end`.as(
        'step',
      ),
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(${agreedTotal}), 0)::int8`.as('total_cents'),
    ])
    .groupBy('step')
    .execute()

/** How many a filter finds and their total, with the parts that wait for an answer and that were accepted. */
export const sumQuotes = (db: Reader, filters: QuoteNarrowing) =>
  filtered(db, filters)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(${agreedTotal}), 0)::int8`.as('total_cents'),
      sumWhere(waits).as('waiting_cents'),
      sumWhere(isAccepted).as('accepted_cents'),
    ])
    .executeTakeFirstOrThrow()

/** Count the quotes in each view. */
export const countQuoteViews = (db: Reader) =>
  countViews(db, quoteViews, ({ search }) => filtered(db, quoteFilters.parse(search)))

/** One page of quotes, the latest revision of each. `total` is null when it was not asked for. */
export async function listQuotes(db: Reader, filters: QuoteFilters) {
  const quotes = filtered(db, filters)
  const rows = await pageOf(sorted(quotes, 'quote', filters.sort, []), filters)
    .select([
      'quote.id',
      'quote.quote_no',
      'quote.revision',
      'quote.title',
      'quote.status',
      'quote.client_id',
      'quote.job_type',
      'quote.quote_date',
      'quote.valid_until',
      'quote.sales_user_id',
      'quote.sent_at',
      'quote.created_at',
      'quote.archived_at',
      'quote.version',
    ])
    .select(names)
    .select(agreedTotal.as('total_cents'))
    .execute()
  return { rows, total: await totalOf(db, quotes, filters) }
}

const acceptedAs = (column: 'accepted_at' | 'name' | 'po_number') =>
  sql<string | null>`(select ${sql.ref(`a.${column}`)} from quote_acceptance a where a.quote_id = quote.id)`

/** Walks everything a filter matches in order of id; `own` is the quotes where the viewer is the salesperson. */
export const exportPage = (db: Reader, viewer: Viewer, filters: QuoteNarrowing, after_id: number) =>
  filtered(db, filters)
    .$if(scopeOf(viewer, 'quotes:export') === 'own', (q) =>
      q.where('quote.sales_user_id', '=', viewer.user_id),
    )
    .where('quote.id', '>', after_id)
    .select([
      'quote.id',
      'quote.quote_no',
      'quote.revision',
      'quote.title',
      'quote.status',
      'quote.job_type',
      'quote.quote_date',
      'quote.valid_until',
      'quote.deposit_percent',
      'quote.description',
      'quote.exclusions',
      'quote.assumptions',
      'quote.client_notes',
      'quote.internal_notes',
      'quote.sent_at',
      'quote.sent_to',
      'quote.first_viewed_at',
      'quote.declined_at',
      'quote.decline_reason',
      'quote.created_at',
      'quote.archived_at',
      'quote.archive_reason',
    ])
    .select(names)
    .select([
      sql<string | null>`(select k.name from client_contact k where k.id = quote.contact_id)`.as('contact'),
      agreed('subtotal_cents').as('subtotal_cents'),
      agreed('discount_cents').as('discount_cents'),
      agreed('gst_cents').as('gst_cents'),
      agreedTotal.as('total_cents'),
      acceptedAs('accepted_at').as('accepted_at'),
      acceptedAs('name').as('accepted_by'),
      acceptedAs('po_number').as('po_number'),
    ])
    .orderBy('quote.id')
    .limit(exportPageRows)
    .execute()

export const findQuote = (db: Reader, id: number) =>
  db
    .selectFrom('quote')
    .selectAll('quote')
    .select(names)
    .select([wordingTitle('terms_id').as('terms'), wordingTitle('footer_id').as('footer')])
    .select(letterOf('quote', 'quote', 'quote_reminder').as('reminder'))
    .where('quote.id', '=', id)
    .executeTakeFirst()

/** The stored quote, locked until the change ends. */
export const lockQuote = (tx: Tx, id: number): Promise<StoredQuote | undefined> =>
  tx.selectFrom('quote').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The state of the email that carries it. */
export const findLetter = async (tx: Tx, id: number): Promise<LetterState | null> =>
  (
    await tx
      .selectFrom('quote')
      .select(letterOf('quote', 'quote', 'quote').as('letter'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).letter

/** The revision that replaced this one: the latest of its number. */
export const findReplacement = (db: Reader, { quote_no, revision }: StoredQuote) =>
  db
    .selectFrom('quote')
    .select(['id', 'quote_no', 'revision'])
    .where('quote_no', '=', quote_no)
    .where('is_latest', '=', 1)
    .where('revision', '>', revision)
    .executeTakeFirst()

export const listRevisions = (db: Reader, quote_no: string) =>
  db
    .selectFrom('quote')
    .select(['id', 'revision', 'status', 'created_at', 'sent_at'])
    .select([agreedTotal.as('total_cents'), letterOf('quote', 'quote', 'quote').as('letter')])
    .where('quote_no', '=', quote_no)
    .orderBy('revision', 'desc')
    .execute()

export const insertQuote = (tx: Tx, quote: Insertable<QuoteTable>): Promise<StoredQuote> =>
  tx.insertInto('quote').values(quote).returningAll().executeTakeFirstOrThrow()

export const updateQuote = (tx: Tx, id: number, changes: Updateable<QuoteTable>): Promise<StoredQuote> =>
  tx.updateTable('quote').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
