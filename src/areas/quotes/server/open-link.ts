import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database.ts'
import { findLink, type PublicLink } from '#platform/server/public-link.ts'
import { countFailure, mustNotBeThrottled } from '#platform/server/throttle-store.ts'
import type { Viewer } from '#platform/server/viewer.ts'
import { linkKind } from './mail-quote.ts'

interface Guess {
  /** Outside of any change: a failure stays counted although the call is refused. */
  db: Db
  /** Where to look: the change of a write, or the same database. */
  reader: Db | Tx
  viewer: Viewer
  secret: string
  now: Date
}

/** A secret has 256 bits: nobody meets one by chance. Whoever tries is slowed all the same. */
const perAddress = { failures: 30, minutes: 15 }

/**
 * The quote that a secret opens. @throws not_found alike for one that is unknown, expired or revoked; throttled after
 * many of those from one address.
 */
export async function openLink({ db, reader, viewer, secret, now }: Guess): Promise<PublicLink> {
  const limits = { [`quote link:${viewer.ip ?? ''}`]: perAddress }
  await mustNotBeThrottled(db, limits)
  const link = await findLink(reader, linkKind, secret, now)
  if (link) return link
  await countFailure(db, limits)
  throw notFound()
}
