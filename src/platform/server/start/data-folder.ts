import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { canEnter, runtimeUser } from '../embedded-postgres/runtime-user.ts'

/**
 * Where Haulyard keeps everything: `HAULYARD_DATA`, else `.data` in the working folder. Root's PostgreSQL
 * runs as nobody, who cannot reach a clone under a closed home: then a folder for that clone under /var/lib.
 * Only names the folder; `makeDataFolder` creates it.
 */
export function dataFolder(env: { HAULYARD_DATA?: string | undefined }): string {
  if (env.HAULYARD_DATA) return resolve(env.HAULYARD_DATA)
  const user = runtimeUser()
  const here = process.cwd()
  if (user.uid === undefined || canEnter(here, user)) return join(here, '.data')
  return join('/var/lib/haulyard', createHash('sha256').update(here).digest('hex').slice(0, 12))
}

/** Creates the folder unless it exists. @throws Error with a message when it cannot be created or written to. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolders(folder)
    // Permissions, read-only mounts and pseudo file systems are all found out by writing.
    rmdirSync(mkdtempSync(join(folder, '.try-')))
  } catch (error) {
    const fault = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const why = fault === 'ENOTDIR' ? 'is not a folder' : `cannot be created or written to (${fault})`
    throw new Error(
      `The data folder ${folder} ${why}. Set HAULYARD_DATA to a folder this user can write to.`,
      { cause: error },
    )
  }
}

/** One at a time: Node's own `recursive` never ends where a folder answers mkdir with "not found", as /proc does. */
function makeFolders(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (found) throw Object.assign(new Error(), { code: 'ENOTDIR' })
  makeFolders(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another start may have created it first.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
