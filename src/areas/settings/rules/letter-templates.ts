/** The letters that a client gets, each with a template. */
export type LetterKind = 'quote' | 'quote_reminder' | 'invoice' | 'invoice_reminder' | 'credit_note'

/** What stands for a record's values in a template, beside `{link}`. A value without a text drops its line. */
export type Placeholder =
  | 'first_name'
  | 'number'
  | 'title'
  | 'document'
  | 'site'
  | 'total'
  | 'valid_until'
  | 'due_date'
  | 'owing'
  | 'invoice_no'
  | 'reason'
  | 'company'
  | 'sender'

type Part = 'subject' | 'letter'

const letter = (...paragraphs: string[]) =>
  ['Hi {first_name},', ...paragraphs, '{link}', 'Regards,\n{sender}\n{company}'].join('\n\n')

/** Each can be reworded before it is sent. */
export const standardLetters: Readonly<Record<`${LetterKind}_${Part}`, string>> = {
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
  credit_note_subject: '{title} {number} from {company}',
  credit_note_letter: letter(
    'Here is our {document} {number} for {total} on our invoice {invoice_no}: {reason}',
    '{owing}',
    'The {document} is here:',
  ),
}
