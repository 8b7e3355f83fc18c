import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { canEnter, runtimeUser } from './embedded-postgres/runtime-user.ts'

/**
 * Where everything that Haulyard keeps lies: `HAULYARD_DATA`, else `.data` in the working folder. Root's PostgreSQL
 * runs as nobody, who may not get into a clone under a closed home: then a folder of that clone's own under /var/lib.
 * Names the folder only; whoever writes into it makes it.
 */
export function dataFolder(env: { HAULYARD_DATA?: string | undefined }): string {
  if (env.HAULYARD_DATA) return resolve(env.HAULYARD_DATA)
  const user = runtimeUser()
  const here = process.cwd()
  if (user.uid === undefined || canEnter(here, user)) return join(here, '.data')
  return join('/var/lib/haulyard', createHash('sha256').update(here).digest('hex').slice(0, 12))
}
