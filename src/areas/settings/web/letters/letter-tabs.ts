import type { RecordTabs } from '#platform/web/records/record-tabs.ts'
import type { LetterKind } from '../../rules/letter-templates.ts'

export type LetterTab = LetterKind | 'history'
/** A letter each, and what was changed in all of them. */
export const letterTabs: RecordTabs<LetterTab> = {
  quote: { label: 'Quote' },
  quote_reminder: { label: 'Quote reminder' },
  invoice: { label: 'Invoice' },
  invoice_reminder: { label: 'Invoice reminder' },
  credit_note: { label: 'Credit note' },
  history: { label: 'History', right: 'settings:company' },
}
