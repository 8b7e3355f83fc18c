import * as z from 'zod'
import { handedHow, handedLabels, letterStates } from '#shared/mail-words.ts'
import { optionalLocalDate } from './date-fields.ts'
import { email, optionalEmail, optionalText, reference, text, yesNo } from './fields.ts'

/** For a mailed document: the state of its email, when it went out and to whom. */
export const letterFields = {
  letter: z.enum(letterStates).nullable(),
  emailed: z
    .object({
      at: z.string(),
      to: z.string(),
      /** How someone handed it over instead, and who said so. */
      how: z.enum(handedHow).nullable(),
      by: z.string().nullable(),
      /** The names of the files attached besides the PDF. */
      attached: z.array(z.string()),
    })
    .nullable(),
}

/** Why a document's last email did not arrive, in plain words; null when it did, or nobody knows. */
export const fault = z.string().nullable()

/** Mail servers commonly take 10 MB, and an attachment grows by a third on its way. */
export const maxAttachedBytes = 7_000_000

/** When the saved letter was saved that the sender has read; none for the standard letter. */
const seen_saved_at = z.string().nullish()

/** The email that links to a document; a call without a subject or message gets the standard one. */
export const LetterInput = z.object({
  to: email('To'),
  to_name: optionalText('Name', { max: 120 }),
  cc: z.array(email('Cc')).max(10, 'Up to ten addresses.').optional(),
  subject: text('Subject', { max: 200 }).optional(),
  message: text('Letter', { max: 4000, lines: 100 }).optional(),
  /** Whether the document's PDF is attached. Without a word about it, it is if it fits. */
  with_pdf: yesNo().nullish(),
  /** Documents of the record whose files are attached as well. */
  document_ids: z.array(reference('File')).max(10, 'Up to ten files.').optional(),
  seen_saved_at,
})
export type LetterInput = z.output<typeof LetterInput>

/** A letter that is put aside to be sent later: it need not be complete. */
export const SavedLetterInput = LetterInput.extend({
  to: optionalEmail('To'),
  subject: optionalText('Subject', { max: 200 }),
  message: optionalText('Letter', { max: 4000, lines: 100 }),
})
export type SavedLetterInput = z.output<typeof SavedLetterInput>

/** Deletes the one that its sender has seen. */
export const DiscardedLetterInput = z.object({ seen_saved_at })
export type DiscardedLetterInput = z.output<typeof DiscardedLetterInput>

/** A letter as it was put aside, by whom and when. */
const SavedLetter = z.object({
  to: z.string().nullable(),
  to_name: z.string().nullable(),
  cc: z.array(z.string()),
  subject: z.string().nullable(),
  message: z.string().nullable(),
  with_pdf: z.number().nullable(),
  document_ids: z.array(z.number()),
  saved_by: z.string().nullable(),
  saved_at: z.string(),
})
export type SavedLetter = z.output<typeof SavedLetter>

/** A letter before it is sent: the standard one with this record's values. */
export const LetterDraft = z
  .object({
    subject: z.string(),
    message: z.string(),
    /** The client's people who have an address. */
    contacts: z.array(z.object({ name: z.string(), email: z.string(), mobile: z.string().nullable() })),
    /** Who it is from. */
    from: z.string(),
    /** The PDF that can be attached; `bytes` is null until it has been made. */
    pdf: z.object({
      name: z.string(),
      bytes: z.number().nullable(),
      max_bytes: z.number(),
      path: z.string(),
    }),
    /** The letter that someone put aside. */
    saved: SavedLetter.nullable(),
    /** Without a mail server no email goes out. */
    mail_leaves: z.number(),
  })
  .meta({ id: 'LetterDraft' })
export type LetterDraft = z.output<typeof LetterDraft>

/** A document was handed over without our email: how, to whom, and on which day if not today. */
export const HandedInput = z.object({
  how: z.enum(handedHow, 'Choose how it was sent.'),
  to: optionalText(handedLabels.to, { max: 254 }),
  sent_on: optionalLocalDate(handedLabels.sent_on),
  /** It was sent before, and this is a reminder or a copy. */
  again: yesNo().optional(),
})
export type HandedInput = z.output<typeof HandedInput>

/** A link to a document, to pass on without our email. It is stored nowhere. */
export const DocumentLink = z.object({ url: z.string(), expires_at: z.string() }).meta({ id: 'DocumentLink' })
export type DocumentLink = z.output<typeof DocumentLink>
