import { availableParallelism } from 'node:os'
import { AppError } from '#platform/contract/app-error.ts'
import { type Asker, openFairQueue } from '#platform/server/database/fair-queue.ts'
import type { Place } from '../places/place.ts'

/**
 * The queue for hashing passwords in this process: a few at a time, so that a morning's sign-ins leave half
 * the cores to other work, one of two. It has room for an office that starts at the same moment from behind
 * one address. When it is full, callers are refused before any database query.
 */
export const inTurn = openFairQueue({
  at_once: Math.max(1, Math.floor(availableParallelism() / 2)),
  of_each: 60,
  // About ten seconds: anyone who would wait longer is asked to retry.
  in_all: 120,
  refusal: () =>
    new AppError('throttled', 'Many people are signing in right now. Try again in ten seconds.', {
      retry_after_seconds: 10,
    }),
})

/** Someone we know only by the browser, or not at all. */
export const visitorAt = ({ network, device }: Place): Asker =>
  device ? { party: device.toString('hex'), is_known: true } : { party: network, is_known: false }

/** Someone identified by a session or by a link from an email. */
export const knownUser = (user_id: number): Asker => ({ party: `user ${user_id}`, is_known: true })
