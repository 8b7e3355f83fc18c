import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'
import type { WordingDocument, WordingKind } from '../contract/choices.ts'

export const wordingNouns: Readonly<Record<WordingKind, Noun>> = {
  terms: { one: 'set of terms', many: 'terms and conditions' },
  footer: { one: 'quote footer', many: 'quote footers' },
}

export const wordingLabels = {
  title: 'Title',
  body: 'Text',
  applies_to: 'Applies to',
  effective_from: 'Effective from',
  is_default: 'Default',
  revision: 'Version',
  is_current: 'In use today',
  updated_at: 'Changed',
  archived_at: 'Archived',
  archive_reason: 'Reason for archiving',
} as const satisfies Labels

export const wordingDocumentWords: Readonly<Record<WordingDocument, string>> = {
  quote: 'Quotes',
  invoice: 'Invoices',
  docket: 'Dockets',
}
