import { settingsStore } from '#platform/server/change/settings-store.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { fillTemplate } from '#shared/letter-text.ts'
import {
  type LetterKind,
  type LetterTemplates,
  type Placeholder,
  standardLetters,
} from '../rules/letter-templates.ts'
import { defaultCompany } from './default-company.ts'

export const {
  read: readLetterTemplates,
  save: saveLetterTemplates,
  record: letterTemplatesRecord,
} = settingsStore<LetterTemplates>({
  key: 'letters',
  record_type: 'letter_settings',
  title: 'Letters',
  path: '/dashboard/settings/letters',
  rights: { read: 'settings:read', write: 'settings:company' },
  usual: standardLetters,
})

/** The name the business signs with. */
export async function sellerName(db: Db | Tx): Promise<string> {
  const { trading_name, name } = await defaultCompany(db)
  return trading_name ?? name
}

type Values = Partial<Record<Exclude<Placeholder, 'company' | 'sender' | 'link'>, string | null>>

/** The standard letter of a kind with a record's values; `viewer` signs it, if somebody sends it. */
export async function standardLetter(
  db: Db | Tx,
  viewer: Viewer,
  kind: LetterKind,
  values: Values,
): Promise<{ subject: string; message: string }> {
  const templates = await readLetterTemplates(db)
  const all = {
    ...values,
    company: await sellerName(db),
    sender: viewer.user_id === null ? null : viewer.name,
  }
  return {
    subject: fillTemplate(templates[`${kind}_subject`], all),
    message: fillTemplate(templates[`${kind}_letter`], all),
  }
}
