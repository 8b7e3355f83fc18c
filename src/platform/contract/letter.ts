import * as z from 'zod'
import { letterStates } from '#shared/mail-words.ts'
import { email, optionalText } from './fields.ts'

/** For a mailed document: the state of its email, when it went out and to whom. */
export const letterFields = {
  letter: z.enum(letterStates).nullable(),
  emailed: z.object({ at: z.string(), to: z.string() }).nullable(),
}

/** The email that links to a document; without a message it uses the standard one. */
export const LetterInput = z.object({
  to: email('To'),
  to_name: optionalText('Name', { max: 120 }),
  message: optionalText('Message', { max: 4000, lines: 100 }),
})
export type LetterInput = z.output<typeof LetterInput>
