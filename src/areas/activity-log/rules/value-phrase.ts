import {
  formatDate,
  formatDayMonth,
  formatTime,
  melbourneDate,
  melbourneTime,
  weekday,
} from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'
import { formatBytes } from '#shared/text.ts'

export type Fields = Readonly<Record<string, unknown>>

interface Entry {
  action: string
  part: string | null
  before?: Fields | null
  after?: Fields | null
}

/** Values in a sentence, after its action: "recorded a payment" " of $2,000.00"; and the fields they are from. */
interface ValuePhrase {
  words: string
  /** The whole action, where the value is its object: "recorded Marty Doyle’s signature". */
  action?: string
  /** What follows the record's name then: "extended" this job " to 25 Nov 2026". */
  tail?: string
  fields: readonly string[]
}

/** The values that belong in an entry's sentence; undefined where the reader may see none, or there is none. */
export function valuePhrase({ action, part, before, after }: Entry): ValuePhrase | undefined {
  if (action === 'marked as sent') return handedOver(after ?? {})
  // Nothing went to the address.
  if (action === 'sent (not emailed)') return { words: '', fields: ['to'] }
  if (/^sent (?:again )?\(/.test(action)) return addressed(after?.['to'])
  if (action === 'emailed without the PDF') return leftOut(after?.['pdf_bytes'])
  if (action === 'widened') return extended(before ?? {}, after ?? {})
  if (action === 'updated' && part === null) return moved(before ?? {}, after ?? {})
  if (action === 'signed') return signed(after ?? {})
  if (part === 'payment' || part === 'credit')
    return money('of', after?.['amount_cents'] ?? before?.['amount_cents'])
  if (action === 'made' && part?.startsWith('credit note ')) return credited(before ?? {}, after ?? {})
  return undefined
}

const money = (
  preposition: 'of' | 'for',
  cents: unknown,
  fields = ['amount_cents'],
): ValuePhrase | undefined =>
  typeof cents === 'number' ? { words: ` ${preposition} ${formatMoney(cents)}`, fields } : undefined

/** A credit note is what the invoice's credit grew by. */
function credited({ credited_cents: was }: Fields, { credited_cents: is }: Fields): ValuePhrase | undefined {
  const cents = typeof is === 'number' ? is - Number(was ?? 0) : undefined
  return money('for', cents, ['credited_cents', 'surplus_cents'])
}

/** `how` reads "by text". */
function handedOver({ how, to }: Fields): ValuePhrase | undefined {
  const words = [how, typeof to === 'string' && to !== '' && `to ${to}`].filter(Boolean).join(' ')
  return words === '' ? undefined : { words: ` ${words}`, fields: ['how', 'to'] }
}

const addressed = (to: unknown): ValuePhrase | undefined =>
  typeof to === 'string' && to !== '' ? { words: ` to ${to}`, fields: ['to'] } : undefined

const leftOut = (pdf_bytes: unknown): ValuePhrase | undefined =>
  typeof pdf_bytes === 'number' ? { words: `, ${formatBytes(pdf_bytes)}`, fields: ['pdf_bytes'] } : undefined

/** "extended the dates of this job to 25 Nov 2026": the days it now has besides. */
function extended(before: Fields, { start_date, end_date }: Fields): ValuePhrase | undefined {
  const isNew = (date: unknown, field: string): date is string =>
    typeof date === 'string' && date !== before[field]
  const words = [
    isNew(start_date, 'start_date') && `back to ${formatDate(start_date)}`,
    isNew(end_date, 'end_date') && `to ${formatDate(end_date)}`,
  ].filter(Boolean)
  if (words.length === 0) return undefined
  return {
    words: '',
    action: 'extended',
    tail: ` ${words.join(' and ')}`,
    fields: ['start_date', 'end_date'],
  }
}

const timeFields = ['work_date', 'starts_at', 'ends_at']

/**
 * What has a start and an end, at another time: "moved it from Mon 23 Nov, 7:00 am to 3:00 pm", "extended it to 4:00 pm".
 * A log keeps only the fields that changed.
 */
function moved(before: Fields, after: Fields): ValuePhrase | undefined {
  const start = changeOf(before['starts_at'], after['starts_at'])
  const end = changeOf(before['ends_at'], after['ends_at'])
  if (start) {
    const isAsLong =
      end && Date.parse(end.is) - Date.parse(end.was) === Date.parse(start.is) - Date.parse(start.was)
    const until = end && !isAsLong ? `, until ${timeBeside(end.is, start.is)}` : ''
    const tail = ` from ${dayAndTime(start.was)} to ${timeBeside(start.is, start.was)}${until}`
    // The end stays where it was: not the whole of it moved.
    return { words: '', action: end ? 'moved' : 'moved the start of', tail, fields: timeFields }
  }
  if (!end) return undefined
  const action = end.is > end.was ? 'extended' : 'shortened'
  return { words: '', action, tail: ` to ${timeBeside(end.is, end.was)}`, fields: timeFields }
}

function changeOf(was: unknown, is: unknown): { was: string; is: string } | undefined {
  return typeof was === 'string' && typeof is === 'string' ? { was, is } : undefined
}

const timeOf = (instant: string): string => formatTime(melbourneTime(instant))

/** `Mon 23 Nov, 7:00 am` */
function dayAndTime(instant: string): string {
  const date = melbourneDate(instant)
  return `${weekday(date)} ${formatDayMonth(date)}, ${timeOf(instant)}`
}

/** The time alone on the day of another one. */
const timeBeside = (instant: string, other: string): string =>
  melbourneDate(instant) === melbourneDate(other) ? timeOf(instant) : dayAndTime(instant)

/** How a docket was signed, in the words around the signer's name. */
const signedHow: Readonly<Record<string, (by: string) => string>> = {
  glass: (by) => `recorded ${by}’s signature from the driver’s phone`,
  typed: (by) => `recorded ${by}’s typed signature`,
  phone: (by) => `recorded ${by}’s agreement by phone`,
}

function signed({ signed_by, method }: Fields): ValuePhrase | undefined {
  if (typeof signed_by !== 'string') return undefined
  const how = typeof method === 'string' ? signedHow[method] : undefined
  return how
    ? { words: '', action: how(signed_by), fields: ['signed_by', 'method'] }
    : { words: '', action: `recorded ${signed_by}’s signature`, fields: ['signed_by'] }
}
