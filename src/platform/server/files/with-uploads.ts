import type { Db } from '../database/database.ts'
import { forgetContent } from './file-rows.ts'
import type { FileStore, ReceivedFile } from './file-store.ts'

interface Services {
  db: Db
  files: FileStore
}

/**
 * Runs `work` with a way to take files in. When it ends, nothing of them is left on the disk but what a record keeps:
 * all that waited is gone, and after a failure also what was placed for a change that was not kept.
 */
export async function withUploads<T>(
  { db, files }: Services,
  work: (receive: FileStore['receive']) => Promise<T>,
): Promise<T> {
  const received: ReceivedFile[] = []
  const placed = new Set<string>()
  try {
    return await work(async (...upload) => {
      const file = await files.receive(...upload)
      const noted = {
        ...file,
        place: () => {
          placed.add(file.sha256)
          return file.place()
        },
      }
      received.push(noted)
      return noted
    })
  } catch (error) {
    // Where the database is away too, the nightly sweep finds it.
    for (const sha256 of placed) await forgetContent(db, files, sha256).catch(() => {})
    throw error
  } finally {
    for (const file of received) await file.release()
  }
}
