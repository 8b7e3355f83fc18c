import type { Write } from '../change/change.ts'
import type { Db } from '../database/database.ts'
import { forgetOldAnswers, keptDays } from '../change/idempotency-store.ts'
import { job, jobKind } from './jobs.ts'
import { deleteOldAttempts } from '../sessions/throttle-store.ts'
import { system } from '../sessions/viewer.ts'

interface Services {
  db: Db
  write: Write
}

const day = 86_400_000

/** Nightly: deletes expired attempt counts and expired answers kept for repeated requests. */
export const forgetOldRows = job(
  jobKind('forget-old-rows'),
  async (_data: object, { db, write }: Services) => {
    await deleteOldAttempts(db)
    await write(system, ({ tx, now }) =>
      forgetOldAnswers(tx, new Date(now.getTime() - keptDays * day).toISOString()),
    )
  },
  { cron: '20 3 * * *' },
)
