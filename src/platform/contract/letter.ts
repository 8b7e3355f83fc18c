import * as z from 'zod'
import { email, optionalText } from './fields.ts'

/** An e-mail with the link of a document; without a message a usual one is sent. */
export const LetterInput = z.object({
  to: email('To'),
  to_name: optionalText('Name', { max: 120 }),
  message: optionalText('Message', { max: 4000, lines: 100 }),
})
export type LetterInput = z.output<typeof LetterInput>
