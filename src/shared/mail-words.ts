import { faultWords } from './mail-fault.ts'
import { formatBytes } from './text.ts'
import { formatDate, formatInstant, melbourneDate } from './local-date.ts'

/**
 * The state of the email that carries a document: sent, handed over without one, queued, deferred by the mail server
 * and retried, kept because no mail server is set up, or refused for good.
 */
export const letterStates = ['left', 'by_hand', 'sending', 'delayed', 'kept', 'refused'] as const
export type LetterState = (typeof letterStates)[number]

/** The states of a document's email and of its last reminder; null where none was written. */
export interface Letters {
  letter: LetterState | null
  reminder?: LetterState | null
}

const listFormat = new Intl.ListFormat('en-AU')

/** How someone handed a document over without our email. */
export const handedHow = ['own_email', 'text', 'in_person'] as const
export type HandedHow = (typeof handedHow)[number]
export const handedHowWords = {
  own_email: 'by email outside Haulyard',
  text: 'by text',
  in_person: 'by hand',
} as const satisfies Record<HandedHow, string>

export const handedLabels = { how: 'How it was sent', to: 'Sent to', sent_on: 'Sent on' } as const

/** When an email was sent, and to which address; or how it was handed over instead, and who said so. */
export interface Emailed {
  at: string
  to: string
  how: HandedHow | null
  by: string | null
  /** The names of the files attached besides the PDF. */
  attached: string[]
}

const badges = {
  by_hand: 'Sent',
  sending: 'Sending',
  delayed: 'Not emailed yet',
  kept: 'Not emailed',
  refused: 'Not emailed',
} as const

/** Whether there is no reason to think the client did not get it. */
export const hasLeft = (letter: LetterState | null | undefined): boolean =>
  !letter || letter === 'left' || letter === 'by_hand'

/** Whether a document has been sent, as far as we know: once more is a reminder or a copy. */
export const wasSent = ({ letter, sent_at }: Pick<SentDocument, 'letter' | 'sent_at'>): boolean =>
  sent_at !== null && hasLeft(letter)

interface SentDocument {
  letter: LetterState | null
  emailed: Emailed | null
  sent_at: string | null
}

/**
 * When the client was sent a document: when its email went out, or when someone sent it; null while the
 * email is unsent.
 */
export const sentWhen = (sent: SentDocument): string | null =>
  hasLeft(sent.letter) ? (sent.emailed?.at ?? sent.sent_at) : null

/** The same as text, for a list. */
export function sentWords(sent: SentDocument): string | null {
  const at = sentWhen(sent)
  return at && momentWords(sent, at)
}

/** Of one handed over only the day is known. */
const momentWords = ({ emailed }: SentDocument, at: string): string =>
  emailed?.how ? formatDate(melbourneDate(at)) : formatInstant(at)

/** Shown instead of a status while the email is unsent, or when none was; null once it has been sent. */
export const letterBadge = (letter: LetterState | null): (typeof badges)[keyof typeof badges] | null =>
  !letter || letter === 'left' ? null : badges[letter]

/** A document's status as shown: nothing is called sent while its email is not. */
export const statusWord = (status: string, letter: LetterState | null): string =>
  (status === 'Sent' && letterBadge(letter)) || status

/** What the history calls a status: it is stored as Sent whether or not an email went out. */
export const historyStatus = (status: unknown): string => (status === 'Sent' ? 'Issued' : String(status))

/** The badge style for a document that was not emailed. */
export const letterTone = (letter: LetterState | null): 'info' | 'warning' =>
  letter === 'sending' || letter === 'by_hand' ? 'info' : 'warning'

/** What people can do themselves about an unsent email. */
const byHand = 'copy the link'

/** Says that an email will not be sent, and what to do. */
export const notEmailed = `${badges.kept}: ${byHand}`

