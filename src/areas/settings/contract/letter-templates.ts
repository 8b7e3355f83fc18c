import * as z from 'zod'
import { firstVersion } from '#platform/contract/endpoint.ts'
import { text } from '#platform/contract/fields.ts'
import { checkTemplate } from '../rules/check-template.ts'
import { templateLabels } from '../rules/letter-labels.ts'
import type { LetterKind } from '../rules/letter-templates.ts'

type Part = keyof typeof templateLabels

/** Shorter than what goes out, which is filled in. */
const limits = { subject: { max: 120 }, letter: { max: 3000, lines: 80 } } as const

const template = (kind: LetterKind, part: Part) =>
  text(templateLabels[part], limits[part]).superRefine((typed, context) => {
    const checked = checkTemplate(kind, part, typed)
    if (checked !== true) context.addIssue({ code: 'custom', message: checked, input: typed })
  })

const fieldsOf = <Kind extends LetterKind>(kind: Kind) =>
  ({
    [`${kind}_subject`]: template(kind, 'subject'),
    [`${kind}_letter`]: template(kind, 'letter'),
  }) as Record<`${Kind}_${Part}`, ReturnType<typeof template>>

/** The fields of each letter's form. */
export const letterFields = {
  quote: z.object(fieldsOf('quote')),
  quote_reminder: z.object(fieldsOf('quote_reminder')),
  invoice: z.object(fieldsOf('invoice')),
  invoice_reminder: z.object(fieldsOf('invoice_reminder')),
  credit_note: z.object(fieldsOf('credit_note')),
} as const satisfies Record<LetterKind, z.ZodObject>

const allFields = z.object({
  ...letterFields.quote.shape,
  ...letterFields.quote_reminder.shape,
  ...letterFields.invoice.shape,
  ...letterFields.invoice_reminder.shape,
  ...letterFields.credit_note.shape,
})

/** What each letter to a client begins as, with `{placeholders}` for a record's values. */
export const LetterTemplates = z
  .object({
    quote_subject: z.string(),
    quote_letter: z.string(),
    quote_reminder_subject: z.string(),
    quote_reminder_letter: z.string(),
    invoice_subject: z.string(),
    invoice_letter: z.string(),
    invoice_reminder_subject: z.string(),
    invoice_reminder_letter: z.string(),
    credit_note_subject: z.string(),
    credit_note_letter: z.string(),
    version: firstVersion,
  })
  .meta({ id: 'LetterTemplates' })
export type LetterTemplates = z.output<typeof LetterTemplates>

export const LetterTemplatesPatch = allFields
  .partial()
  .extend({ version: firstVersion })
  .meta({ id: 'LetterTemplatesPatch' })
export type LetterTemplatesPatch = z.output<typeof LetterTemplatesPatch>
