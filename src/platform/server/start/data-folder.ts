import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { canEnter, runtimeUser } from '../embedded-postgres/runtime-user.ts'

/**
 * Where everything that Haulyard keeps lies: `HAULYARD_DATA`, else `.data` in the working folder. Root's PostgreSQL
 * runs as nobody, who may not get into a clone under a closed home: then a folder of that clone's own under /var/lib.
 * Names the folder only; `makeDataFolder` makes it.
 */
export function dataFolder(env: { HAULYARD_DATA?: string | undefined }): string {
  if (env.HAULYARD_DATA) return resolve(env.HAULYARD_DATA)
  const user = runtimeUser()
  const here = process.cwd()
  if (user.uid === undefined || canEnter(here, user)) return join(here, '.data')
  return join('/var/lib/haulyard', createHash('sha256').update(here).digest('hex').slice(0, 12))
}

/** Makes the folder unless it is there. @throws Error in words when it cannot be made or written into. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolders(folder)
    // Rights, a disk mounted read-only and folders that only look like some are all found out by writing.
    rmdirSync(mkdtempSync(join(folder, '.try-')))
  } catch (error) {
    const fault = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const why = fault === 'ENOTDIR' ? 'is not a folder' : `cannot be made or written into (${fault})`
    throw new Error(
      `The data folder ${folder} ${why}. Set HAULYARD_DATA to a folder that this user may write into.`,
      { cause: error },
    )
  }
}

/** One after the other: Node's own `recursive` never ends where a folder refuses new ones with "not found", as /proc does. */
function makeFolders(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (found) throw Object.assign(new Error(), { code: 'ENOTDIR' })
  makeFolders(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another start may have been the quicker.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
