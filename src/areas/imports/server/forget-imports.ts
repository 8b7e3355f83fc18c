import { job, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { deleteImport, listForgotten, lockAnyImport } from './import-store.ts'
import { deleteOldRows } from './row-store.ts'

const day = 86_400_000
/** Days an import waits for its owner to go on, and rows that were left out wait to be downloaded. */
const kept = { unfinished: 2, left_out: 7 }

/** Removes unfinished imports that nobody went on with, and rows left out of finished ones. */
export const forgetImports = job(
  jobKind<object>('imports-forget'),
  (_data, platform: Platform) => forget(platform),
  {
    cron: '10 3 * * *',
  },
)

export async function forget({ db, write, clock }: Pick<Platform, 'db' | 'write' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  for (const { id } of await listForgotten(db, new Date(now - kept.unfinished * day)))
    await write(system, async ({ tx }) => {
      const found = await lockAnyImport(tx, id)
      if (found?.status === 'matching' || found?.status === 'checked') await deleteImport(tx, id)
    })
  await write(system, ({ tx }) => deleteOldRows(tx, new Date(now - kept.left_out * day)))
}
