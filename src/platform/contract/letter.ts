import * as z from 'zod'
import { letterStates } from '#shared/mail-words.ts'
import { email, optionalText } from './fields.ts'

/** Of a document that is mailed: what became of the letter that brings it, and when it left to whom. */
export const letterFields = {
  letter: z.enum(letterStates).nullable(),
  emailed: z.object({ at: z.string(), to: z.string() }).nullable(),
}

/** An email with the link of a document; without a message a usual one is sent. */
export const LetterInput = z.object({
  to: email('To'),
  to_name: optionalText('Name', { max: 120 }),
  message: optionalText('Message', { max: 4000, lines: 100 }),
})
export type LetterInput = z.output<typeof LetterInput>
