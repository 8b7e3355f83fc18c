import { notFound } from '#platform/contract/app-error.ts'
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
 * Whose password a link from an e-mail sets now.
 * @throws not_found alike for a link that is unknown, used, expired or replaced, and for who may not sign in.
 */
export async function openPasswordLink(
  db: Db | Tx,
  kind: PasswordLinkKind,
  token: string,
  now: Date,
): Promise<Opened> {
  const link = await findLink(db, kind, token, now)
  const account = link && (await findAccount(db, link.record_id))
  if (!account || refusalToSignIn(account)) throw notFound()
  return { link, account }
}
