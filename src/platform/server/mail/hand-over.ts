import { conflict, invalid } from '#platform/contract/app-error.ts'
import type { HandedInput } from '#platform/contract/letter.ts'
import { melbourneInstant } from '#shared/local-date.ts'
import { type LetterState, handedHowWords, hasLeft } from '#shared/mail-words.ts'
import type { Change } from '../change/change.ts'
import { insertHanded } from './mail-store.ts'
import { isUnderWay } from './under-way.ts'

interface HandedDocument {
  record_type: string
  record_id: number
  /** Of the email that it stands for. */
  purpose: string
  /** The document's name. */
  subject: string
  /** "invoice". */
  noun: string
  /** Of its email; null before there was one. */
  letter: LetterState | null
  /** When its email was written; null before. */
  written_at: string | null
}

/**
 * Notes that somebody handed a document over without our email. @returns when, and what the history says.
 * @throws conflict when it was sent before; invalid for a day to come.
 */
export async function handOver(
  change: Change,
  { letter, written_at, noun, ...document }: HandedDocument,
  { how, to, sent_on }: HandedInput,
): Promise<{ sent_at: string; logged: { how: string; to?: string } }> {
  if (written_at !== null && hasLeft(letter)) throw conflict(`This ${noun} is already sent.`)
  if (isUnderWay(letter)) throw conflict('Its email is already on its way.')
  const day = sent_on ?? change.today
  if (day > change.today) throw invalid({ sent_on: 'This day is still to come.' })
  const sent_at = day === change.today ? change.now.toISOString() : melbourneInstant(day, '12:00')
  await insertHanded(change.tx, { ...document, to_address: to ?? '', how, sent_at })
  return { sent_at, logged: { how: handedHowWords[how], ...(to && { to }) } }
}
