import type { Db } from '../database.ts'
import { job, jobKind } from '../jobs.ts'
import { knownHashes } from './file-rows.ts'
import type { FileStore } from './file-store.ts'

interface Ground {
  db: Db
  files: FileStore
}

/** Every night: files that no record came to know, and what broken uploads left behind, are removed. */
export const sweepFiles = job(
  jobKind('sweep-files'),
  async (_data: object, { db, files }: Ground) => {
    await files.sweep((sha256s) => knownHashes(db, sha256s))
  },
  { cron: '40 2 * * *' },
)
