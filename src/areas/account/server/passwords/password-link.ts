import { AppError, notFound } from '#platform/contract/app-error.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type PublicLink, openLink } from '#platform/server/sessions/public-link.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { PasswordLinkKind } from '../../contract/endpoints.ts'
import { refusalToSignIn } from '../../rules/sign-in-rules.ts'
import { type Account, findAccount } from '../account-store.ts'

interface Opened {
  link: PublicLink
  account: Account
}

/**
 * The account whose password a link from an email sets.
 * @throws not_found alike for a link that is unknown, used, expired or replaced, and for users who may not
 * sign in;
 *   throttled after many wrong links.
 */
export async function openPasswordLink(
  { db, clock }: Platform,
  { ip }: Viewer,
  kind: PasswordLinkKind,
  secret: string,
): Promise<Opened> {
  const link = await openLink({ db, ip, kind, secret, now: clock.now() })
  const account = await findAccount(db, link.record_id)
  if (!account || refusalToSignIn(account)) throw notFound()
  return { link, account }
}

/**
 * The account whose password a link sets; null when the link no longer works. @throws throttled, as
 * openPasswordLink.
 */
export async function findLinkOwner(
  platform: Platform,
  viewer: Viewer,
  { kind, token }: { kind: PasswordLinkKind; token: string },
): Promise<Account | null> {
  try {
    return (await openPasswordLink(platform, viewer, kind, token)).account
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
