import type { Db } from '../database/database.ts'
import { forgetContent } from './file-rows.ts'
import type { FileStore, ReceivedFile } from './file-store.ts'

interface Services {
  db: Db
  files: FileStore
}

/**
 * Runs `work` with a way to receive files. When it ends, only files kept by a record remain on disk: waiting
 * files are removed, and after a failure also those placed for a change that was rolled back.
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
    // If the database is unavailable too, the nightly sweep finds it.
    for (const sha256 of placed) await forgetContent(db, files, sha256).catch(() => {})
    throw error
  } finally {
    for (const file of received) await file.release()
  }
}