/** The state of an unsent email; null for a sent one. `fault`: why it did not arrive, where it is known. */
export function unsentWords(
  letter: LetterState | null,
  to: string | null,
  fault: string | null = null,
): string | null {
  if (!letter || letter === 'left' || letter === 'by_hand') return null
  if (letter === 'sending') return `Sending to ${to}`
  // Sending it by hand as well would make it arrive twice.
  if (letter === 'delayed') return `${badges.delayed}: sending to ${to} is tried again automatically`
  if (fault !== null)
    return `Not delivered: ${fault}. ${letter === 'refused' ? `Check ${to}` : 'Send it again'}, or ${byHand}`
  return letter === 'refused' ? refusedWords(to) : notEmailed
}

const refusedWords = (to: string | null): string =>
  `Not emailed: the mail server refused ${to}. Check the address, or ${byHand}`

/** Marks a fault of our own. */
const ownFault = /^The (?:PDF|files) /

/** Why an email with its PDF is not sent. */
export const tooLargeToAttach = (bytes: number, max_bytes: number): string =>
  `The PDF is ${formatBytes(bytes)}, and an email can carry ${formatBytes(max_bytes)}. Send it again without the PDF: the link opens it.`
export const pdfNotMade = (reason: string | null): string =>
  `The PDF could not be made${reason === null ? '.' : `: ${reason}`}`
export const filesNotRead = 'The files could not be read.'

/** Rounded up, so that a size just over the limit never reads as the limit. */
const roundedUp = (bytes: number): number => Math.ceil(bytes / 100_000) * 100_000

/** Why a letter is not sent with its files, or with its files and its PDF. */
export const tooLargeTogether = (
  bytes: number,
  max_bytes: number,
  { has_pdf }: { has_pdf: boolean },
): string =>
  `${has_pdf ? 'The PDF and the files' : 'The files'} are ${formatBytes(roundedUp(bytes))} together, and an email can carry ${formatBytes(max_bytes)}. Leave one out.`

/** The notification to the sender about an email that will not be sent. */
export function undelivered(to: string, said: string): string {
  if (ownFault.test(said)) return `The email to ${to} did not go out. ${said}`
  return `The email to ${to} did not arrive: ${faultWords(said)}.`
}

/**
 * The delivery state of a document that someone sent: "Sent to bills@kestrel.example on Fri 20 Nov 2026,
 * 6:00 am".
 */
export const letterWords = (sent: SentDocument & { sent_to: string | null; fault: string | null }): string =>
  unsentWords(sent.letter, sent.sent_to, sent.fault) ??
  `Sent ${howWords(sent)} on ${momentWords(sent, sentWhen(sent) ?? '')}`

function howWords({ emailed, sent_to }: SentDocument & { sent_to: string | null }): string {
  if (!emailed?.how) {
    const { to, attached } = emailed ?? { to: sent_to, attached: [] }
    return attached.length > 0 ? `to ${to} with ${listFormat.format(attached)}` : `to ${to}`
  }
  return [handedHowWords[emailed.how], emailed.to && `to ${emailed.to}`, `by ${emailed.by}`]
    .filter(Boolean)
    .join(' ')
}

/** For an email written just now: it is on its way, or will not be sent without a mail server. */
const justWritten = ({ letter, reminder }: Letters): 'sending' | 'kept' => {
  const both = [letter, reminder]
  return both.includes('kept') && !both.includes('sending') ? 'kept' : 'sending'
}

/** The success message after sending. */
export const onItsWay =
  (name: string) =>
  (letters: Letters): string => {
    const letter = justWritten(letters)
    return letter === 'sending' ? `${name} is on its way.` : `${notEmailed}.`
  }

/**
 * The same for a toast, which names what was sent and to whom; an email not sent is not a success. `done`:
 * what was done in any case.
 */
export function sentToast(
  name: string,
  letters: Letters,
  { to, done }: { to?: string | null; done?: 'issued' | 'invited' | undefined } = {},
): { message: string; kind: 'success' | 'info' } {
  const letter = justWritten(letters)
  if (letter !== 'sending')
    return { message: `${[name, done].filter(Boolean).join(' ')}. ${notEmailed}`, kind: 'info' }
  return { message: to ? `${name} is on its way to ${to}` : `${name} is on its way`, kind: 'success' }
}
