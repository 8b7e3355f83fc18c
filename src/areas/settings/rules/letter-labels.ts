import type { Labels } from '#shared/labels.ts'
import type { LetterKind, Placeholder, TemplateField } from './letter-templates.ts'

/** A letter's two texts, as its form calls them. */
export const templateLabels = { subject: 'Subject', letter: 'Letter' } as const satisfies Labels

/** The same in the history, which is about all letters. */
export const letterLabels = {
  quote_subject: 'Quote: subject',
  quote_letter: 'Quote: letter',
  quote_reminder_subject: 'Quote reminder: subject',
  quote_reminder_letter: 'Quote reminder: letter',
  invoice_subject: 'Invoice: subject',
  invoice_letter: 'Invoice: letter',
  invoice_reminder_subject: 'Invoice reminder: subject',
  invoice_reminder_letter: 'Invoice reminder: letter',
  credit_note_subject: 'Credit note: subject',
  credit_note_letter: 'Credit note: letter',
} as const satisfies Record<TemplateField, string>

/** When each letter is used. */
export const letterUses: Readonly<Record<LetterKind, string>> = {
  quote: 'When you send a quote for the first time.',
  quote_reminder: 'When you send a quote again, and on the reminder days.',
  invoice: 'When you send an invoice or a copy of one.',
  invoice_reminder: 'When you send an invoice again, and on the reminder days.',
  credit_note: 'When you send a credit note.',
}

/** What each placeholder gives. */
export const placeholderWords: Readonly<Record<Placeholder | 'link', string>> = {
  first_name: 'Recipient’s first name',
  number: 'Document number',
  title: 'What the quote is for',
  site: 'Site',
  total: 'Total with GST',
  valid_until: 'Valid until',
  due_date: 'Due date',
  owing: 'What is owing, as a sentence',
  invoice_no: 'Invoice number',
  reason: 'Reason for the credit',
  document: 'Type of document, within a sentence',
  heading: 'Type of document, as a title',
  company: 'Your business name',
  sender: 'Sender’s name, if a person sends it',
  link: 'Button to open the document',
}
