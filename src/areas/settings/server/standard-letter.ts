import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { fillTemplate } from '#shared/letter-text.ts'
import { type LetterKind, type placeholdersOf, standardLetters } from '../rules/letter-templates.ts'
import { defaultCompany } from './default-company.ts'
import { readLetterTemplates } from './letter-template-store.ts'

/** The name the business signs with. */
export async function sellerName(db: Db | Tx): Promise<string> {
  const { trading_name, name } = await defaultCompany(db)
  return trading_name ?? name
}

type Values<Kind extends LetterKind> = Record<
  Exclude<(typeof placeholdersOf)[Kind][number], 'company' | 'sender'>,
  string | null
>

/** The standard letter of a kind with a record's values; `viewer` signs it, if someone sends it. */
export async function standardLetter<Kind extends LetterKind>(
  db: Db | Tx,
  viewer: Viewer,
  kind: Kind,
  values: Values<Kind>,
): Promise<{ subject: string; message: string }> {
  const subject = `${kind}_subject` as const
  const templates = await readLetterTemplates(db)
  const all = {
    ...values,
    company: await sellerName(db),
    sender: viewer.user_id === null ? null : viewer.name,
  }
  return {
    // A saved one can be empty where its values are.
    subject: fillTemplate(templates[subject], all).trim() || fillTemplate(standardLetters[subject], all),
    message: fillTemplate(templates[`${kind}_letter`], all),
  }
}
