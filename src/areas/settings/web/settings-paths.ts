import { type RecordTabs, tabPaths } from '#platform/web/records/record-tabs.ts'
import type { ListKey } from '../contract/dropdown-lists.ts'
import type { LetterKind } from '../rules/letter-templates.ts'

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

const lettersPath = tabPaths(() => '/dashboard/settings/letters', letterTabs)

/** The addresses of this area's screens. */
export const settingsPaths = {
  overview: '/dashboard/settings',
  company: '/dashboard/settings/company',
  list: (list_key?: ListKey) => `/dashboard/settings/lists${list_key ? `?list=${list_key}` : ''}`,
  letters: (tab?: LetterTab) => lettersPath(0, tab),
  holidays: (year?: number) => `/dashboard/settings/public-holidays${year ? `?year=${year}` : ''}`,
  holidayHistory: '/dashboard/settings/public-holidays?tab=history',
  about: '/dashboard/settings/about',
  mail: '/dashboard/settings/mail',
  message: (id: number) => `/dashboard/settings/mail/${id}`,
}
