import { conflict, invalid } from '#platform/contract/app-error.ts'
import type { HandedInput } from '#platform/contract/letter.ts'
import { formatDate, melbourneInstant } from '#shared/local-date.ts'
import { type LetterState, handedHowWords, wasSent } from '#shared/mail-words.ts'
import type { Change } from '../change/change.ts'
import { insertHanded } from './mail-store.ts'
import { isUnderWay } from './under-way.ts'

interface HandedDocument {
  record_type: string
  record_id: number
  /** Of the email it replaces. */
  purpose: string
  /** The document's name. */
  subject: string
  /** "invoice". */
  noun: string
  /** Of its email; null before there was one. */
  letter: LetterState | null
  /** When its email was written; null before. */
  sent_at: string | null
  /** The day from which the document exists. */
  issued_on: string
}

/**
 * Notes that someone handed a document over without our email. @returns when, and what the history says.
 * @throws conflict when it was sent before and this is not said to be another time; invalid for a day to come or before
 *   its issue.
 */
export async function handOver(
  change: Change,
  { letter, sent_at: sent_before, issued_on, noun, ...document }: HandedDocument,
  { how, to, sent_on, again = 0 }: HandedInput,
): Promise<{ sent_at: string; logged: { how: string; to?: string } }> {
  if (!again && wasSent({ letter, sent_at: sent_before })) throw conflict(`This ${noun} is already sent.`)
  if (isUnderWay(letter)) throw conflict('Its email is already on its way.')
  const day = sent_on ?? change.today
  if (day > change.today) throw invalid({ sent_on: 'This day is still to come.' })
  if (day < issued_on && day < change.today)
    throw invalid({ sent_on: `It was issued on ${formatDate(issued_on)}.` })
  const sent_at = day === change.today ? change.now.toISOString() : melbourneInstant(day, '12:00')
  await insertHanded(change.tx, { ...document, to_address: to ?? '', how, sent_at })
  return { sent_at, logged: { how: handedHowWords[how], ...(to && { to }) } }
}
