import type { Db } from '../database/database.ts'
import { job, jobKind } from '../jobs/jobs.ts'
import { forgetContent, knownHashes } from './file-rows.ts'
import type { FileStore } from './file-store.ts'

interface Services {
  db: Db
  files: FileStore
}

/** Removes files no record uses, and uploads that have waited too long for one: both are left by crashes. */
export async function sweep({ db, files }: Services): Promise<void> {
  for await (const hashes of files.old()) {
    const known = await knownHashes(db, hashes)
    for (const sha256 of hashes) if (!known.has(sha256)) await forgetContent(db, files, sha256)
  }
  await files.removeLeftovers()
}

export const sweepFiles = job(
  jobKind('sweep-files'),
  (_data: object, services: Services) => sweep(services),
  {
    cron: '40 2 * * *',
  },
)
