import { type LetterState, hasLeft } from '#shared/mail-words.ts'
import { addDays, formatDate, melbourneDate } from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'
import type { InvoiceStatus } from '../contract/choices.ts'
import { isSettled } from './invoice-status.ts'

/** How many reminder days have passed by `today`: that many should be out. */
export function remindersDueBy(due_date: string, today: string, reminder_days: readonly number[]): number {
  return reminder_days.filter((days) => addDays(due_date, days) <= today).length
}

/**
 * Whether a reminder goes out today: on one of its days, and not when one is late because nobody had sent the
 * invoice.
 */
export const isReminderDay = (due_date: string, today: string, reminder_days: readonly number[]): boolean =>
  reminder_days.some((days) => addDays(due_date, days) === today)

interface Owing {
  owing_cents: number
  due_date: string
}
/** `$1,234.50 is due on 20 Nov 2026.` */
export const owingWords = ({ owing_cents, due_date }: Owing, today: string): string => {
  const verb = due_date < today ? 'was' : 'is'
  return `${formatMoney(owing_cents)} ${verb} due on ${formatDate(due_date)}.`
}

/** The first email, a reminder, or just another copy. */
export type LetterKind = 'first' | 'reminder' | 'copy'

/** The client has it, however it arrived: they opened it, or paid some of it. */
const hasReached = (status: InvoiceStatus): boolean => status === 'Viewed' || status === 'Partly Paid'

/** What an issued invoice is sent again as: nobody is reminded of an invoice they never had. */
export function againAs(status: InvoiceStatus, letter: LetterState | null): LetterKind {
  if (isSettled(status)) return hasLeft(letter) ? 'copy' : 'first'
  return hasLeft(letter) || hasReached(status) ? 'reminder' : 'first'
}

/** What an issued invoice is sent as, for the first time or again. */
export const letterKindOf = ({ status, letter, sent_at }: Issued): LetterKind =>
  sent_at === null ? 'first' : againAs(status, letter)
interface Issued {
  status: InvoiceStatus
  letter: LetterState | null
  sent_at: string | null
}

/** The buttons that send it. */
export const letterVerbs = {
  first: 'Send invoice',
  reminder: 'Remind',
  copy: 'Send a copy',
} as const satisfies Record<LetterKind, string>

/** The same for an invoice by name, above its letter. */
export const letterTitles: Readonly<Record<LetterKind, (name: string) => string>> = {
  first: (name) => `Send ${name}`,
  reminder: (name) => `Remind about ${name}`,
  copy: (name) => `Send a copy of ${name}`,
}

/** The amount that its letter is about: a reminder is about what is owing. Null where amounts are hidden. */
export function letterAmount(
  kind: LetterKind,
  { total_cents, owing_cents }: { total_cents?: number | undefined; owing_cents?: number | undefined },
): string | null {
  if (kind === 'reminder') return owing_cents === undefined ? null : `${formatMoney(owing_cents)} owing`
  return total_cents === undefined ? null : formatMoney(total_cents)
}

/** Whether its email will not go out, and nobody has handed it over: sending it comes before its payment. */
export const isStillToSend = (status: InvoiceStatus, letter: LetterState | null): boolean =>
  !isSettled(status) && (letter === 'kept' || letter === 'refused') && againAs(status, letter) === 'first'

/** Days that a client has to answer a reminder before the next one is due. */
const answerDays = 7

/** Whether someone should chase it next: it is overdue, and no reminder of this week waits for its answer. */
export const isToRemind = (
  { is_overdue, reminded_at }: { is_overdue: number; reminded_at: string | null },
  today: string,
): boolean =>
  is_overdue === 1 && (reminded_at === null || addDays(melbourneDate(reminded_at), answerDays) <= today)
