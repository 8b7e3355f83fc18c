import { createHash, randomBytes } from 'node:crypto'
import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '../change/change.ts'
import type { Db, Tx } from '../database/database.ts'
import { networkOf } from './network.ts'
import { countAttempt } from './throttle-store.ts'

/**
 * Links whose secret opens one thing without a password. Times are business time, like everything people are
 * told about a link.
 */
interface Target {
  /** Its purpose: `reset_password`. A secret of one kind does not work for another. */
  kind: string
  record_type: string
  record_id: number
}

export interface PublicLink extends Target {
  id: number
  /** Who it was made for, where that matters: an email address or a name. */
  person: string | null
  expires_at: string
}

const secretBytes = 32
const hashed = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Creates a link. @returns its secret (43 URL-safe characters), which is stored nowhere. */
export async function issueLink(
  change: Change,
  { expires_at, person = null, ...target }: Target & { person?: string | null; expires_at: Date },
): Promise<string> {
  const secret = randomBytes(secretBytes).toString('base64url')
  await change.tx
    .insertInto('public_link')
    .values({ ...target, person, secret_sha256: hashed(secret), expires_at: expires_at.toISOString() })
    .execute()
  return secret
}

/** The link a secret opens now; null alike for one that is unknown, expired, revoked, used or of another kind. */
export async function findLink(
  db: Db | Tx,
  kind: string,
  secret: string,
  now: Date,
): Promise<PublicLink | null> {
  const link = await db
    .selectFrom('public_link')
    .select(['id', 'kind', 'record_type', 'record_id', 'person', 'expires_at'])
    .where('secret_sha256', '=', hashed(secret))
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
    .where('revoked_at', 'is', null)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return link ?? null
}

/** Wrong secrets of one kind from one network. */
const guesses = { failures: 30, minutes: 15 }

interface Guess {
  db: Db
  /** The change the call is part of, for a write. */
  change?: Change
  ip: string | null
  kind: string
  secret: string
  now: Date
}

/**
 * The link a secret opens, for someone without a password. A right secret works whatever others try from the
 * same network: it has 256 bits, so nobody guesses it. Guessing is throttled anyway.
 * @throws not_found alike for one that is unknown, expired, revoked, used or of another kind; throttled after
 * many of
 *   those from one network.
 */
export async function openLink({ db, change, ip, kind, secret, now }: Guess): Promise<PublicLink> {
  const link = await findLink(change?.tx ?? db, kind, secret, now)
  if (link) return link
  const count = () => countAttempt(db, { [`${kind} link ${networkOf(ip)}`]: guesses })
  if (change) change.ifRefused(count)
  else await count()
  throw notFound()
}

/**
 * Uses up a link. Of simultaneous attempts one succeeds, when its change commits; the others wait for it.
 * @throws not_found when the link no longer opens anything.
 */
export async function useLink(change: Change, id: number): Promise<void> {
  const now = change.now.toISOString()
  const used = await change.tx
    .updateTable('public_link')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw notFound()
}

/** Revokes a record's links, all of them or one kind. @returns how many were open. */
export async function revokeLinks(
  change: Change,
  { kind, record_type, record_id }: Omit<Target, 'kind'> & { kind?: string },
): Promise<number> {
  const { numUpdatedRows } = await change.tx
    .updateTable('public_link')
    .set({ revoked_at: change.now.toISOString() })
    .where('record_type', '=', record_type)
    .where('record_id', '=', record_id)
    .where('revoked_at', 'is', null)
    .where('used_at', 'is', null)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind ?? ''))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Revokes the one link that a secret opens. */
export async function revokeLink(change: Change, secret: string): Promise<void> {
  await change.tx
    .updateTable('public_link')
    .set({ revoked_at: change.now.toISOString() })
    .where('secret_sha256', '=', hashed(secret))
    .execute()
}
