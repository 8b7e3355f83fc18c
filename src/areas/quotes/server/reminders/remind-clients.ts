import { job, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Change } from '#platform/server/change/change.ts'
import { wasMailed } from '#platform/server/mail/mail-store.ts'
import { mailed } from '#platform/server/mail/mail.ts'
import { mayFollow } from '#platform/server/mail/under-way.ts'
import type { Platform } from '#platform/server/platform.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { hasReached } from '../../rules/quote-words.ts'
import { daysBetween, melbourneDate } from '#shared/local-date.ts'
import { quoteCan } from '../../rules/quote-status.ts'
import { entryOf } from '../log-quote.ts'
import { mailQuote, usualLetter } from '../document/mail-quote.ts'
import { quoteRuleInputs } from '../quote-rule-inputs.ts'
import { findLetter, lockQuote } from '../quote-store.ts'
import { readQuoteSettings } from '../settings-store.ts'
import { listWaitingQuotes } from './unanswered-store.ts'

type Services = Pick<Platform, 'db' | 'write' | 'clock'>

/**
 * Each morning: reminds unanswered clients on the configured days, and once more the day before the quote
 * expires; without any such days, never.
 */
export const remindClientsDaily = job(
  jobKind<object>('quotes-remind'),
  (_data, platform: Platform) => remindClients(platform),
  { cron: '30 8 * * *' },
)

export async function remindClients({ db, write, clock }: Services): Promise<void> {
  const { reminder_days } = await readQuoteSettings(db)
  const today = clock.today()
  if (reminder_days.length === 0) return
  for (const { id, sent_at, emailed, valid_until } of await listWaitingQuotes(db, today)) {
    const sent = melbourneDate(emailed?.at ?? sent_at)
    const isDue = reminder_days.includes(daysBetween(sent, today))
    const isLast = daysBetween(today, valid_until) === 1 && sent < today
    if (isDue || isLast) await write(system, (change) => remind(change, id))
  }
}

/** At most once a day, also when the job is repeated after a failure or someone has reminded by hand. */
async function remind(change: Change, id: number): Promise<void> {
  const quote = await lockQuote(change.tx, id)
  if (!quote?.sent_to) return
  const ruleInputs = await quoteRuleInputs(change.tx, quote, [], change.today)
  if (quoteCan.remind({ ...quote, ...ruleInputs }) !== true) return
  const first = await findLetter(change.tx, id)
  // Without a mail server nobody is reminded of a quote that was not emailed.
  if (!mayFollow(first) || (first === 'kept' && !change.mail_leaves)) return
  const isReminder = hasReached(quote.status, first)
  const purpose = isReminder ? 'quote_reminder' : 'quote'
  const about = {
    record_type: 'quote',
    record_id: id,
    purposes: ['quote', 'quote_reminder'],
    day: change.today,
  }
  if (await wasMailed(change.tx, about)) return
  const letter = await usualLetter(change.tx, system, id, isReminder)
  await mailQuote(change, quote, { ...letter, to: quote.sent_to, to_name: null, purpose })
  change.log({ ...entryOf(quote, mailed(change, 'sent again')), after: { to: quote.sent_to } })
}
