import { job, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { forgetOldPlaces } from './known-places-store.ts'

/** Nightly: forgets places that have not been used for long. */
export const forgetOldPlacesNightly = job(
  jobKind<object>('account-forget-old-places'),
  (_data, { db }: Platform) => forgetOldPlaces(db),
  { cron: '25 3 * * *' },
)
