import { tabPaths } from '#platform/web/records/record-tabs.ts'
import type { ListKey } from '../contract/dropdown-lists.ts'
import { type LetterTab, letterTabs } from './letters/letter-tabs.ts'

const lettersPath = tabPaths(() => '/dashboard/settings/letters', letterTabs)

/** The addresses of this area's screens. */
export const settingsPaths = {
  overview: '/dashboard/settings',
  company: '/dashboard/settings/company',
  list: (list_key?: ListKey) => `/dashboard/settings/lists${list_key ? `?list=${list_key}` : ''}`,
  letters: (tab?: LetterTab) => lettersPath(0, tab),
  about: '/dashboard/settings/about',
  mail: '/dashboard/settings/mail',
  message: (id: number) => `/dashboard/settings/mail/${id}`,
}
