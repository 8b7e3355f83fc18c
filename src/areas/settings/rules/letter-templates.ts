/** The letters that a client gets, each with a template. */
export const letterKinds = ['quote', 'quote_reminder', 'invoice', 'invoice_reminder', 'credit_note'] as const
export type LetterKind = (typeof letterKinds)[number]

export const letterKindWords = {
  quote: 'Quote',
  quote_reminder: 'Quote reminder',
  invoice: 'Invoice',
  invoice_reminder: 'Invoice reminder',
  credit_note: 'Credit note',
} as const satisfies Record<LetterKind, string>

/** What each placeholder gives. */
export const placeholderWords = {
  first_name: 'The contact’s first name, or “there”',
  number: 'The number of the quote, invoice or credit note',
  title: 'The title of the quote, or of the credit note as the law calls it',
  document: '“credit note”, or “adjustment note (credit note)” where GST is charged',
  site: 'The site of the quote',
  total: 'The total with GST',
  valid_until: 'The last day the quote is valid',
  due_date: 'The day the invoice is due',
  owing: 'What is owing and since when, as a sentence',
  invoice_no: 'The invoice that is credited',
  reason: 'The reason for the credit',
  company: 'Your company',
  sender: 'Who sends it; nothing when it is sent automatically',
  link: 'The link that opens it',
} as const
export type Placeholder = keyof typeof placeholderWords

const always = ['first_name', 'number', 'total', 'company', 'sender', 'link'] as const
const ofQuote = [...always, 'title', 'site', 'valid_until'] as const
const ofInvoice = [...always, 'due_date', 'owing'] as const

/** What a kind's template may use. */
export const placeholdersOf: Readonly<Record<LetterKind, readonly Placeholder[]>> = {
  quote: ofQuote,
  quote_reminder: ofQuote,
  invoice: ofInvoice,
  invoice_reminder: ofInvoice,
  credit_note: [...always, 'title', 'document', 'invoice_no', 'reason', 'owing'],
}

type Part = 'subject' | 'letter'
export type LetterTemplates = Record<`${LetterKind}_${Part}`, string>

const letter = (...paragraphs: string[]) =>
  ['Hi {first_name},', ...paragraphs, '{link}', 'Regards,\n{sender}\n{company}'].join('\n\n')

/** The letters until somebody changes them. */
export const standardLetters: LetterTemplates = {
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
