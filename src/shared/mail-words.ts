import { formatInstant } from './local-date.ts'

/**
 * What became of the letter that brings a document: it left, it is about to, the mail server did not take it yet and is
 * asked again, it stays in the house, or the mail server refused it for good.
 */
export const letterStates = ['left', 'sending', 'delayed', 'kept', 'refused'] as const
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

const badges = {
  sending: 'Sending',
  delayed: 'Not emailed yet',
  kept: 'Not emailed',
  refused: 'Not emailed',
} as const

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

/** The status of a document as it is shown: none is called sent whose letter has not left. */
export const statusWord = (status: string, letter: LetterState | null): string =>
  (status === 'Sent' && letterBadge(letter)) || status

/** What the history calls a status: it is kept as Sent whether a letter left or not. */
export const historyStatus = (status: unknown): string => (status === 'Sent' ? 'Issued' : String(status))

/** How the badge of a letter that has not left looks. */
export const letterTone = (letter: LetterState | null): 'info' | 'warning' =>
  letter === 'sending' ? 'info' : 'warning'

/** That a letter stays in the house, and what to do: "Not emailed: copy the link". */
export const notEmailed = (byHand: ByHand): string => `${badges.kept}: ${byHand}`

/** What has become of a letter that has not left; null for one that has. */
export function unsentWords(letter: LetterState | null, to: string | null, byHand: ByHand): string | null {
  if (!letter || letter === 'left') return null
  if (letter === 'sending') return `Sending to ${to}`
  // Whoever also sent it by hand would have it arrive twice.
  if (letter === 'delayed') return `${badges.delayed}: sending to ${to} is tried again automatically`
  return letter === 'refused' ? refusedWords(to, byHand) : notEmailed(byHand)
}

const refusedWords = (to: string | null, byHand: ByHand): string =>
  `Not emailed: the mail server refused ${to}. Check the address, or ${byHand}`

/** Of a letter that will not leave any more: what whoever sent it is notified of. */
export const undelivered = (to: string, said: string): string =>
  isRefusal(said)
    ? `The mail server refused ${to}: ${said}`
    : `No mail server took the email to ${to}: ${said}`

/** An answer of the mail server that is its last word on an address: "550 No such user". 53x is about our own sign-in. */
const isRefusal = (said: string): boolean => /^5(?!3)\d\d/.test(said)

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
    return letter === 'sending' ? `${name} is on its way.` : `${notEmailed(byHand)}.`
  }

/**
 * The same for a toast, which names what was sent and to whom; what was not emailed is no success. `done`: what came of
 * it all the same.
 */
export function sentToast(
  name: string,
  letters: Letters,
  byHand: ByHand,
  { to, done }: { to?: string | null; done?: 'issued' | 'invited' | undefined } = {},
): { message: string; kind: 'success' | 'info' } {
  const letter = justWritten(letters)
  if (letter !== 'sending')
    return { message: `${[name, done].filter(Boolean).join(' ')}. ${notEmailed(byHand)}`, kind: 'info' }
  return { message: to ? `${name} is on its way to ${to}` : `${name} is on its way`, kind: 'success' }
}
