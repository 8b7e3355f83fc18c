import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { withSavepoint } from '#platform/server/database/savepoint.ts'
import { conflictWith } from '../../rules/conflict.ts'
import type { BookedResource, Stretch } from '../../rules/facts.ts'
import { confirmedBetween } from '../booking-store.ts'

interface Claim extends BookedResource {
  name: string
}

/** PostgreSQL's code for an exclusion constraint violation. */
const excluded = '23P01'

/**
 * Writes bookings. If the database refuses one the rules allowed (someone wrote without taking the locks),
 * the wording is the usual one. @throws conflict
 */
export async function explainOverlap<T>(
  change: Change,
  claims: readonly Claim[],
  { when, job_item_id }: { when: Stretch; job_item_id: number | null },
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await withSavepoint(change, write)
  } catch (error) {
    if ((error as { code?: string }).code !== excluded) throw error
    for (const claim of claims) {
      const found = conflictWith(
        claim.name,
        when,
        await confirmedBetween(change.tx, claim, when),
        job_item_id,
      )
      if (found) throw conflict(found.text)
    }
    throw error
  }
}
