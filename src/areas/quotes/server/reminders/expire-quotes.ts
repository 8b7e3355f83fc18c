import { notify } from '#areas/notifications/server/index.ts'
import { job, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Platform } from '#platform/server/platform.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { addDays, daysBetween, formatDate } from '#shared/local-date.ts'
import { quoteActions, quoteCan } from '../../rules/quote-status.ts'
import { entryOf } from '../log-quote.ts'
import { lockQuote, updateQuote } from '../quote-store.ts'
import { aboutQuote, salesOf } from '../notify-quote.ts'
import { listOpenQuotes } from './unanswered-store.ts'

type Services = Pick<Platform, 'db' | 'write' | 'clock'>

/** Sales are notified this many days before, and again the day before. */
const warnDays = 3

/** After midnight in Melbourne: quotes valid until yesterday expire, and sales are notified of those that expire soon. */
export const expireQuotesDaily = job(
  jobKind<object>('quotes-expire'),
  (_data, platform: Platform) => expireQuotes(platform),
  { cron: '5 0 * * *' },
)

export async function expireQuotes({ db, write, clock }: Services): Promise<void> {
  const today = clock.today()
  for (const { id } of await listOpenQuotes(db, { before: today }))
    await write(system, (change) => expire(change, id))
  const soon = { from: today, before: addDays(today, warnDays + 1) }
  for (const { id } of await listOpenQuotes(db, soon)) await write(system, (change) => warn(change, id))
}

async function expire(change: Change, id: number): Promise<void> {
  const quote = await lockQuote(change.tx, id)
  // It may have been answered since the lookup.
  if (!quote || quoteCan.expire(quote) !== true || quote.valid_until >= change.today) return
  await updateQuote(change.tx, id, { status: quoteActions.expire.to })
  change.log(entryOf(quote, 'expired'))
  await notify(change, {
    ...(await aboutQuote(change, quote)),
    user_ids: salesOf(quote),
    title: `${quote.quote_no} expired`,
    body: `${quote.title} was valid until ${formatDate(quote.valid_until)}.`,
    dedupe_key: `quote-expired:${id}`,
  })
}

async function warn(change: Change, id: number): Promise<void> {
  const quote = await lockQuote(change.tx, id)
  if (!quote || quoteCan.expire(quote) !== true) return
  const days = daysBetween(change.today, quote.valid_until)
  await notify(change, {
    ...(await aboutQuote(change, quote)),
    user_ids: salesOf(quote),
    title: `${quote.quote_no} expires ${['today', 'tomorrow'][days] ?? `on ${formatDate(quote.valid_until)}`}`,
    body: `${quote.title} has no answer yet.`,
    // An early notification is followed by one more; a quote sent in its last days gets only one.
    dedupe_key: days > 1 ? `quote-expiry:${id}` : `quote-last-day:${id}`,
  })
}
