import type { Db, Tx } from '#platform/server/database.ts'
import { type PublicLink, findLink } from '#platform/server/public-link.ts'
import type { PasswordLinkKind } from '../contract/endpoints.ts'
import { refusalToSignIn } from '../rules/sign-in-rules.ts'
import { type Account, findAccount } from './account-store.ts'

interface Opened {
  link: PublicLink
  account: Account
}

/**
 * Whose password a link from an email sets now; null alike for a link that is unknown, used, expired or replaced,
 * and for who may not sign in.
 */
export async function findPasswordLink(
  db: Db | Tx,
  kind: PasswordLinkKind,
  token: string,
  now: Date,
): Promise<Opened | null> {
  const link = await findLink(db, kind, token, now)
  const account = link && (await findAccount(db, link.record_id))
  return !account || refusalToSignIn(account) ? null : { link, account }
}
