import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { fillTemplate } from '#shared/letter-text.ts'
import { type LetterKind, type Placeholder, standardLetters } from '../rules/letter-templates.ts'
import { defaultCompany } from './default-company.ts'

/** The name the business signs with. */
export async function sellerName(db: Db | Tx): Promise<string> {
  const { trading_name, name } = await defaultCompany(db)
  return trading_name ?? name
}

type Values = Partial<Record<Exclude<Placeholder, 'company' | 'sender'>, string | null>>

/** The standard letter of a kind with a record's values; `viewer` signs it, if someone sends it. */
export async function standardLetter(
  db: Db | Tx,
  viewer: Viewer,
  kind: LetterKind,
  values: Values,
): Promise<{ subject: string; message: string }> {
  const all = {
    ...values,
    company: await sellerName(db),
    sender: viewer.user_id === null ? null : viewer.name,
  }
  return {
    subject: fillTemplate(standardLetters[`${kind}_subject`], all),
    message: fillTemplate(standardLetters[`${kind}_letter`], all),
  }
}
