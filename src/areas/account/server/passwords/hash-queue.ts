import { availableParallelism } from 'node:os'
import { AppError } from '#platform/contract/app-error.ts'
import { type Asker, openFairQueue } from '#platform/server/database/fair-queue.ts'
import type { Place } from '../places/place.ts'

/**
 * The turns of this process to hash a password: a few at a time, so that a morning's sign-ins leave half the cores to
 * everybody else, of two the one. An office that begins at the same moment finds its places, behind one address too.
 * Somebody who comes when there are none is refused before the database is asked anything.
 */
export const inTurn = openFairQueue({
  at_once: Math.max(1, Math.floor(availableParallelism() / 2)),
  of_each: 60,
  // Some ten seconds: who would wait longer hears at once when to come again.
  in_all: 120,
  refusal: () =>
    new AppError('throttled', 'Many people are signing in at this moment. Try again in ten seconds.', {
      retry_after_seconds: 10,
    }),
})

/** Somebody whom we know by the browser alone, or by nothing. */
export const visitorAt = ({ network, device }: Place): Asker =>
  device ? { party: device.toString('hex'), is_known: true } : { party: network, is_known: false }

/** Somebody who has proved who they are, by a session or by a link from an email. */
export const knownUser = (user_id: number): Asker => ({ party: `user ${user_id}`, is_known: true })
