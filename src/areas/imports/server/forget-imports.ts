import { job, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { failed, goBack } from './go-back.ts'
import { deleteImport, listForgotten, listUnderWay, lockAnyImport } from './import-store.ts'
import { deleteOldRows } from './row-store.ts'

const hour = 3_600_000
/**
 * How long a step may be under way: its job is tried for a few minutes. How long an import waits for its owner to go
 * on, and rows that were left out wait to be downloaded.
 */
const limits = { step: hour, unfinished: 48 * hour, left_out: 7 * 24 * hour }

/** Takes back steps that stopped, and removes what no one went on with. */
export const forgetImports = job(
  jobKind<object>('imports-forget'),
  (_data, platform: Platform) => forget(platform),
  {
    cron: '10 * * * *',
  },
)

type Services = Pick<Platform, 'db' | 'write' | 'clock'>

export async function forget({ db, write, clock }: Services): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  // The database was away for longer than the job was retried, or the server ended each time.
  for (const { id, status } of await listUnderWay(db, before(limits.step)))
    await goBack({ write }, { import_id: id, viewer: system }, { from: status, ...failed(status) })
  for (const { id } of await listForgotten(db, before(limits.unfinished)))
    await write(system, async ({ tx }) => {
      const found = await lockAnyImport(tx, id)
      if (found?.status === 'matching' || found?.status === 'checked') await deleteImport(tx, id)
    })
  await write(system, ({ tx }) => deleteOldRows(tx, before(limits.left_out)))
}
