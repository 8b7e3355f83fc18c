/** The letters that a client gets, each with a template. */
export const letterKinds = ['quote', 'quote_reminder', 'invoice', 'invoice_reminder', 'credit_note'] as const
export type LetterKind = (typeof letterKinds)[number]

const ofQuote = ['number', 'title', 'site', 'total', 'valid_until'] as const
const ofInvoice = ['number', 'total', 'due_date', 'owing'] as const
const ofCredit = ['number', 'document', 'heading', 'total', 'invoice_no', 'reason', 'owing'] as const
const people = ['first_name', 'sender', 'company'] as const

/** What a template may use for a record's values, besides `{link}`. A value without a text drops its line. */
export const placeholdersOf = {
  quote: [...people, ...ofQuote],
  quote_reminder: [...people, ...ofQuote],
  invoice: [...people, ...ofInvoice],
  invoice_reminder: [...people, ...ofInvoice],
  credit_note: [...people, ...ofCredit],
} as const satisfies Readonly<Record<LetterKind, readonly string[]>>
export type Placeholder = (typeof placeholdersOf)[LetterKind][number]

export type TemplateField = `${LetterKind}_subject` | `${LetterKind}_letter`

const letter = (...paragraphs: string[]) =>
  ['Hi {first_name},', ...paragraphs, '{link}', 'Regards,\n{sender}\n{company}'].join('\n\n')

/** Until the settings hold others. */
export const standardLetters: Readonly<Record<TemplateField, string>> = {
  quote_subject: 'Quote {number} from {company}',
  quote_letter: letter(
    'Here is our quote {number} for {title}. It is valid until {valid_until}.',
    'You can read it, accept it or decline it here:',
  ),
  quote_reminder_subject: 'Reminder: quote {number} from {company}',
  quote_reminder_letter: letter(
    'A reminder about our quote {number} for {title}. It is valid until {valid_until}.',
    'You can read it, accept it or decline it here:',
  ),
  invoice_subject: 'Invoice {number} from {company}',
  invoice_letter: letter('Here is our invoice {number} for {total}. {owing}', 'The invoice is here:'),
  invoice_reminder_subject: 'Reminder: invoice {number} from {company}',
  invoice_reminder_letter: letter(
    'A reminder about our invoice {number}: {owing}',
    'The invoice, with how to pay it, is here:',
  ),
  credit_note_subject: '{heading} {number} from {company}',
  credit_note_letter: letter(
    'Here is our {document} {number} for {total} on our invoice {invoice_no}: {reason}',
    '{owing}',
    'The {document} is here:',
  ),
}
