import { conflict } from '#platform/contract/app-error.ts'
import type { LetterState } from '#shared/mail-words.ts'

/** Whether an email has not gone out yet, but will. */
export const isUnderWay = (letter: LetterState | null): boolean =>
  letter === 'sending' || letter === 'delayed'

/** Whether an automatic email may be written: not while one is on its way, nor to an address that was refused. */
export const mayFollow = (letter: LetterState | null): boolean => !isUnderWay(letter) && letter !== 'refused'

/** The same email would arrive twice. @throws conflict while one to the same address is on its way */
export function mustNotBeUnderWay(
  letter: LetterState | null,
  { sent_to, to }: { sent_to: string | null; to: string },
): void {
  if (isUnderWay(letter) && sent_to?.toLowerCase() === to.toLowerCase())
    throw conflict(`An email to ${to} is already on its way.`)
}
