import { formatInstant } from './local-date.ts'

/**
 * What became of the letter that brings a document: it left, it is about to, the mail server did not take it yet, or it
 * stays in the house.
 */
export const letterStates = ['left', 'sending', 'delayed', 'kept'] as const
export type LetterState = (typeof letterStates)[number]

/** Of a document's letter and of the last reminder of it; null where none was written. */
export interface Letters {
  letter: LetterState | null
  reminder?: LetterState | null
}

/** When a letter left, and to which address. */
export interface Emailed {
  at: string
  to: string
}

/** What people can do themselves about a letter that did not leave. */
export const byLink = 'copy the link'
export const byPdf = 'download the PDF and send it yourself'
export type ByHand = typeof byLink | typeof byPdf

const badges = { sending: 'Sending', delayed: 'Not emailed yet', kept: 'Not emailed' } as const

/** Whether nothing speaks against it that the client has it. */
export const hasLeft = (letter: LetterState | null | undefined): boolean => !letter || letter === 'left'

interface SentDocument {
  letter: LetterState | null
  emailed: Emailed | null
  sent_at: string | null
}

/** When the client was sent a document: as its letter left, else as somebody sent it; null where it has not left. */
export const sentWhen = (sent: SentDocument): string | null =>
  hasLeft(sent.letter) ? (sent.emailed?.at ?? sent.sent_at) : null

/** The same in words, for a list. */
export function sentWords(sent: SentDocument): string | null {
  const at = sentWhen(sent)
  return at && formatInstant(at)
}

/** Said in place of a status where the letter has not left; null where it has. */
export const letterBadge = (letter: LetterState | null): (typeof badges)[keyof typeof badges] | null =>
  !letter || letter === 'left' ? null : badges[letter]

/** How the badge of a letter that has not left looks. */
export const letterTone = (letter: LetterState | null): 'info' | 'warning' =>
  letter === 'sending' ? 'info' : 'warning'

/** That a letter has not left, and what to do: "Not emailed yet: copy the link". */
export const notEmailed = (letter: 'delayed' | 'kept', byHand: ByHand): string =>
  `${badges[letter]}: ${byHand}`

/** What has become of a letter that has not left; null for one that has. */
export function unsentWords(letter: LetterState | null, to: string | null, byHand: ByHand): string | null {
  if (letter === 'sending') return `Sending to ${to}`
  return !letter || letter === 'left' ? null : notEmailed(letter, byHand)
}

/** What has become of the letter of a document that somebody sent: "Sent to bills@kestrel.example on Fri 20 Nov 2026, 6:00 am". */
export const letterWords = (sent: SentDocument & { sent_to: string | null }, byHand: ByHand): string =>
  unsentWords(sent.letter, sent.sent_to, byHand) ??
  `Sent to ${sent.emailed?.to ?? sent.sent_to} on ${formatInstant(sentWhen(sent) ?? '')}`

/** Of the letter that was written just now: a new one is on its way, or stays where no mail leaves. */
const justWritten = ({ letter, reminder }: Letters): 'sending' | 'kept' => {
  const both = [letter, reminder]
  return both.includes('kept') && !both.includes('sending') ? 'kept' : 'sending'
}

/** The message of an answer to sending. */
export const onItsWay =
  (name: string, byHand: ByHand) =>
  (letters: Letters): string => {
    const letter = justWritten(letters)
    return letter === 'sending' ? `${name} is on its way.` : `${notEmailed(letter, byHand)}.`
  }

/** The same for a toast, which names what was sent and to whom; what was not emailed is no success. */
export function sentToast(
  name: string,
  letters: Letters,
  byHand: ByHand,
  to?: string | null,
): { message: string; kind: 'success' | 'info' } {
  const letter = justWritten(letters)
  if (letter !== 'sending') return { message: `${name}. ${notEmailed(letter, byHand)}`, kind: 'info' }
  return { message: to ? `${name} is on its way to ${to}` : `${name} is on its way`, kind: 'success' }
}
